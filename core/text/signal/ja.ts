/** The sentences of Signal; part of core/text. */
export const ja = {
  // the article's generator: its own words
  'signal/v3-unknown-grade': 'Unknown difficulty',
  'signal/v3-limits': 'サイズは4〜6、シードは80文字以内で指定してください。',
  'signal/v3-not-found': '500試行で指定条件の問題が見つかりませんでした。サイズや難易度を変更してください。',

  // deductions: why a tile lies as it does, or does not; arrows stand for arms and sides
  'deduction.signal.lock': '{{row}}行{{column}}列：外枠と、隣の確定したタイルに合う向きは {{arms}} だけです。',
  'deduction.signal.edge-border': '{{row}}行{{column}}列：{{side}} は外枠なので、そちらへは伸びません。',
  'deduction.signal.edge-joined':
    '{{row}}行{{column}}列：{{side}} の隣は、残るどの向きでもこちらへ伸びます。ですから、このタイルも {{side}} へ伸びます。',
  'deduction.signal.edge-apart':
    '{{row}}行{{column}}列：{{side}} の隣は、残るどの向きでもこちらへ伸びません。ですから、このタイルも {{side}} へは伸びません。',
  'deduction.signal.island':
    '{{row}}行{{column}}列：{{arms}} ではありません。全 {{cells}} 枚のうち {{size}} 枚だけのつながりで閉じてしまうからです。',
  'deduction.signal.loop': '{{row}}行{{column}}列：{{arms}} ではありません。輪ができてしまうからです。',
  'deduction.signal.reach':
    '{{row}}行{{column}}列：{{arms}} ではありません。どの先も行き止まりで、全 {{cells}} 枚のうち多くても {{size}} 枚しかつながらないからです。',
  'deduction.signal.what-if_other':
    '{{row}}行{{column}}列：{{arms}} ではありません。そう仮定すると、{{count}} 手先で {{endRow}}行{{endColumn}}列に合う向きがなくなります。',
  'deduction.signal.what-if-island_other':
    '{{row}}行{{column}}列：{{arms}} ではありません。そう仮定すると、{{count}} 手先に {{endRow}}行{{endColumn}}列で小さすぎるつながりが閉じます。',
  'deduction.signal.what-if-loop_other':
    '{{row}}行{{column}}列：{{arms}} ではありません。そう仮定すると、{{count}} 手先に {{endRow}}行{{endColumn}}列で輪ができます。',
  'deduction.signal.what-if-reach_other':
    '{{row}}行{{column}}列：{{arms}} ではありません。そう仮定すると、{{count}} 手先で {{endRow}}行{{endColumn}}列の先がすべて行き止まりになります。',
  'deduction.signal.what-if-nested_other':
    '{{row}}行{{column}}列：{{arms}} ではありません。そう仮定すると、さらに仮定を {{depth}} 段まで重ねた計 {{count}} 手で、{{endRow}}行{{endColumn}}列で行き詰まります。',
  'deduction.signal.none': '{{row}}行{{column}}列：周りに合う向きがありません。この盤面に答えはありません。',
  'deduction.signal.none-island':
    '{{row}}行{{column}}列：全 {{cells}} 枚のうち {{size}} 枚だけのつながりが必ず閉じます。この盤面に答えはありません。',
  'deduction.signal.none-loop': '{{row}}行{{column}}列：必ず輪ができます。この盤面に答えはありません。',
  'deduction.signal.none-reach':
    '{{row}}行{{column}}列：全 {{cells}} 枚のうち多くても {{size}} 枚しかつながりません。この盤面に答えはありません。',
} as const
