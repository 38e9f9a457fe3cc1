/** Every sentence that core's codes stand for, shared by the command line, menus and the screen. i18next form: {{name}}, _one / _other. */
export const en = {
  // verdicts and kinds
  'kind.parkout': 'Park Out',

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

  // Park Out: reasons

  // Park Out: tools and cells

  // command line
} as const
