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
} as const
