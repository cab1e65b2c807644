import type { LegacyEncoding } from './encodingNames.ts';

export type EncodingChoice = { encoding: LegacyEncoding; name: string; languages: string };

export const LEGACY_ENCODINGS: readonly EncodingChoice[] = [
  { encoding: 'windows-1252', name: 'Windows-1252', languages: 'Western Europe' },
  { encoding: 'windows-1250', name: 'Windows-1250', languages: 'Central Europe' },
  { encoding: 'macintosh', name: 'Mac Roman', languages: 'Western Europe, older Macs' },
  { encoding: 'windows-1251', name: 'Windows-1251', languages: 'Cyrillic' },
  { encoding: 'windows-1253', name: 'Windows-1253', languages: 'Greek' },
  { encoding: 'windows-1254', name: 'Windows-1254', languages: 'Turkish' },
  { encoding: 'shift_jis', name: 'Shift JIS', languages: 'Japanese' },
  { encoding: 'gb18030', name: 'GB 18030', languages: 'Chinese, simplified' },
  { encoding: 'big5', name: 'Big5', languages: 'Chinese, traditional' },
  { encoding: 'euc-kr', name: 'EUC-KR', languages: 'Korean' },
];

/** Characters that are frequent in the encoding's languages. */
const usual: readonly { encoding: LegacyEncoding; signs: Set<string> }[] = [
  {
    encoding: 'windows-1252',
    signs: new Set('àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœšžðþßÀÁÂÃÄÅÆÇÈÉÊËÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŒŠŽÞ’‘“”–—…€°®™©«»·§£•´\u00a0¡¿ªº½²³×'),
  },
  {
    encoding: 'windows-1250',
    signs: new Set('ąćęłńóśźżĄĆĘŁŃÓŚŹŻáčďéěíňřšťúůýžÁČĎÉĚÍŇŘŠŤÚŮÝŽäöüőűÄÖÜŐŰßâăîșşţÂĂÎŞŢôĺľŕđĐ’‘“”„–—…€°®™©«»·§•´\u00a0'),
  },
  {
    encoding: 'macintosh',
    signs: new Set('àáâãäåæçèéêëìíîïñòóôõöøùúûüÿœßÀÁÂÃÄÅÆÇÈÉÊËÍÎÏÑÒÓÔÕÖØÙÚÛÜŒ’‘“”–—…€®™©«»•\u00a0¡¿'),
  },
];

/** Characters that no word contains, or not at that position: the result of reading another encoding, such as `³` for `ł`. */
const oddInWords =
  /\p{L}[¹³¿¼¾¢¥¨¯±£]|[¹³¼¾¢¥¯£](?=\p{L})|\p{L}[ª²†‡‰ˆ˜](?=\p{L})|[\u0080-\u009f]|\p{Ll}(?=[^\0-\x7f])\p{Lu}|[ŸŽŠŒ](?=\p{Ll})|\p{Ll}‘/gu;
/** Runs of non-ASCII letters, as in words of other scripts. */
const foreignRun = /[\u0080-\u{10ffff}]{3,}/gu;
/** How many bytes are examined; enough to recognize the language. */
const SAMPLE_BYTES = 400_000;
const SURE_SHARE = 0.98;

/**
 * The most likely encoding of a file that is not Unicode. Windows-1252 is certain if it turns the non-ASCII bytes into usual characters at
 * usual positions. Otherwise the best of three Latin encodings or Cyrillic is used, and a person is asked.
 */
export function guessLegacyEncoding(bytes: Uint8Array): { encoding: LegacyEncoding; isSure: boolean } {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const western = new TextDecoder('windows-1252').decode(sample);
  const signs = countForeign(western);
  const inRuns = [...western.matchAll(foreignRun)].reduce((sum, [run]) => sum + run.length, 0);
  // Words of other scripts are runs of such characters; a Western word has one or two.
  if (inRuns > signs / 2) return { encoding: isCyrillic(sample) ? 'windows-1251' : 'windows-1252', isSure: false };
  const scored = usual.map(({ encoding, signs: usualSigns }) => {
    const text = encoding === 'windows-1252' ? western : new TextDecoder(encoding).decode(sample);
    return { encoding, share: shareOfUsual(usualSigns, text) - [...text.matchAll(oddInWords)].length / signs };
  });
  // Ties go to the first: Windows-1252 before the others.
  const best = scored.reduce((first, one) => (one.share > first.share ? one : first));
  return { encoding: best.encoding, isSure: best.encoding === 'windows-1252' && best.share >= SURE_SHARE };
}

const countForeign = (text: string): number => text.replace(/[\0-\x7f]/g, '').length;

function shareOfUsual(signs: ReadonlySet<string>, text: string): number {
  const foreign = [...text.replace(/[\0-\x7f]/g, '')];
  return foreign.filter((sign) => signs.has(sign)).length / Math.max(1, foreign.length);
}

/** Whether nearly all of the characters are Cyrillic letters, mostly lower case, as in normal text. */
function isCyrillic(sample: Uint8Array): boolean {
  const foreign = new TextDecoder('windows-1251').decode(sample).replace(/[\0-\x7f]/g, '');
  const small = foreign.replace(/[^а-яёіїєґ]/g, '').length;
  const all = foreign.replace(/[^а-яёіїєґА-ЯЁІЇЄҐ]/g, '').length;
  return all > foreign.length * 0.95 && small > all / 2;
}
