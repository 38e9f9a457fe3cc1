/** The sentences of Signal; part of core/text. */
export const en = {
  // the article's generator: its own words, or their translation
  'signal/v3-unknown-grade': 'Unknown difficulty',
  'signal/v3-limits': 'Choose a square of 4 to 6 cells a side, and a seed of at most 80 characters.',
  'signal/v3-not-found': '500 attempts found no puzzle as wished for. Change the size or the difficulty.',
} as const
