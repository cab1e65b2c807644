import { countOf } from '../countOf.ts';
import type { Email } from '../lead.ts';
import { draftOfAnybody } from '../reading/draftOfAnybody.ts';
import { isMostlyVain, judgeSentences, type Blame } from '../signs/essentials/blamed.ts';
import { toQuote } from '../narrative/facts.ts';

/** What sentences do that go. */
const DOES: Readonly<Record<Blame, string>> = {
  hostile: 'blame or frighten the reader',
  presses: 'press the reader',
  boasts: 'praise yourself',
  flatters: 'flatter the reader',
  empty: 'say nothing',
  again: 'only repeat or remind',
};
const BLAMES: readonly Blame[] = ['hostile', 'presses', 'boasts', 'flatters', 'again', 'empty'];

const orFormat = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** The blamed sentences that an edit drops, in words; undefined if they are few enough to be quoted. */
export function sayDropped(before: Email, after: Email): string | undefined {
  const gone = judgeSentences(draftOfAnybody(before)).filter(({ blame, text }) => blame !== undefined && !after.body.includes(text));
  if (gone.length < 2) return undefined;
  const does = BLAMES.filter((one) => gone.some(({ blame }) => blame === one)).map((one) => DOES[one]);
  return `Drop ${countOf(gone.length, 'sentence')} that ${orFormat.format(does)}`;
}

/** So many sentences show what is meant. */
const QUOTED = 2;

/** That no cut mends an email of which most is praise and empty words, and what to write; undefined for any other. */
export function sayMostlyVain(email: Email): string | undefined {
  const draft = draftOfAnybody(email);
  if (draft.language !== 'en' || !isMostlyVain(draft)) return undefined;
  const quotes = judgeSentences(draft)
    .filter(({ isVain, blame }) => isVain && blame !== 'empty')
    .slice(0, QUOTED)
    .map(({ text }) => `“${toQuote(text)}”`);
  if (quotes.length < QUOTED) return undefined;
  return `Most of this email praises the sender, presses the reader, or says what any firm could say: ${quotes.join(' and ')}. No cut mends that. Write what you do, for whom, what it costs, and name one customer.`;
}
