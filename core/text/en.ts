/** Every sentence that core's codes stand for, shared by the command line, menus and the screen. i18next form: {{name}}, _one / _other. */
import { en as command } from './command/en.ts'
import { en as desktop } from './desktop/en.ts'
import { en as editing } from './editing/en.ts'
import { en as jelly } from './jelly/en.ts'
import { en as signal } from './signal/en.ts'

export const en = {
  ...command,
  ...desktop,
  ...editing,
  ...jelly,
  ...signal,

  // verdicts and kinds
  'kind.parkout': 'Park Out',
  'play.parkout': 'Drag to move. Press what can leave, and it leaves.',

  // edits: what undo takes back
  'edit.paint': 'Paint',
  'edit.rename-level': 'Rename level',
  'edit.set-draft': 'Mark as draft',
  'edit.clear-draft': 'Mark as finished',
  'edit.add-level': 'Add level',
  'edit.add-levels': 'Add levels',
  'edit.generate-level': 'Insert generated level',
  'edit.remove-level': 'Delete level',
  'edit.duplicate-level': 'Duplicate level',
  'edit.move-level': 'Move level',
  'edit.rename-pack': 'Rename pack',

  // pack and faults
  'pack/not-json':
    'Line {{line}}, column {{column}} is not JSON: {{found}} stands where one of these may stand: {{expected}}. Mend it in a text editor, then open it again.',
  'pack/cut-short':
    'The text ends in the middle, at line {{line}}, column {{column}}: the file was cut short. Open its backup, or complete it in a text editor.',
  'pack/text-after-end':
    'The pack ends, but {{found}} follows at line {{line}}, column {{column}}. Delete what stands behind its last brace.',
  'pack/too-deep': 'Line {{line}}, column {{column}} is nested more than {{most}} levels of brackets deep, which no pack needs.',
  'pack/not-a-pack': 'This JSON is not a Levelwright pack: it has no {{expected}}.',
  'pack/too-new':
    'This pack has version {{version}} of the format; this program knows version {{known}}. Nothing was changed. Open it with a newer Levelwright.',
  'pack/bad-version': '{{version}} is not a version of the pack format: write {{known}}.',
  'pack/bad-field': '“{{key}}” has a value of the wrong type: write {{expected}}.',
  'pack/missing-field': '“{{key}}” is missing: add it as {{expected}}.',
  'pack/duplicate-key': '“{{key}}” stands twice in one object: delete one of the two.',
  'pack/not-a-level': 'This entry is not a level: write an object with id, kind and rows.',
  'pack/unknown-kind': 'This version knows no puzzle kind “{{kind}}”. The level is kept as it is.',
  'pack/empty-id': 'The id of this level is empty: give it a name that no other level of the pack has.',
  'pack/move-limit-too-low':
    'Its move limit of {{limit}} cannot be kept: at least {{lowerBound}} moves are needed, proven. Raise the limit, or take it away.',
  'pack/duplicate-id': 'An earlier level already has the id “{{id}}”: give this one another.',
  'text/unrecognised':
    'This text is no level that Levelwright can read. Tried: {{tried}}. A level text begins with its first row; a pack is JSON. Copy only the rows.',
  'text/words-among-rows': 'Line {{line}} holds words, not a row of a level. Copy only the rows.',
  'text/empty': 'There is no text to read a level from.',
  'text/too-long':
    'This text has {{characters}} characters; a level text has at most {{most}}. Cut it into several files, or make it a pack.',
  'text/unknown-format': 'There is no format “{{format}}” to read. Known: {{known}}.',
  'gate/already-solved': 'The level is already solved in 0 moves. Change it so that a move is needed.',
  'gate/unsolvable': 'Proven unsolvable.',
  'gate/limit-states_one':
    'Unknown: the search reached its limit of {{count, number}} state; at least {{lowerBound}} moves are needed. Simplify the level, or press “Search longer” beside the board.',
  'gate/limit-states_other':
    'Unknown: the search reached its limit of {{count, number}} states; at least {{lowerBound}} moves are needed. Simplify the level, or press “Search longer” beside the board.',
  'gate/stopped-states':
    'Unknown: the search reached its limit of states; at least {{lowerBound}} moves are needed. Simplify the level, or press “Search longer” beside the board.',
  'gate/stopped-memory':
    'Unknown: the search reached its memory limit; at least {{lowerBound}} moves are needed. Simplify the level, or press “Search longer” beside the board.',
  'gate/limit-longest':
    'Unknown: the search reached the most memory it may have; at least {{lowerBound}} moves are needed. Simplify the level.',
  'gate/stopped-time':
    'Unknown: the search ran out of time; at least {{lowerBound}} moves are needed. Simplify the level, or press “Search longer” beside the board.',
  'gate/stopped-caller': 'Unknown: the search was stopped; at least {{lowerBound}} moves are needed. Solve it again.',
  'gate/not-proven':
    'A line of {{moves}} moves solves it, but it is not proven shortest: the proof so far is at least {{lowerBound}}. Solve it with the search “best”.',
  'gate/not-solved': 'Not solved yet: wait for the verdict.',
  'call/cancelled': 'The request was cancelled.',
  'call/superseded': 'A newer request took this one’s place.',
  'call/lost':
    'The connection to the editor’s host was lost. Your work on screen is still here: press Reconnect. If the host has ended, start Levelwright again in the same folder first.',
  'call/malformed': 'The host was sent a message that is no request. Editor and host are of different versions; restart both.',
  'call/unknown-method': 'The host knows no request named “{{method}}”. Editor and host are of different versions; restart both.',
  'call/bad-input': 'The request “{{method}}” was refused: {{path}}: {{message}}',
  internal: 'Something went wrong inside Levelwright. The details are in its log.',
  'generate/no-generator': '{{kind}} has no generator “{{generator}}”. Known: {{known}}.',
  'generate/unknown-wish': 'The generator “{{generator}}” takes no wish “{{name}}”. Known: {{known}}.',
  'generate/bad-number': '“{{name}}” is {{value}}: write a whole number from {{least}} to {{most}}.',
  'generate/bad-choice': '“{{name}}” is “{{value}}”: choose from {{known}}.',
  'generate/bad-range': '“{{name}}” ({{least}}) is more than “{{other}}” ({{most}}). Lower one, or raise the other.',
  'generate/not-found_one':
    'No level like that was found in {{count}} try (seed {{seed}}). Nothing was lowered; ask for less, or for more tries.',
  'generate/not-found_other':
    'No level like that was found in {{count}} tries (seed {{seed}}). Nothing was lowered; ask for less, or for more tries.',
  'generate/duplicate': 'The same as level {{other}} of this order, but for mirroring, turning and letters.',
  'level/unknown-kind': 'This version knows no puzzle kind “{{kind}}”. Known: {{known}}.',
  'level/unknown-search': '{{kind}} has no search “{{search}}”. Known: {{known}}.',
  'level/illegal-move': 'Move {{number}}, “{{move}}”, is not possible there. Nothing was solved; check the moves played before it.',
  'worker/lost': 'The solver thread ended unexpectedly ({{reason}}). It was replaced; try again.',
  'worker/memory': 'There was not enough memory for this search. Lower its memory limit, or close other programs.',
  'worker/closed': 'The solver is shutting down.',
  'file/outside': '“{{path}}” is outside the folder that was opened. Choose a place inside it.',
  'file/not-granted': '“{{path}}” is no file that you opened or saved here. Open it by the menu, or save under a new name.',
  'file/not-found': '“{{path}}” does not exist.',
  'file/not-a-file': '“{{path}}” is not a file.',
  'file/not-a-folder': '“{{path}}” is not a folder.',
  'file/bad-name': '“{{path}}” cannot be a file name here. Choose a shorter or simpler one.',
  'file/not-utf8': '“{{path}}” is not UTF-8 text (byte {{offset}}). Save it as UTF-8 and open it again.',
  'file/not-unicode':
    'The text for “{{path}}” holds half a character (position {{offset}}) that UTF-8 cannot store. Delete it and save again.',
  'file/too-large': '“{{path}}” is larger than {{most}} bytes, the most that can be read or saved. Cut it into several files.',
  'file/changed': '“{{path}}” was changed by another program since it was opened. Nothing was written; compare, or overwrite it.',
  'file/exists': '“{{path}}” already exists. Nothing was written; choose another name, or overwrite it.',
  'file/read-only': '“{{path}}” is read-only. Nothing was written; save under another name, or allow writing to it.',
  'file/denied': 'The system does not allow access to “{{path}}”. Allow it, or save in another folder.',
  'file/busy': 'Another program holds “{{path}}”. Nothing was written; close it there, then save again.',
  'file/disk-full': 'The disk is full: “{{path}}” was not written. Free some space, or save on another disk.',
  'file/not-verified': '“{{path}}” was written but does not read back the same. Save under another name, and check the disk.',
  'file/failed': 'The system refused “{{path}}” ({{reason}}).',

  // Park Out: issues
  'parkout/too-small': 'A level needs at least 3 lines of 3 characters: frame, one row, frame',
  'parkout/too-large': 'At most {{most}} cells a side: this lot is {{width}} × {{height}}',
  'parkout/too-long':
    'At most {{most}} cells a side: this text has {{lines}} lines, the longest of {{characters}} characters; cut it to one level',
  'parkout/line-length_one':
    'Line {{line}} has {{count}} character, expected {{expected}}: make every line as long as the first, pad a short one with # or .',
  'parkout/line-length_other':
    'Line {{line}} has {{count}} characters, expected {{expected}}: make every line as long as the first, pad a short one with # or .',
  'parkout/trailing-spaces_one': 'Spaces at the end of line {{line}} were dropped',
  'parkout/trailing-spaces_other': 'Spaces at the end of {{count}} lines were dropped, the first is line {{line}}',
  'parkout/tab_one': 'A tab at line {{line}} column {{column}}: write spaces or . instead',
  'parkout/tab_other': '{{count}} tabs, the first at line {{line}} column {{column}}: write spaces or . instead',
  'parkout/full-width_one': "Unknown character '{{char}}' at line {{line}} column {{column}}: it is full-width, write {{plain}} instead",
  'parkout/full-width_other':
    "Unknown character '{{char}}' in {{count}} places, the first at line {{line}} column {{column}}: it is full-width, write {{plain}} instead",
  'parkout/invisible_one':
    'Invisible character {{char}} at line {{line}} column {{column}}: delete it, or write . where a free cell was meant',
  'parkout/invisible_other':
    'Invisible character {{char}} in {{count}} places, the first at line {{line}} column {{column}}: delete it, or write . where free cells were meant',
  'parkout/unknown-character_one':
    "Unknown character '{{char}}' at line {{line}} column {{column}}: write # for a wall, . for a free cell, a letter for a car",
  'parkout/unknown-character_other':
    "Unknown character '{{char}}' in {{count}} places, the first at line {{line}} column {{column}}: write # for a wall, . for a free cell, a letter for a car",
  'parkout/car-on-frame':
    'Car {{letter}} is on the frame: the outermost lines and columns hold only gates (.) and closed frame (#); move the car inside',
  'parkout/frame-space_one': 'A space in the frame is read as closed: write # for closed, . for a gate',
  'parkout/frame-space_other': '{{count}} spaces in the frame are read as closed: write # for closed, . for a gate',
  'parkout/corner-gate_one': "A corner can't be a gate: write # there",
  'parkout/corner-gate_other': "{{count}} corners can't be gates: write # there",
  'parkout/corner-ignored_one': 'What stands in a corner is ignored: write # there',
  'parkout/corner-ignored_other': 'What stands in {{count}} corners is ignored: write # there',
  'parkout/split-car':
    'Letter {{letter}} is used by {{count}} separate groups (row {{row}} column {{column}}, then row {{otherRow}} column {{otherColumn}}): give each car its own letter',
  'parkout/bent-car': "Car {{letter}} isn't a straight line: keep its cells in one row or one column",
  'parkout/many-noses': 'Car {{letter}} has {{count}} noses: keep one capital letter, at its front end',
  'parkout/nose-inside': 'The nose of car {{letter}} must be at an end: put the capital letter first or last',
  'parkout/unit-car': "Car {{letter}} is 1 cell: its direction can't be written; make it 2 cells or longer",
  'parkout/unit-immobile': 'Car {{letter}} is 1 cell without a nose: it is the same as a wall (#)',
  'parkout/already-solved': 'No car has to leave: the level is already solved in 0 moves; give it a car with a nose',
  'parkout/no-gate-right': 'Car {{letter}} can never leave: no gate on the right of row {{lane}}; open one or turn the car',
  'parkout/no-gate-left': 'Car {{letter}} can never leave: no gate on the left of row {{lane}}; open one or turn the car',
  'parkout/no-gate-up': 'Car {{letter}} can never leave: no gate at the top of column {{lane}}; open one or turn the car',
  'parkout/no-gate-down': 'Car {{letter}} can never leave: no gate at the bottom of column {{lane}}; open one or turn the car',
  'parkout/wall-before-gate':
    'Car {{letter}} can never leave: a wall or an immobile car at row {{row}} column {{column}} stands before its gate; clear it or turn the car',
  'parkout/face-to-face-row': 'Cars {{letter}} and {{other}} face each other on row {{lane}}: neither can leave; turn one of them',
  'parkout/face-to-face-column': 'Cars {{letter}} and {{other}} face each other on column {{lane}}: neither can leave; turn one of them',
  'parkout/unused-gates_one': '1 unused gate: no car can leave through it',
  'parkout/unused-gates_other': '{{count}} unused gates: no car can leave through them',
  'parkout/click-for-car': 'A car is at least 2 cells: drag from its tail to its nose',
  'parkout/click-for-immobile': 'An immobile car is at least 2 cells: drag over them; for one cell, paint a wall',
  'parkout/drag-diagonal': 'A car is straight: drag along one row or one column',
  'parkout/outside': 'That is outside the board: start and end inside',
  'parkout/over-frame': 'No car can stand on the frame: stay inside it',
  'parkout/over-wall': 'A wall is in the way at row {{row}} column {{column}}: erase it first',
  'parkout/over-car': 'Car {{letter}} is in the way at row {{row}} column {{column}}: move or erase it first',
  'parkout/no-letter': 'All 81 letters are taken: erase a car first, or paint walls instead of immobile cars',
  'parkout/no-car-here': 'No car stands here: start on one',
  'parkout/wall-on-car': 'Car {{letter}} stands here: move or erase it first',
  'parkout/wall-on-frame': 'The frame holds no walls: close a gate with the gate tool',
  'parkout/gate-in-corner': "A corner can't be a gate: cars leave along a row or a column",
  'parkout/gate-inside': 'Gates lie in the frame: click the edge of the lot',

  // Park Out: reasons
  'parkout/no-gate':
    'Car {{letter}} (nose at row {{row}} column {{column}}) can never leave: its lane has no gate on the side its nose points to. Open one, or turn the car',
  'parkout/blocked-gate':
    'Car {{letter}} can never leave: a wall or an immobile car at row {{row}} column {{column}} stands before its gate. Clear it, or turn the car',
  'parkout/head-on': 'Cars {{letter}} and {{other}} face each other on one lane: neither can ever leave. Turn one of them',
  'parkout/exhausted_one':
    'However it is played, car {{cars}} can never leave: a search of all play proves it. Open a way for it, or turn a car',
  'parkout/exhausted_other':
    'However it is played, {{count}} cars can never leave ({{cars}}): a search of all play proves it. Open a way for them, or turn a car',

  // Park Out: tools and cells
  'tool.parkout.car': 'Car',
  'tool.parkout.immobile': 'Immobile car',
  'tool.parkout.wall': 'Wall',
  'tool.parkout.gate': 'Gate',
  'tool.parkout.move': 'Select and move',
  'tool.parkout.turn': 'Turn',
  'tool.parkout.erase': 'Erase',
  'grade.parkout.drive-out': 'Drive-out',
  'grade.parkout.easy': 'Easy',
  'grade.parkout.medium': 'Medium',
  'grade.parkout.hard': 'Hard',
  'grade.parkout.expert': 'Expert',
  'grade.parkout.fiendish': 'Fiendish',
  'wish.parkout.width': 'Width',
  'wish.parkout.height': 'Height',
  'wish.parkout.grade': 'Grade',
  'wish.parkout.minMoves': 'Moves, at least',
  'wish.parkout.maxMoves': 'Moves, at most',
  'wish.parkout.minSlides': 'Slides, at least',
  'wish.parkout.maxSlides': 'Slides, at most',
  'wish.parkout.minCars': 'Cars, at least',
  'wish.parkout.maxCars': 'Cars, at most',
  'wish.parkout.walls': 'Walls',
  'wish.parkout.immobile': 'Immobile cars',
  'wish.parkout.effort': 'Effort',
  'effort.parkout.quick': 'Quick',
  'effort.parkout.normal': 'Normal',
  'effort.parkout.thorough': 'Thorough',
  'grade.parkout.any': 'Any (hardest found)',
  'note.grade.parkout': 'computed from all shortest solutions; not calibrated on people',
  'strategies.parkout': 'Strategies',
  'factor.parkout.slides': 'slides',
  'factor.parkout.knots': 'knots',
  'factor.parkout.hidden': 'hidden slides',
  'factor.parkout.back': 'backward slides',
  'factor.parkout.setup': 'preparing slides',
  'factor.parkout.bits': 'bits to find',
  'factor.parkout.cars': 'cars',
  'factor.parkout.alive': 'positions on shortest lines',
  'factor.parkout.score': 'score',
  'cell.parkout.free': 'Free',
  'cell.parkout.wall': 'Wall',
  'cell.parkout.gate-right': 'Gate on the right of row {{lane}}',
  'cell.parkout.gate-left': 'Gate on the left of row {{lane}}',
  'cell.parkout.gate-up': 'Gate at the top of column {{lane}}',
  'cell.parkout.gate-down': 'Gate at the bottom of column {{lane}}',
  'cell.parkout.closed': 'Frame, closed',
  'cell.parkout.corner': 'Corner of the frame',
  'cell.parkout.outside': 'Outside the board',
  'cell.parkout.immobile_one': 'Immobile car {{letter}}, 1 cell',
  'cell.parkout.immobile_other': 'Immobile car {{letter}}, {{count}} cells',
  'cell.parkout.car-right_one': 'Car {{letter}}, 1 cell, faces right',
  'cell.parkout.car-right_other': 'Car {{letter}}, {{count}} cells, faces right',
  'cell.parkout.car-left_one': 'Car {{letter}}, 1 cell, faces left',
  'cell.parkout.car-left_other': 'Car {{letter}}, {{count}} cells, faces left',
  'cell.parkout.car-up_one': 'Car {{letter}}, 1 cell, faces up',
  'cell.parkout.car-up_other': 'Car {{letter}}, {{count}} cells, faces up',
  'cell.parkout.car-down_one': 'Car {{letter}}, 1 cell, faces down',
  'cell.parkout.car-down_other': 'Car {{letter}}, {{count}} cells, faces down',

  // claims of a pack
  'pack/claim-malformed': 'Its claims cannot be read: “{{key}}” has a value of the wrong type: write {{expected}}, or delete it.',
  'pack/claim-rows': 'Its claims were made for other rows: the level was changed since. Delete the claims, or put the old rows back.',
  'pack/claim-line-stuck':
    'Its claimed line does not play: move {{number}}, {{move}}, is not possible there. Replace the line by one that solve prints.',
  'pack/claim-line-unsolved':
    'Its claimed line plays but does not solve the level after {{moves}} moves. Replace it by one that solve prints.',
  'pack/claim-par': 'It claims par {{par}}, but the fewest moves are proven to be {{proven}}. Correct the claim.',
  'pack/claim-par-line': 'It claims par {{par}}, but its own line has {{moves}} moves. Correct one of the two.',
  'pack/claim-par-long': 'It claims par {{par}}, but a line of {{moves}} moves solves it. Correct the claim.',
  'pack/claim-par-short': 'It claims par {{par}}, but no line has fewer than {{lowerBound}} moves. Correct the claim.',
  'pack/claim-par-unsolvable': 'It claims par {{par}}, but it is proven unsolvable. Mend the level, or delete the claim.',
  'pack/claim-uniqueness': 'It claims its answer to be “{{claimed}}”, but “{{found}}” was found. Correct the claim.',
  'pack/claim-grade': 'It claims grade “{{claimed}}”, but “{{found}}” was found. Correct the claim.',
} as const
