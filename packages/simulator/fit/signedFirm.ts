import { CUES } from './category.ts';
import { listClauses, type MaskedSentence } from './maskOffer.ts';
import { foldText, listStems, toStem } from './stems.ts';

/** What people write below their name that is no firm: their job. */
const JOB =
  /\b(?:manager|director|founder|officer|executive|development|partner|ceo|cto|coo|cfo|owner|head|lead|president|vp|engineer|adviser|advisor|consultant|coordinator|assistant)\b/i;
/** A word of the email with the same root has this many letters: the drains of a drainage firm. */
const LEAST_ROOT = 5;
const FIRM = /^\p{Lu}[^@|]*$/u;

/** The categories that words from a position on suggest. */
const suggestedAt = (stems: readonly string[], at: number): number[] =>
  stems.slice(at).flatMap((_, more) => (CUES.get(stems.slice(at, at + more + 1).join(' ')) ?? []).map(({ category }) => category));

/**
 * The names of the sender's firm below an email, as sentences that state the offer: who tells a story leaves the trade to the name, as "Esk
 * Valley Linen" does below an email about gray towels. Only words of which the email speaks, too, count: most names mean nothing.
 */
export function readSignedFirm(signed: readonly string[], sentences: readonly MaskedSentence[]): MaskedSentence[] {
  const told = new Set(sentences.flatMap(({ stems }) => stems.flatMap((_, at) => suggestedAt(stems, at))));
  const used = sentences.flatMap(({ words }) => words);
  const isUsed = (word: string): boolean =>
    word.length >= LEAST_ROOT && used.some((one) => one.length >= LEAST_ROOT && (word.startsWith(one) || one.startsWith(word)));
  return signed.flatMap((line) => {
    const name = (line.split(/[,(]/)[0] ?? '').trim();
    const all = name.replaceAll('-', ' ').split(/\s+/);
    if (JOB.test(name) || !FIRM.test(name)) return [];
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
