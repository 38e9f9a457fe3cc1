/** Jelly: issues, reasons, tools and cells; part of core/text. */
export const en = {
  'kind.jelly': 'Jelly',
  'play.jelly': 'Drag a jelly or a block one cell to the left or right; then everything falls.',

  // issues of the text
  'jelly/too-long': 'At most {{most}} cells a side: this text is far longer; cut it to one stage',
  'jelly/empty': 'A stage needs at least one row of cells, such as #R.R#',
  'jelly/too-large': 'At most {{most}} cells a side: this stage is {{width}} × {{height}}; take rows or columns away',
  'jelly/line-length_one':
    'Line {{line}} has {{count}} cell, expected {{expected}}: make every row as long as the first, pad a short one with . (empty) or # (wall)',
  'jelly/line-length_other':
    'Line {{line}} has {{count}} cells, expected {{expected}}: make every row as long as the first, pad a short one with . (empty) or # (wall)',
  'jelly/unknown-character_one':
    "'{{char}}' at line {{line}} column {{column}} is no cell: write . (empty), # (wall), R G B Y C M O V (jelly, small letters anchored) or @ * $ % (black block)",
  'jelly/unknown-character_other':
    "'{{char}}' is no cell, in {{count}} places, the first at line {{line}} column {{column}}: write . (empty), # (wall), R G B Y C M O V (jelly, small letters anchored) or @ * $ % (black block)",
  'jelly/no-blank-line': 'Line {{line}}: put one empty line between the rows and the first link, hidden or comment line',
  'jelly/blank-line': 'Line {{line}} is empty: delete it; only one empty line stands in a stage, below its rows',
  'jelly/unknown-directive': 'Line {{line}}: “{{text}}” is not known; write link, hidden, hidden+link or a comment that begins with //',
  'jelly/bad-link':
    'Line {{line}}: “{{text}}” is no link; write link X,Y,D with column and row from 1 and D one of < > ^ v, such as link 2,3,>',
  'jelly/link-end':
    'Line {{line}}: nothing to link at column {{column}}, row {{row}}; both cells of a link must hold a jelly or a black block: put one there, or delete the line',
  'jelly/link-repeated': 'Line {{line}}: this link is there already; delete one of the two',
  'jelly/bad-hidden':
    'Line {{line}}: “{{text}}” is no hidden jelly; write hidden X,Y,C,D with column and row from 1, C one of {{colours}} and D one of < > ^ v, such as hidden 2,3,R,<',
  'jelly/hidden-outside':
    'Line {{line}}: column {{column}}, row {{row}} is outside; put the hidden jelly on the board or in its border, column 0 to {{right}}, row 0 to {{bottom}}',
  'jelly/hidden-in-jelly':
    'Line {{line}}: a jelly is at column {{column}}, row {{row}}, and nothing can hide in it; choose a wall, the border or a black block',
  'jelly/hidden-in-empty':
    'Line {{line}}: column {{column}}, row {{row}} is empty, and nothing can hide there; choose a wall, the border or a black block',
  'jelly/hidden-twice':
    'Line {{line}}: a hidden jelly at column {{column}}, row {{row}} comes out on this side already; delete one, or change its direction',

  // issues of the board
  'jelly/no-jellies': 'There is no jelly to bring together: paint two of a colour',
  'jelly/already-solved':
    'No colour is in two pieces and nothing is hidden: the stage is solved already; move two jellies of a colour apart',
  'jelly/hidden-into-wall':
    'The hidden jelly ($t(swatch.jelly.{{colour}})) at column {{column}}, row {{row}} can never come out: a wall is before it; clear that cell, or turn the jelly',
  'jelly/hidden-into-border':
    'The hidden jelly ($t(swatch.jelly.{{colour}})) at column {{column}}, row {{row}} can never come out: the border is before it; turn the jelly towards the board, or move it',
  'jelly/hidden-into-block':
    'The hidden jelly ($t(swatch.jelly.{{colour}})) at column {{column}}, row {{row}} can never come out: its own block is before it; turn the jelly to another side',
  'jelly/hidden-alone':
    'The hidden jelly ($t(swatch.jelly.{{colour}})) at column {{column}}, row {{row}} can never come out: only a jelly of its colour wakes it, and there is none; paint one',
  'jelly/hidden-touched':
    'The hidden jelly ($t(swatch.jelly.{{colour}})) at column {{column}}, row {{row}} is touched from the start, but stays hidden until the first move; move one of the two away if that is not meant',
  'jelly/all-anchored': '$t(swatch.jelly.{{colour}}): {{count}} pieces, all anchored, can never become one; free one, or let them touch',
  'jelly/floating_one': 'A piece hangs in the air: it stays until the first move, and falls then; put something under it',
  'jelly/floating_other': '{{count}} pieces hang in the air: they stay until the first move, and fall then; put something under them',
  'jelly/idle-link': 'The link at column {{column}}, row {{row}} ties what is one already: it does nothing; delete it',

  // refusals
  'jelly/outside': 'That is outside the board: start on a cell',
  'jelly/blocks-crowded': 'Here blocks of all {{count}} marks touch, and a new one would be one with them: leave a cell between',
  'jelly/no-jelly-here': 'No jelly is here: only jellies can be anchored',
  'jelly/nothing-here': 'Nothing is here: start on a jelly or a block',
  'jelly/link-from-nothing': 'Start on a jelly or a black block, and drag to the one beside it',
  'jelly/link-to-nothing': 'End on a jelly or a black block: a link ties two of them',
  'jelly/drag-for-link': 'Drag to the piece beside it: a link ties the two; once more, and it is gone',
  'jelly/link-to-itself': 'Both ends are in one piece: drag to another one',
  'jelly/link-apart': 'These two do not touch: a link ties neighbours',
  'jelly/hidden-off-border': 'That is beyond the border: start on a wall, the border or a black block',
  'jelly/hide-in-wall': 'Nothing can hide here: start on a wall, the border or a black block',
  'jelly/drag-for-hidden': 'Drag to the side where it comes out',
  'jelly/hidden-diagonal': 'It comes out on one side: drag along a row or a column',
  'jelly/over-border': 'That leads over the border: stay on the board',
  'jelly/no-room': 'Something is in the way at column {{column}}, row {{row}}: move or erase it first',

  // tools, cells, facts
  'tool.jelly.jelly': 'Jelly',
  'tool.jelly.anchor': 'Anchor',
  'tool.jelly.wall': 'Wall',
  'tool.jelly.block': 'Black block',
  'tool.jelly.link': 'Link (right button cuts)',
  'tool.jelly.hidden': 'Hidden jelly (right button removes)',
  'tool.jelly.tied': 'Hidden jelly, tied (right button removes)',
  'tool.jelly.rectangle': 'Rectangle (right button clears)',
  'tool.jelly.fill': 'Fill (right button clears)',
  'tool.jelly.move': 'Select and move',
  'tool.jelly.erase': 'Eraser',
  'action.jelly.mirror': 'Mirror left and right',
  'action.jelly.turn': 'Turn by a quarter',
  'swatch.jelly.R': 'Red',
  'swatch.jelly.G': 'Green',
  'swatch.jelly.B': 'Blue',
  'swatch.jelly.Y': 'Yellow',
  'swatch.jelly.C': 'Cyan',
  'swatch.jelly.M': 'Pink',
  'swatch.jelly.O': 'Orange',
  'swatch.jelly.V': 'Violet',
  'swatch.jelly.wall': 'Wall',
  'swatch.jelly.block': 'Black block',
  'cell.jelly.outside': 'Outside the board',
  'cell.jelly.border': 'Border',
  'cell.jelly.empty': 'Empty',
  'cell.jelly.wall': 'Wall',
  'cell.jelly.block': 'Black block {{mark}}',
  'cell.jelly.jelly': '$t(swatch.jelly.{{colour}}) jelly',
  'cell.jelly.anchored': '$t(swatch.jelly.{{colour}}) jelly, held fast',
  'cell.jelly.hidden': '$t(cell.jelly.{{what}}), hidden: $t(swatch.jelly.{{colour}}) $t(cell.jelly.{{way}})$t(cell.jelly.{{tie}})',
  'cell.jelly.hidden-more':
    '$t(cell.jelly.{{what}}), hidden: $t(swatch.jelly.{{colour}}) $t(cell.jelly.{{way}})$t(cell.jelly.{{tie}}), and {{more}} more',
  'cell.jelly.left': 'to the left',
  'cell.jelly.right': 'to the right',
  'cell.jelly.up': 'upwards',
  'cell.jelly.down': 'downwards',
  'cell.jelly.tied': ', tied',
  'cell.jelly.loose': ', not tied',
  'cell.jelly.jellies_one': '1 cell of jelly',
  'cell.jelly.jellies_other': '{{count}} cells of jelly',
  'cell.jelly.blocks_one': '1 cell of a black block',
  'cell.jelly.blocks_other': '{{count}} cells of black blocks',
  'cell.jelly.walls_one': '1 wall',
  'cell.jelly.walls_other': '{{count}} walls',
  'cell.jelly.links_one': '1 link',
  'cell.jelly.links_other': '{{count}} links',
  'cell.jelly.hiddens_one': '1 hidden jelly',
  'cell.jelly.hiddens_other': '{{count}} hidden jellies',
  'fact.jelly.what': 'What',
  'fact.jelly.size': 'Size',
  'fact.jelly.cells_one': '1 cell',
  'fact.jelly.cells_other': '{{count}} cells',
  'fact.jelly.hold': 'Held',
  'fact.jelly.free': 'no: it can be pushed',
  'fact.jelly.anchored_one': 'anchored by 1 cell',
  'fact.jelly.anchored_other': 'anchored by {{count}} cells',
  'fact.jelly.anchored-by-link': 'by what it is linked to',
  'fact.jelly.links': 'Links',
  'fact.jelly.tied': '{{count}}',
  'fact.jelly.inside': 'Hidden in it',
  'fact.jelly.hidden': '{{list}}',
  'fact.jelly.none': 'none',

  // reasons
  'jelly/apart':
    'The $t(swatch.jelly.{{letter}}) jellies can never all become one: from where they are, some can never get to the others. Open a way, or move one nearer',
  'jelly/stuck-apart':
    'The $t(swatch.jelly.{{letter}}) jellies are in several pieces, and none of them can ever move. Free one, or let them touch',
  'jelly/hidden-stays_one':
    'The hidden jelly ($t(swatch.jelly.{{letter}})) at column {{column}}, row {{row}} can never come out: no jelly of its colour can get there and make room. Open a way, or move it',
  'jelly/hidden-stays_other':
    '{{count}} hidden jellies can never come out, the first of them $t(swatch.jelly.{{letter}}) at column {{column}}, row {{row}}: no jelly of their colour can get there and make room. Open a way, or move it',
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

  // wishes of the generator grow
  'wish.jelly.width': 'Width',
  'wish.jelly.height': 'Height',
  'wish.jelly.grade': 'Grade',
  'wish.jelly.minMoves': 'Pushes, at least',
  'wish.jelly.maxMoves': 'Pushes, at most',
  'wish.jelly.colours': 'Colours',
  'wish.jelly.jellies': 'Jellies',
  'wish.jelly.anchored': 'Anchored jellies',
  'wish.jelly.blocks': 'Black blocks',
  'wish.jelly.links': 'Links',
  'wish.jelly.hidden': 'Hidden jellies',
  'wish.jelly.effort': 'Effort',
  'jelly/wish-anchored':
    '“$t(wish.jelly.anchored)” ({{anchored}}) is more than “$t(wish.jelly.jellies)” ({{jellies}}), which counts them too. Lower one, or raise the other.',
  'jelly/wish-colours':
    '“$t(wish.jelly.colours)” ({{colours}}) is more than “$t(wish.jelly.jellies)” ({{jellies}}): each colour needs one that is not hidden. Lower one, or raise the other.',
  'jelly/wish-pairs':
    '“$t(wish.jelly.colours)” ({{colours}}) is too much for “$t(wish.jelly.jellies)” ({{jellies}}) and “$t(wish.jelly.hidden)” ({{hidden}}): each colour needs two to become one, so {{needed}} in all. Lower the first, or raise another.',
  'jelly/wish-held':
    '“$t(wish.jelly.anchored)” ({{anchored}}) is too much for “$t(wish.jelly.jellies)” ({{jellies}}) and “$t(wish.jelly.hidden)” ({{hidden}}): each colour ({{colours}}) needs one that is not anchored, or a hidden one. Lower the first, or raise another.',
  'jelly/wish-links':
    '“$t(wish.jelly.links)” ({{links}}) is too much for “$t(wish.jelly.jellies)” ({{jellies}}) and “$t(wish.jelly.blocks)” ({{blocks}}): {{most}} tie them all together, and one more would do nothing. Lower the first, or raise another.',
  'jelly/wish-room':
    'A board of {{cells}} cells has no room for {{pieces}} jellies and blocks and a free cell to push into. Ask for fewer, or a larger board.',
  'effort.jelly.quick': 'Quick',
  'effort.jelly.normal': 'Normal',
  'effort.jelly.thorough': 'Thorough',
  'grade.jelly.any': 'Any (most pushes found)',
} as const
