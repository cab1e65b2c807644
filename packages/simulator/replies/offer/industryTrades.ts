import { readTrades } from '../../fit/titles/titleTrades.ts';

/** Industries whose names are no words of their trades. */
const NAMED_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/^(?:primary |secondary |k-?12 )?education$|\bschools?\b/i, 'principal'],
  [/\b(?:wholesale|distribution|building (?:materials|supplies)|moving services)\b/i, 'logistics'],
  [/\b(?:biotech\w*|life sciences?)\b/i, 'lab'],
];
/** The trades of an industry as a list names it; empty if nobody can say what it is. */
export const tradesOfIndustry = (industry: string | null): readonly string[] => {
  const told = readTrades(industry ?? '').map(({ trade }) => trade);
  return told.length > 0 ? told : NAMED_OTHERWISE.flatMap(([words, trade]) => (words.test(industry ?? '') ? [trade] : []));
};
