/** The sentences of Signal; part of core/text. */
export const en = {
  // the article's generator: its own words, or their translation
  'signal/v3-unknown-grade': 'Unknown difficulty',
  'signal/v3-limits': 'Choose a square of 4 to 6 cells a side, and a seed of at most 80 characters.',
  'signal/v3-not-found': '500 attempts found no puzzle as wished for. Change the size or the difficulty.',

  // deductions: why a tile lies as it does, or does not; arrows stand for arms and sides
  'deduction.signal.lock': 'Row {{row}}, column {{column}}: only {{arms}} fits the border and the settled tiles beside it.',
  'deduction.signal.edge-border': 'Row {{row}}, column {{column}}: no arm {{side}}, for the border is there.',
  'deduction.signal.edge-joined':
    'Row {{row}}, column {{column}}: an arm {{side}}, for the tile there has an arm towards this one, whichever way it still lies.',
  'deduction.signal.edge-apart':
    'Row {{row}}, column {{column}}: no arm {{side}}, for the tile there has no arm towards this one, whichever way it still lies.',
  'deduction.signal.island':
    'Row {{row}}, column {{column}}: not {{arms}}, which would close off a network of {{size}} of the {{cells}} tiles.',
  'deduction.signal.loop': 'Row {{row}}, column {{column}}: not {{arms}}, which would close a loop.',
  'deduction.signal.reach':
    'Row {{row}}, column {{column}}: not {{arms}}, which leads into dead ends only: at most {{size}} of the {{cells}} tiles could be connected.',
  'deduction.signal.what-if_one':
    'Row {{row}}, column {{column}}: not {{arms}}. Suppose it: {{count}} step later nothing fits at row {{endRow}}, column {{endColumn}}.',
  'deduction.signal.what-if_other':
    'Row {{row}}, column {{column}}: not {{arms}}. Suppose it: {{count}} steps later nothing fits at row {{endRow}}, column {{endColumn}}.',
  'deduction.signal.what-if-island_one':
    'Row {{row}}, column {{column}}: not {{arms}}. Suppose it: {{count}} step later a network that is too small is closed off at row {{endRow}}, column {{endColumn}}.',
  'deduction.signal.what-if-island_other':
    'Row {{row}}, column {{column}}: not {{arms}}. Suppose it: {{count}} steps later a network that is too small is closed off at row {{endRow}}, column {{endColumn}}.',
  'deduction.signal.what-if-loop_one':
    'Row {{row}}, column {{column}}: not {{arms}}. Suppose it: {{count}} step later a loop closes at row {{endRow}}, column {{endColumn}}.',
  'deduction.signal.what-if-loop_other':
    'Row {{row}}, column {{column}}: not {{arms}}. Suppose it: {{count}} steps later a loop closes at row {{endRow}}, column {{endColumn}}.',
  'deduction.signal.what-if-reach_one':
    'Row {{row}}, column {{column}}: not {{arms}}. Suppose it: {{count}} step later row {{endRow}}, column {{endColumn}} leads into dead ends only.',
  'deduction.signal.what-if-reach_other':
    'Row {{row}}, column {{column}}: not {{arms}}. Suppose it: {{count}} steps later row {{endRow}}, column {{endColumn}} leads into dead ends only.',
  'deduction.signal.what-if-nested_one':
    'Row {{row}}, column {{column}}: not {{arms}}. Suppose it, and whatever is supposed after that: {{count}} step in all, suppositions {{depth}} deep, comes to nothing at row {{endRow}}, column {{endColumn}}.',
  'deduction.signal.what-if-nested_other':
    'Row {{row}}, column {{column}}: not {{arms}}. Suppose it, and whatever is supposed after that: {{count}} steps in all, suppositions {{depth}} deep, come to nothing at row {{endRow}}, column {{endColumn}}.',
  'deduction.signal.none': 'Row {{row}}, column {{column}}: no way to lie fits what is known around it, so the board has no answer.',
  'deduction.signal.none-island':
    'Row {{row}}, column {{column}}: here a network of {{size}} of the {{cells}} tiles must close off, so the board has no answer.',
  'deduction.signal.none-loop': 'Row {{row}}, column {{column}}: here a loop must close, so the board has no answer.',
  'deduction.signal.none-reach':
    'Row {{row}}, column {{column}}: at most {{size}} of the {{cells}} tiles can be connected here, so the board has no answer.',
} as const
