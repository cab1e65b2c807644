import type { CompanySizeBand } from '../persona.ts';

/** Upper ends of the bands, in people. */
const BANDS: readonly (readonly [upTo: number, band: CompanySizeBand])[] = [
  [50, '1-50'],
  [200, '51-200'],
  [1000, '201-1000'],
  [5000, '1001-5000'],
  [Infinity, '5001+'],
];

/** Sizes given in words, upper end included. */
const WORDS: readonly (readonly [pattern: RegExp, people: number])[] = [
  [/^(?:self[- ]?employed|freelance|solo|just me|micro|startup|start-up|small|small business)$/i, 10],
  [/^(?:mid[- ]?market|mid[- ]?size[d]?|medium)$/i, 500],
  [/^(?:enterprise|large|large enterprise)$/i, 10_000],
];

const NUMBER = /(\d+(?:[.,'\u2019\u00a0\u202f ]\d{3})+|\d+(?:[.,]\d+)?)\s*([km])?(?![a-z0-9])/gi;

function toPeople(digits: string, unit: string | undefined): number {
  const isGrouped = /^\d{1,3}(?:[.,'\u2019\u00a0\u202f ]\d{3})+$/.test(digits);
  const number = Number(isGrouped ? digits.replace(/\D/g, '') : digits.replace(',', '.'));
  return number * (unit === undefined ? 1 : unit.toLowerCase() === 'k' ? 1000 : 1_000_000);
}

/** Spreadsheets turn `11-50` and `1-10` into dates, from which the band can still be recovered. */
const AS_DATE = /^(?:nov|november)[- ]?(?:50|1950)$|^(?:10|0?1)[-.\s](?:jan|oct)$|^(?:jan|oct)[-.\s](?:10|0?1)$/i;

/**
 * The band of a head count as files write it: `37`, `51-200`, `10,000+`, `1 001-5 000`, `5K`, `> 500 employees`. A range is placed by its
 * geometric mean. Null without a number or a known word.
 */
export function readCompanySize(text: string): CompanySizeBand | null {
  const trimmed = text.trim();
  if (AS_DATE.test(trimmed)) return '1-50';
  const named = WORDS.find(([pattern]) => pattern.test(trimmed))?.[1];
  const numbers = [...trimmed.matchAll(NUMBER)].map((match) => toPeople(match[1] ?? '', match[2]));
  const [first, second] = numbers;
  const isOpen = second === undefined && /\+|>|over|more than|plus|\u00fcber|mehr als|plus de|m\u00e1s de/i.test(trimmed);
  const isBelow = second === undefined && /<|under|less than|fewer|up to/i.test(trimmed);
  const people =
    named ??
    (first === undefined
      ? undefined
      : second === undefined
        ? first + (isOpen ? 1 : 0) - (isBelow ? 1 : 0)
        : Math.sqrt(Math.max(1, first) * second));
  if (people === undefined || people < 1) return null;
  return BANDS.find(([upTo]) => people <= upTo)?.[1] ?? null;
}
