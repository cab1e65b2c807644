import { cueTree, LONGEST_CUE } from '../needs/category.ts';
import { listClauses } from './listWords.ts';
import type { MaskedSentence } from './maskedSentence.ts';
import { findPhrasesAt } from '../needs/phraseTree.ts';
import { foldText, listStems, toStem } from '../stems.ts';

/** What people write below their name that is no firm: their job. */
const JOB =
  /\b(?:senior|manager|director|founder|officer|executive|development|partner|ceo|cto|coo|cfo|owner|head|lead|president|vp|engineer|adviser|advisor|consultant|coordinator|assistant)\b/i;
/** Words with the same root have this many letters. */
const LEAST_ROOT = 5;

/** Whether words are one written with more letters than the other: the drains of a drainage firm. */
export const isSameRoot = (one: string, other: string): boolean =>
  one.length >= LEAST_ROOT && other.length >= LEAST_ROOT && (one.startsWith(other) || other.startsWith(one));

/** Whether a line below a name says what its owner does. */
export const isJob = (line: string): boolean => JOB.test(line);

const FIRM = /^\p{Lu}[^@|]*$/u;

/** The categories that words from a position on suggest. */
export const suggestedAt = (stems: readonly string[], at: number): number[] =>
  findPhrasesAt(stems, at, { tree: cueTree(), most: LONGEST_CUE }).flatMap(({ found }) => found.map(({ category }) => category));

/** The categories of which the sentences speak. */
export const listTold = (sentences: readonly MaskedSentence[]): ReadonlySet<number> =>
  new Set(sentences.flatMap(({ stems }) => stems.flatMap((_, at) => suggestedAt(stems, at))));

/**
 * The names of the sender's firm below an email, as sentences that state the offer: who tells a story leaves the trade to the name, as "Esk
 * Valley Linen" does below an email about gray towels. Only words of which the email speaks, too, count: most names mean nothing.
 */
export function readSignedFirm(signed: readonly string[], sentences: readonly MaskedSentence[]): MaskedSentence[] {
  const told = listTold(sentences);
  const used = sentences.flatMap(({ words }) => words);
  const isUsed = (word: string): boolean => used.some((one) => isSameRoot(word, one));
  return signed.flatMap((line) => {
    const name = (line.split(/[,(]/)[0] ?? '').trim();
    const all = name.replaceAll('-', ' ').split(/\s+/);
    if (isJob(name) || !FIRM.test(name)) return [];
    // The first word of a name is its owner's, or any word at all.
    const at = all.findIndex(
      (word, index) =>
        index > 0 && (isUsed(word.toLowerCase()) || suggestedAt(listStems(all.slice(index).join(' ')), 0).some((id) => told.has(id))),
    );
    if (at < 0) return [];
    const text = all.slice(at).join(' ');
    const words = foldText(text).match(/[a-z]+(?:'[a-z]+)?/g) ?? [];
    const stated = { weight: 1, workWeight: 0, isOffer: true, mayName: true, isStory: false };
    return [{ ...stated, text, words, clauses: listClauses(text), stems: words.map(toStem) }];
  });
}
