/** Every sentence that core's codes stand for, shared by the command line, menus and the screen. i18next form: {{name}}, _one / _other. */
export const en = {
  // verdicts and kinds
  'kind.parkout': 'Park Out',

  // pack and faults

  // Park Out: issues

  // Park Out: reasons

  // Park Out: tools and cells

  // command line
} as const
