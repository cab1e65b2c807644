import { groupOf } from '../../reader/groups.ts';
import { hashOf } from '../../reader/knownToken.ts';
import { MARKS } from '../text/marks.ts';
import type { Stopword } from '../text/spelling.ts';
import type { Word } from '../text/splitWords.ts';
import { STOPWORDS, TELLING_LETTERS } from './stopwords.ts';

/** Scripts that identify their language, or nearly do. Kana before Han: Japanese uses both. */
const SCRIPTS: readonly (readonly [script: RegExp, language: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/[\u0456\u0457\u0454\u0491]/g, 'uk'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];

/** More words than these add no information. */
const MAX_WORDS = 50;
const LANGUAGES = Object.keys(STOPWORDS);

/** Every stopword with its weight for each language: one divided by the number of languages that use it. */
const stopwords: ReadonlyMap<string, Stopword> = (() => {
  const usedBy = new Map<string, number[]>();
  for (const [index, language] of LANGUAGES.entries()) {
    for (const word of new Set((STOPWORDS[language] ?? '').split(' '))) usedBy.set(word, [...(usedBy.get(word) ?? []), index]);
  }
  return new Map([...usedBy].map(([word, languages]) => [word, { worth: 1 / languages.length, languages }]));
})();

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function detectByScript(text: string): string | undefined {
  const letters = countOf(text, /\p{L}/gu);
  for (const [script, language] of SCRIPTS) {
    // Kana and Ukrainian letters are mixed with others, so a tenth of the text is enough.
    const share = language === 'ja' || language === 'uk' ? 0.02 : 0.3;
    if (countOf(text, script) > letters * share) return language;
  }
  return undefined;
}

/** Total weight of the frequent words for each language, in the order of `LANGUAGES`. */
function scoreWords(words: readonly Word[]): number[] {
  const scores = LANGUAGES.map(() => 0);
  for (let index = 0; index < words.length && index < MAX_WORDS; index += 1) {
    const spelling = words[index]?.spelling;
    if (spelling === undefined) break;
    if (spelling.stopword === undefined) spelling.stopword = stopwords.get(spelling.key) ?? null;
    if (spelling.stopword === null) continue;
    const { worth, languages } = spelling.stopword;
    for (const language of languages) scores[language] = (scores[language] ?? 0) + worth;
  }
  return scores;
}

/** A text without frequent words is a list of keywords: it is English if at least this many of its words, and this share of them, are. */
const LEAST_ENGLISH = 3;
/** Frequent words with less weight than this may be chance. */
const WEAK = 1.5;
const ENGLISH_SHARE = 0.6;
const SHORT_WORD = 2;
const CODE_MARKS = /[{}=<>;|]/;

/** Whether a text without frequent words still has English words, like spam made only of keywords. */
function isKeywordEnglish(words: readonly Word[]): boolean {
  const long = words.slice(0, MAX_WORDS).filter(({ spelling: { key } }) => key.length > SHORT_WORD);
  const english = long.filter(({ spelling: { key } }) => groupOf(hashOf(key)) !== 0);
  return english.length >= LEAST_ENGLISH && english.length >= ENGLISH_SHARE * long.length;
}

const ANY_TELLING_LETTER = /[\u00bf\u00a1\u00c0-\u024f]/;

function addLetters(scores: number[], text: string): void {
  if (!ANY_TELLING_LETTER.test(text)) return;
  for (const [letters, languages] of TELLING_LETTERS) {
    const count = Math.min(6, countOf(text.toLowerCase(), letters));
    for (const language of languages)
      scores[LANGUAGES.indexOf(language)] = (scores[LANGUAGES.indexOf(language)] ?? 0) + (0.4 * count) / languages.length;
  }
}

type Text = { visible: string; words: readonly Word[]; marks: number };

/** Code of a text's language, from its script, its frequent words and its letters; `und` if nothing decides, or if it says nothing. */
export function detectLanguage(text: Text, saysSomething = true): string {
  const detected = detect(text);
  return saysSomething || detected === 'en' ? detected : 'und';
}

function detect({ visible: text, words, marks }: Text): string {
  const isAscii = (marks & MARKS.beyondAscii) === 0;
  const byScript = isAscii || !/[\u0370-\u1fff\u2e80-\ud7ff\uf900-\uffef]/.test(text) ? undefined : detectByScript(text);
  if (byScript !== undefined) return byScript;
  const scores = scoreWords(words);
  if (!isAscii) addLetters(scores, text);
  const best = Math.max(...scores);
  // A few chance matches in a long text are not evidence.
  const isNone = best < Math.max(0.3, Math.min(words.length, MAX_WORDS) * 0.06);
  if ((isNone || best < WEAK) && isAscii && !CODE_MARKS.test(text) && isKeywordEnglish(words)) return 'en';
  return isNone ? 'und' : (LANGUAGES[scores.indexOf(best)] ?? 'und');
}
