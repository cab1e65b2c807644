import { readCount } from '@coldcast/rules/sends/readCount';

/** Counts with their totals: both are known or neither. `part` and `all` are their words in a sentence. */
export const PAIRS = [
  { count: 'opened', countLabel: 'Tracked opens', part: 'Opens', whole: 'delivered', wholeLabel: 'of delivered', all: 'delivered' },
  {
    count: 'seedInbox',
    countLabel: 'Seed test, in the inbox',
    part: 'Emails in the inbox',
    whole: 'seedAddresses',
    wholeLabel: 'of addresses',
    all: 'addresses',
  },
  { count: 'bounced', countLabel: 'Bounces', part: 'Bounces', whole: 'sent', wholeLabel: 'of sent', all: 'sent' },
] as const;

export type CountName = (typeof PAIRS)[number]['count' | 'whole'];
export type CountTexts = Partial<Record<CountName, string>>;

const MAX_COUNT = 100_000_000;

type ReadText = { value: number | null; problem?: string };

function readText(text = ''): ReadText {
  const { value, percent, isBroken } = readCount(text);
  if (percent !== null) return { value: null, problem: 'Enter a count, not a rate.' };
  if (isBroken) return { value: null, problem: 'Enter a whole number, 0 or more.' };
  if (value !== null && value > MAX_COUNT) return { value: null, problem: `Enter at most ${MAX_COUNT.toLocaleString('en')}.` };
  return { value };
}

/** What was typed: the complete pairs that can be, as the API takes them, and what is wrong with the others, by field. */
export function readCounts(texts: CountTexts): { query: CountTexts; problems: CountTexts } {
  const query: CountTexts = {};
  const problems: CountTexts = {};
  for (const { count, part, whole, all } of PAIRS) {
    const [some, of] = [readText(texts[count]), readText(texts[whole])];
    if (some.problem) problems[count] = some.problem;
    if (of.problem) problems[whole] = of.problem;
    else if (of.value === 0) problems[whole] = 'Enter a number above 0.';
    if (some.value === null || of.value === null || of.value === 0) continue;
    if (some.value > of.value) problems[count] = `${part} cannot be more than ${all} (${of.value.toLocaleString('en')}).`;
    else Object.assign(query, { [count]: String(some.value), [whole]: String(of.value) });
  }
  return { query, problems };
}
