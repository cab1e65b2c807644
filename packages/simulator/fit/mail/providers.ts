import type { MaskedSentence } from './maskedSentence.ts';
import { TRADES } from '../trades.ts';
import { weighTrades } from '../needs/weighNeeds.ts';

/** Trades that work for other businesses. */
const WORKERS = 'cleaning mechanic photo film printing music language'.split(' ');
/** These and those that feed them: whoever sells that uses their words without writing to them. */
const PROVIDERS = [...WORKERS, 'chef', 'restaurant'];

/** Whether a trade does its work for other businesses, so that what only concerns it is the sender's own. */
export const isWorker = (trade: string): boolean => WORKERS.includes(trade);

/** From this sum of natural logs on, the words about the reader are those of a trade. */
const LEAST_SPOKEN = 4;

const READER = /^(?:you|your|yours|you're|you've|you'll|you'd)$/;
const SENDER = /^(?:we|i|our|ours|us|my|me|we're|i'm|we've|i've|we'll|i'll)$/;

/** The words about the reader: behind "you" and "your" up to the sender or the end of the clause, or those of a sentence about neither the sender nor the offer. */
function keepReaders(sentence: MaskedSentence): MaskedSentence {
  const { words, stems, clauses, isOffer, mayName, isStory } = sentence;
  const isAll = !isOffer && !mayName && !isStory && !words.some((word) => SENDER.test(word));
  let isReaders = isAll;
  const kept = stems.map((stem, at) => {
    const word = words[at] ?? '';
    if (clauses[at] !== clauses[at - 1]) isReaders = isAll;
    if (SENDER.test(word)) isReaders = false;
    if (READER.test(word)) isReaders = true;
    return isReaders ? stem : '';
  });
  return { ...sentence, stems: kept };
}

/** The trades of which an email speaks only as the sender does who works in them: a kitchen that brings lunch to offices. */
export function findProviders(sentences: readonly MaskedSentence[]): string[] {
  const sums = weighTrades(sentences.map(keepReaders));
  return PROVIDERS.filter((trade) => (sums[TRADES.findIndex(({ id }) => id === trade)] ?? 0) < LEAST_SPOKEN);
}
