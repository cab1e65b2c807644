/** Words of management that say nothing in a row. */
const HOLLOW = String.raw`(?:quantum|synerg\p{L}*|paradigms?|cosmic|holistic|blockchain|leadership|alignment|metaverse|mindset|disruption|disruptive|hyper-?growth|empowerment|visionary|transcendent|matrix|mega-?kpi|thought|omni-?channel|vibrational|consciousness)`;
/** Three of them, and one that nobody sells to a firm. */
const HOLLOW_RUN = new RegExp(
  String.raw`\b(?=(?:[\p{L}-]+[ -]){0,4}(?:quantum|synerg\p{L}*|paradigms?|cosmic|transcendent|vibrational|consciousness)\b)${HOLLOW}(?:[ -]${HOLLOW}){2,}\b`,
  'iu',
);
/** A list that no magazine prints: "Fortune 50000". */
const NO_LIST = /\bfortune \d{5,}\b/i;
/** "Normally $4,000,000, for you only $799" */
const DROPPED =
  /\b(?:normally|usually|was|worth|valued at|instead of|retail price)(?: is)?:? [$€£]?(\d[\d,]*)\b[^.?!\n]{0,50}?\b(?:only|just|now|for|today|yours for)\b[^.?!\n\d]{0,20}[$€£]?(\d[\d,]*)\b/giu;
const LEAST_DROP = 500;
const toNumber = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));

/** Whether an email makes no claim to be believed: hollow words in a row, or a price cut to next to nothing. */
export const isNonsense = (told: string): boolean =>
  HOLLOW_RUN.test(told) ||
  NO_LIST.test(told) ||
  [...told.matchAll(DROPPED)].some(([, before, after]) => toNumber(after) > 0 && toNumber(before) / toNumber(after) >= LEAST_DROP);
