/** The sentences of Signal; part of core/text. */
export const ja = {
  // the article's generator: its own words
  'signal/v3-unknown-grade': 'Unknown difficulty',
  'signal/v3-limits': 'サイズは4〜6、シードは80文字以内で指定してください。',
  'signal/v3-not-found': '500試行で指定条件の問題が見つかりませんでした。サイズや難易度を変更してください。',
} as const
