/** Every sentence that core's codes stand for, shared by the command line, menus and the screen. i18next form: {{name}}, _one / _other. */
export const en = {
  // verdicts and kinds
  'kind.parkout': 'Park Out',

  // edits: what undo takes back
  'edit.paint': 'Paint',
  'edit.rename-level': 'Rename level',
  'edit.set-draft': 'Mark as draft',
  'edit.clear-draft': 'Mark as finished',
  'edit.add-level': 'Add level',
  'edit.add-levels': 'Add levels',
  'edit.remove-level': 'Delete level',
  'edit.duplicate-level': 'Duplicate level',
  'edit.move-level': 'Move level',
  'edit.rename-pack': 'Rename pack',
  'edit.change-author': 'Change author',

  // pack and faults
  'call/cancelled': 'The request was cancelled.',
  'call/superseded': 'A newer request took this one’s place.',
  'call/lost': 'The connection to the editor’s host was lost. Your work on screen is still here; reload to connect again.',
  'call/unknown-method': 'The host knows no request named “{{method}}”. Editor and host are of different versions; restart both.',
  'call/bad-input': 'The request “{{method}}” was refused: {{path}}: {{message}}',
  internal: 'Something went wrong inside Levelwright. The details are in its log.',
  'level/unknown-kind': 'This version knows no puzzle kind “{{kind}}”. Known: {{known}}.',
  'level/unknown-search': '{{kind}} has no search “{{search}}”. Known: {{known}}.',
  'worker/lost': 'The solver thread ended unexpectedly ({{reason}}). It was replaced; try again.',
  'worker/memory': 'There was not enough memory for this search. Lower its memory limit, or close other programs.',
  'worker/closed': 'The solver is shutting down.',
  'file/outside': '“{{path}}” is outside the folder that was opened. Choose a place inside it.',
  'file/not-found': '“{{path}}” does not exist.',
  'file/not-a-file': '“{{path}}” is not a file.',
  'file/not-a-folder': '“{{path}}” is not a folder.',
  'file/bad-name': '“{{path}}” cannot be a file name here. Choose a shorter or simpler one.',
  'file/not-utf8': '“{{path}}” is not UTF-8 text (byte {{offset}}). Save it as UTF-8 and open it again.',
  'file/not-unicode':
    'The text for “{{path}}” holds half a character (position {{offset}}) that UTF-8 cannot store. Delete it and save again.',
  'file/too-large': '“{{path}}” has {{bytes}} bytes; the most is {{most}}.',
  'file/changed': '“{{path}}” was changed by another program since it was opened. Nothing was written; compare, or overwrite it.',
  'file/exists': '“{{path}}” already exists. Nothing was written; choose another name, or overwrite it.',
  'file/gone': '“{{path}}” was moved or deleted by another program since it was opened. Nothing was written; save it again as a new file.',
  'file/read-only': '“{{path}}” is read-only. Nothing was written; save under another name, or allow writing to it.',
  'file/denied': 'The system does not allow access to “{{path}}”. Allow it, or save in another folder.',
  'file/busy': 'Another program holds “{{path}}”. Nothing was written; close it there, then save again.',
  'file/disk-full': 'The disk is full: “{{path}}” was not written. Free some space, or save on another disk.',
  'file/not-verified': '“{{path}}” was written but does not read back the same. Save under another name, and check the disk.',
  'file/failed': 'The system refused “{{path}}” ({{reason}}).',

  // Park Out: issues
  'parkout/too-small': 'A level needs at least 3 lines of 3 characters: frame, one row, frame',
  'parkout/too-large': 'At most {{most}} cells a side: this lot is {{width}} × {{height}}',
  'parkout/line-length_one': 'Line {{line}} has {{count}} character, expected {{expected}}: make every line as long as the first',
  'parkout/line-length_other': 'Line {{line}} has {{count}} characters, expected {{expected}}: make every line as long as the first',
  'parkout/trailing-spaces_one': 'Spaces at the end of line {{line}} were dropped',
  'parkout/trailing-spaces_other': 'Spaces at the end of {{count}} lines were dropped, the first is line {{line}}',
  'parkout/tab_one': 'A tab at line {{line}} column {{column}}: write spaces or . instead',
  'parkout/tab_other': '{{count}} tabs, the first at line {{line}} column {{column}}: write spaces or . instead',
  'parkout/full-width_one': "Unknown character '{{char}}' at line {{line}} column {{column}}: it is full-width, write {{plain}} instead",
  'parkout/full-width_other':
    "Unknown character '{{char}}' in {{count}} places, the first at line {{line}} column {{column}}: it is full-width, write {{plain}} instead",
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

  // Park Out: reasons

  // Park Out: tools and cells

  // command line
} as const
