import type { EmailDraft } from '../../reading/draft.ts';
import { proseEnd } from '../../reading/sections/proseEnd.ts';
import { toSpans, type FeatureReader } from '../../reading/featureReader.ts';
import type { Word } from '../../reading/text/splitWords.ts';

/** How many words are examined, and the most that count: from there on, the body says something. */
const [MOST_READ, MOST] = [12, 8] as const;
/** In longer bodies, names below the prose make no difference. */
const LONG = 40;

/** Runs of neighboring keys, or one letter repeated. */
const KEYBOARD =
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|rtyu|tyui|yuio|uiop|zxcv|xcvb|cvbn|vbnm|fdsa|jhgf|kjhg|lkjh|poiu|vcxz|([a-z])\1{3}|^(?:asd|qwe|zxc|jkl){1,}$|[b-df-hj-np-tv-xz]{7}/;
/** Syllables in some languages are built on these letters. */
const SYLLABLE = /[aeiouylrw]/;
/** Random letters, if that is certain: only lower-case Latin letters, in runs that no language has. */
function isRandomUncached(written: string): boolean {
  if (!/^\p{L}?[a-z]{2,}$/u.test(written)) return false;
  const key = written.toLowerCase();
  return KEYBOARD.test(key) || (key.length > 3 && /^[a-z]+$/.test(key) && !SYLLABLE.test(key));
}

/** Neighboring letters that hardly any language written in Latin letters has, and five consonants in a row. */
const UNSPOKEN =
  /[bcfghjkmpqsvwz]x(?!$)|x[bdfgjkmnrvwxz]|[bcfgjkmpqvwz]q|q[^aiu\W]|[fjqvxw]j(?!\w*o)|j[bcdfgkmqtvxz]|z[fjqx]|v[bcfmpqwxz]|w[qvx]|y[jq]|d[xq]|[bcdfghjkmnpqstvwxz]{5}/;
const isUnspoken = ({ key }: Word): boolean => UNSPOKEN.test(key);
/** In a text of no known language, this share of such words makes it noise. */
const NOISE_SHARE = 1 / 3;

const isRandom = ({ spelling }: Word): boolean => (spelling.isRandom ??= isRandomUncached(spelling.written));

function readMeaningfulWords(draft: EmailDraft): number {
  const { body, prose, language } = draft;
  const mayBeRandom = language === 'en' || language === 'und';
  const said: string[] = [];
  const random: string[] = [];
  let unspoken = 0;
  const end = body.words.length > LONG ? prose.end : proseEnd(draft);
  for (const word of body.words) {
    if (word.start < prose.start) continue;
    if (word.start >= end || said.length >= MOST_READ) break;
    // Lorem ipsum.
    if (said.length === 0 && word.key === 'lorem') return 0;
    const kind = mayBeRandom && isRandom(word) ? random : said;
    if (kind.includes(word.key)) continue;
    kind.push(word.key);
    if (language === 'und' && isUnspoken(word)) unspoken += 1;
  }
  if (unspoken > 0 && unspoken >= NOISE_SHARE * (said.length + random.length)) return 0;
  const filledIn = body.variables.filter(({ start }) => start >= prose.start && start < end).length;
  return Math.min(MOST, Math.max(0, said.length - random.length) + filledIn);
}

/** How much a body says, in any language: greeting, signature and repetitions do not count. */
export const saidWordsReader: FeatureReader = {
  find: ({ prose }) => toSpans('body', prose.start < prose.end ? [prose] : []),
  read: readMeaningfulWords,
};
