import { splitProse } from '../splitProse.ts';
/** How often a thing comes round: in the email's words, and whether that is within a year, each year, or less often. */
export type Period = { tag: 'oftener' | 'everyYear' | 'everyYears'; every: string };

const COUNT = String.raw`(?:an?|two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2})`;
const UNIT = String.raw`(?:days?|weeks?|fortnight|months?|quarters?|years?)`;
/** "every three months", "each year", "once a year" */
const STATED = new RegExp(
  String.raw`\b(?:every (?:(?:other |second |single )?${UNIT}|${COUNT} (?:to ${COUNT} )?${UNIT})|each (?:month|quarter|year)|(?:once|twice) (?:a|an|every|per) (?:week|month|quarter|year))\b`,
  'i',
);
const BY_ADJECTIVE = /\b(yearly|annual|quarterly|monthly)(?:ly)?\b/i;
const OF_ADJECTIVE: Readonly<Record<string, string>> = {
  yearly: 'once a year',
  annual: 'once a year',
  quarterly: 'every quarter',
  monthly: 'every month',
};
/** "Leases run for five years." */
const LASTS = new RegExp(
  String.raw`\b(?:runs?|lasts?|good|valid|signed|locked|tied|terms?|leases?|contracts?)\b[^.?!\n]{0,25}\b(${COUNT}[ -]${UNIT})\b`,
  'i',
);
/** What something costs each year says nothing of when it is due. */
const OF_MONEY =
  /[$€£]|\b(?:more|less|fewer|los(?:es?|ing)|wast\w+|sav\w+|spend\w*|costs?|pay\w*|prices?|fees?|budgets?|revenues?|turnover|sales)\b/i;

/** How often the sender does something says as little. */
const OF_SENDER = /\b(?:[Ww]e|I)\b/;

const NUMBERS: readonly string[] = ['other', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const MONTHS_IN: Readonly<Record<string, number>> = { d: 0.03, w: 0.25, f: 0.5, m: 1, q: 3, y: 12 };
const LEAST_YEAR = 9;
const MOST_YEAR = 15;

/** How many months there are in "every three months". */
function monthsOf(every: string): number {
  const words = every.replaceAll('second', 'other').split(/[ -]/);
  const counted = words.find((word) => /^\d+$/.test(word)) ?? words.find((word) => NUMBERS.includes(word));
  const number = counted === undefined ? 1 : Number(counted) || Math.max(2, NUMBERS.indexOf(counted) + 1);
  const unit = words.findLast((word) => new RegExp(`^${UNIT}$`).test(word))?.[0] ?? 'y';
  return (number * (MONTHS_IN[unit] ?? 1)) / (words[0] === 'twice' ? 2 : 1);
}

/** How often an email says that what it asks about comes round; null if it says nothing of it. */
export function readPeriod(prose: string): Period | null {
  const told = splitProse(prose)
    .filter((sentence) => !OF_MONEY.test(sentence) && !OF_SENDER.test(sentence))
    .join('\n');
  const stated = STATED.exec(told)?.[0].toLowerCase();
  const every = stated ?? OF_ADJECTIVE[BY_ADJECTIVE.exec(told)?.[1]?.toLowerCase() ?? ''] ?? LASTS.exec(told)?.[1]?.toLowerCase();
  if (every === undefined) return null;
  const months = monthsOf(every);
  return { tag: months < LEAST_YEAR ? 'oftener' : months > MOST_YEAR ? 'everyYears' : 'everyYear', every };
}
