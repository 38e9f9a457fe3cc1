/** Signal: issues, reasons, tools, actions, layers and cells; part of core/text. */
export const en = {
  'kind.signal': 'Signal',
  'play.signal': 'Press a tile to turn it; the right button turns it back. S or the middle button pins it down.',

  // issues of the text
  'signal/too-long':
    'At most {{most}} tiles a side: this text has {{lines}} lines, the longest of {{characters}} characters; cut it to one level',
  'signal/no-tiles': 'A level needs at least one row of tiles: one hex digit a tile',
  'signal/too-large': 'At most {{most}} tiles a side: this board is {{width}} × {{height}}',
  'signal/line-length_one':
    'Line {{line}} has {{count}} tile, expected {{expected}}: make every row as long as the first, pad a short one with 0 (blank)',
  'signal/line-length_other':
    'Line {{line}} has {{count}} tiles, expected {{expected}}: make every row as long as the first, pad a short one with 0 (blank)',
  'signal/full-width_one': "'{{char}}' at line {{line}} column {{column}} is full-width: write {{plain}} instead",
  'signal/full-width_other':
    "'{{char}}' is full-width, in {{count}} places, the first at line {{line}} column {{column}}: write {{plain}} instead",
  'signal/invisible_one': 'Invisible character {{char}} at line {{line}} column {{column}}: delete it',
  'signal/invisible_other': 'Invisible character {{char}} in {{count}} places, the first at line {{line}} column {{column}}: delete it',
  'signal/not-a-tile_one':
    "'{{char}}' at line {{line}} column {{column}} is no tile: write a hex digit, up 1 + right 2 + down 4 + left 8, or 0 for a blank tile",
  'signal/not-a-tile_other':
    "'{{char}}' is no tile, in {{count}} places, the first at line {{line}} column {{column}}: write a hex digit, up 1 + right 2 + down 4 + left 8, or 0 for a blank tile",
  'signal/wrapping':
    "'{{char}}' at line {{line}} column {{column}} marks a board whose edges wrap round: this version knows only boards with edges; take the mark away",
  'signal/barrier_one':
    "'{{char}}' at line {{line}} column {{column}} marks a barrier between tiles: this version knows no barriers; take the mark away",
  'signal/barrier_other':
    "'{{char}}' marks a barrier between tiles, in {{count}} places, the first at line {{line}} column {{column}}: this version knows no barriers; take the marks away",
  'signal/unknown-line':
    'Line {{line}}: after the tiles come only “locks:” and “answer:”, each on a line of its own; delete the empty line before it if these are tiles',
  'signal/line-twice': 'Line {{line}}: “{{name}}:” is there already; put all of it on one line',
  'signal/bad-lock': 'Line {{line}}: “{{lock}}” is no cell; write column and row from 0 with a comma between, such as 0,2',
  'signal/lock-outside': 'Line {{line}}: the lock {{lock}} is outside the board, whose last cell is {{right}},{{bottom}}',
  'signal/lock-twice': 'Line {{line}}: the lock {{lock}} is listed twice; delete one',
  'signal/answer-digit':
    "Line {{line}}: '{{char}}' in row {{row}} column {{column}} of the answer is no tile; write a hex digit, and / between rows",
  'signal/answer-size':
    'Line {{line}}: the answer has {{rows}} rows, one of them of {{count}} tiles, but the board is {{width}} × {{height}}; write all of its tiles, with / between rows',
  'signal/answer-shape':
    'The answer at row {{row}} column {{column}} is {{answer}}, which is no turn of the tile {{start}} of the start: give both the same shape',
  'signal/answer-locked':
    'The tile at row {{row}} column {{column}} is locked, but lies as {{start}} at the start and as {{answer}} in the answer: make them the same, or unlock it',

  // issues of the board
  'signal/already-solved': 'The start is solved already: scramble it, or turn some tiles',
  'signal/all-blank': 'The board is blank: drag from tile to tile to draw a network',
  'signal/blank_one': '1 blank tile can never be connected: draw a wire into it, or make the board smaller',
  'signal/blank_other': '{{count}} blank tiles can never be connected: draw wires into them, or make the board smaller',
  'signal/too-many-arms_one':
    'This cannot be a tree: {{tiles}} tiles need {{wanted}} arms, and there are {{arms}}, {{count}} too many; erase a wire that closes a loop',
  'signal/too-many-arms_other':
    'This cannot be a tree: {{tiles}} tiles need {{wanted}} arms, and there are {{arms}}, {{count}} too many; erase a wire that closes a loop',
  'signal/too-few-arms_one':
    'This cannot be a tree: {{tiles}} tiles need {{wanted}} arms, and there are {{arms}}, {{count}} too few; draw a wire that joins two parts',
  'signal/too-few-arms_other':
    'This cannot be a tree: {{tiles}} tiles need {{wanted}} arms, and there are {{arms}}, {{count}} too few; draw a wire that joins two parts',
  'signal/off-board':
    'The tile at row {{row}} column {{column}} has {{arms}} arms, and however it is turned one leaves the board: give it fewer',
  'signal/locked-off-board': 'The locked tile at row {{row}} column {{column}} has an arm that leaves the board: turn it, or unlock it',
  'signal/no-fit-beside':
    'However the tile at row {{row}} column {{column}} is turned, some neighbour cannot answer it: change its wires or those beside it',
  'signal/answer-loose_one': 'The answer is not solved: 1 tile has an arm that meets none; mend it on the answer, or forget the answer',
  'signal/answer-loose_other':
    'The answer is not solved: {{count}} tiles have arms that meet none; mend them on the answer, or forget the answer',
  'signal/answer-apart_one': 'The answer is not solved: 1 tile is not connected with the rest; join it, or forget the answer',
  'signal/answer-apart_other': 'The answer is not solved: {{count}} tiles are not connected with the rest; join them, or forget the answer',

  // refusals
  'signal/outside': 'That is outside the board: start on a tile',
  'signal/drag-for-wire': 'Drag from tile to tile to draw a wire',
  'signal/drag-to-cut': 'Drag along a wire to cut it; to clear a tile use the eraser',
  'signal/no-answer-drawn': 'This board has no answer beside its start: draw a network and scramble it',

  // reasons
  'signal/not-a-tree':
    'The tiles have {{arms}} arms, and a tree of them needs {{needed}}, however they are turned: draw a wire or erase one',
  'signal/no-fit':
    'Going by the border and the neighbours alone, no way is left for the tile at row {{row}} column {{column}} to lie: change the wires thereabouts',
  'signal/no-fit-locked':
    'Going by the border, the neighbours and the locked tiles as they lie, no way is left for the tile at row {{row}} column {{column}}: unlock or turn a locked tile, or change the wires',
  'signal/no-arrangement': 'No way to turn the tiles connects them all without a loop: all of them were ruled out',

  // game IDs of Net
  'net/not-an-id': 'This is no game ID of Net: write the size, a colon and a hex digit a tile, such as 4x4:88363ee82bd18758',
  'net/seed':
    'This ID holds a random seed of Net’s own (#), which only Net can turn into a board: copy the specific ID, with a colon, instead',
  'net/wrapping': 'This board’s edges wrap round (w): this version knows only boards with edges',
  'net/barrier': 'This board has barriers between tiles ({{char}}): this version knows no barriers',
  'net/size': 'This board is {{width}} × {{height}}: a side has 1 to {{most}} tiles',
  'net/not-a-tile': "'{{char}}' is no tile (character {{place}} behind the colon): write a hex digit a tile",
  'net/length': '{{count}} tiles stand behind the colon, but {{width}} × {{height}} are {{expected}}: copy the whole ID',

  // grades, factors, wishes
  'grade.signal.easy': 'Easy',
  'grade.signal.medium': 'Medium',
  'grade.signal.hard': 'Hard',
  'grade.signal.unrated': 'Unrated',
  'grade.signal.any': 'Any',
  'note.grade.signal': 'by the thresholds of the published method; not calibrated on people',
  'fact.signal.turnsBothWays': 'Both ways',
  'factor.signal.turnsBothWays': 'Turns, either way',
  'factor.signal.score': 'Score',
  'factor.signal.variety': 'Variety of shapes',
  'factor.signal.deduction': 'Tiles settled without trying',
  'factor.signal.boundaryFixed': 'Settled by the border',
  'factor.signal.localFixed': 'Settled by neighbours',
  'factor.signal.localRounds': 'Rounds of neighbours',
  'factor.signal.globalRounds': 'Rounds of loops and gaps',
  'factor.signal.needsSearch': 'Needs trying out',
  'factor.signal.maxDepth': 'Depth of trying',
  'factor.signal.decisionPoints': 'Choices tried',
  'factor.signal.nodes': 'Positions tried',
  'factor.signal.remaining': 'Left open by neighbours',
  'factor.signal.largestRegion': 'Largest open region',
  'factor.signal.hardest': 'Hardest technique (1 to 6)',
  'factor.signal.steps': 'Steps of thought',
  'factor.signal.longest': 'Longest argument',
  'factor.signal.bottlenecks': 'Steps without an alternative',
  'factor.signal.whatIfDepth': 'Depth of supposing',
  'factor.signal.lockOnly': 'Neighbours alone suffice',
  'technique.signal.lock': 'Border and neighbours',
  'technique.signal.edge': 'Known side',
  'technique.signal.island': 'Island',
  'technique.signal.loop': 'Loop',
  'technique.signal.reach': 'Dead ends',
  'technique.signal.what-if': 'What if',
  'wish.signal.width': 'Width',
  'wish.signal.height': 'Height',
  'wish.signal.grade': 'Difficulty',

  // tools, actions, layers, cells
  'tool.signal.wire': 'Wire (right button cuts)',
  'tool.signal.turn': 'Turn (right button turns back)',
  'tool.signal.lock': 'Lock',
  'tool.signal.erase': 'Eraser',
  'action.signal.scramble': 'Scramble',
  'action.signal.unscramble': 'Lay the start as the answer',
  'action.signal.forget-answer': 'Forget the answer',
  'layer.signal.start': 'Start',
  'layer.signal.answer': 'Answer',
  'cell.signal.outside': 'Outside the board',
  'cell.signal.tiles_one': '1 tile',
  'cell.signal.tiles_other': '{{count}} tiles',
  'cell.signal.locked': '$t(cell.signal.{{tile}}), locked',
  'cell.signal.blank': 'Blank',
  'cell.signal.end-up': 'End, up',
  'cell.signal.end-right': 'End, to the right',
  'cell.signal.end-down': 'End, down',
  'cell.signal.end-left': 'End, to the left',
  'cell.signal.straight-column': 'Straight, up and down',
  'cell.signal.straight-row': 'Straight, left and right',
  'cell.signal.elbow-up-right': 'Elbow, up and right',
  'cell.signal.elbow-right-down': 'Elbow, right and down',
  'cell.signal.elbow-down-left': 'Elbow, down and left',
  'cell.signal.elbow-left-up': 'Elbow, left and up',
  'cell.signal.tee-up': 'Tee, stem up',
  'cell.signal.tee-right': 'Tee, stem to the right',
  'cell.signal.tee-down': 'Tee, stem down',
  'cell.signal.tee-left': 'Tee, stem to the left',
  'cell.signal.cross': 'Cross',

  // wishes of the generator perturb
  'factor.signal.flaw': 'Distance from the wish',
  'generator.signal.perturb': 'Perturb',
  'note.generator.signal.perturb': 'Any size to 40. A random tree is changed, edge by edge, until it is the only answer and as wished.',
  'generator.signal.v3': 'Version 3',
  'note.generator.signal.v3': 'The published method: squares of 4 to 6, a new random tree at each of 500 attempts.',
  'repair.signal.by-locks': 'Lock tiles',
  'repair.signal.by-tiles': 'Change tiles',
  'wish.signal.technique': 'Hardest technique',
  'wish.signal.crosses': 'Crosses',
  'wish.signal.changes': 'Changes of a try',
  'technique.signal.any': 'Any',
  'crosses.signal.allowed': 'Allowed',
  'crosses.signal.none': 'None',

  // changes that leave one answer
  'repair.signal.locks_one': 'Lock {{count}} tile',
  'repair.signal.locks_other': 'Lock {{count}} tiles: fewer do not do',
  'repair.signal.locks-about_one': 'Lock {{count}} tile',
  'repair.signal.locks-about_other': 'Lock {{count}} tiles: perhaps fewer do',
  'repair.signal.tiles_one': 'Change {{count}} tile',
  'repair.signal.tiles_other': 'Change {{count}} tiles: fewer do not do',
  'repair.signal.tiles-about_one': 'Change {{count}} tile',
  'repair.signal.tiles-about_other': 'Change {{count}} tiles: perhaps fewer do',

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
