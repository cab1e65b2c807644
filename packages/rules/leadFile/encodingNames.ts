/** Encodings from before Unicode that spreadsheets and older tools still write, with their `TextDecoder` names. */
export const LEGACY_ENCODING_NAMES = [
  'windows-1252',
  'windows-1250',
  'macintosh',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
] as const;

export type LegacyEncoding = (typeof LEGACY_ENCODING_NAMES)[number];
