/** Jelly: issues, reasons, tools and cells; part of core/text. */
export const en = {
  // reasons
  'jelly/apart':
    'The {{letter}} jellies can never all become one: from where they are, some can never get to the others. Open a way, or move one nearer',
  'jelly/stuck-apart': 'The {{letter}} jellies are in several pieces, and none of them can ever move. Free one, or let them touch',
  'jelly/hidden-stays_one':
    'The hidden {{letter}} jelly at column {{column}}, row {{row}} can never come out: no jelly of its colour can get there and make room. Open a way, or move it',
  'jelly/hidden-stays_other':
    '{{count}} hidden jellies can never come out, the first of them {{letter}} at column {{column}}, row {{row}}: no jelly of their colour can get there and make room. Open a way, or move it',
  'jelly/exhausted': 'No line of pushes solves it: a search of all play proves it. Open a way, or move a jelly',

  // what is said beyond the verdict
  'grade.jelly.first-steps': 'First steps',
  'grade.jelly.easy': 'Easy',
  'grade.jelly.medium': 'Medium',
  'grade.jelly.hard': 'Hard',
  'grade.jelly.expert': 'Expert',
  'grade.jelly.fiendish': 'Fiendish',
  'note.grade.jelly': 'computed from all shortest solutions; not calibrated on people',
  'factor.jelly.pushes': 'pushes',
  'factor.jelly.bits': 'bits to find',
  'factor.jelly.narrowest': 'narrowest point: one good push in',
  'factor.jelly.forced': 'forced pushes',
  'factor.jelly.away': 'pushes away from the goal',
  'factor.jelly.hidden': 'jellies to emerge',
  'factor.jelly.positions': 'positions on shortest lines',
  'factor.jelly.score': 'score',
  'factor.jelly.alive': 'positions that can be solved (%)',
  'strategies.jelly': 'Final positions',
  'cli.strategies.jelly_one': '{{count}} final position',
  'cli.strategies.jelly_other': '{{count}} final positions',
} as const
