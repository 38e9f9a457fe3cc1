/** The same keys as en.ts; Japanese has one plural form (_other). */
export const ja = {
  // verdicts and kinds
  'kind.parkout': 'パークアウト',

  // pack and faults

  // Park Out: issues

  // Park Out: reasons

  // Park Out: tools and cells

  // command line
} as const
