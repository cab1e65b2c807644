import { countOf } from '@coldcast/rules/countOf';
import { formatCount, formatInHundred } from '../../ui/formats.ts';
import type { DraftFit } from './draftFit.ts';

/** Smaller numbers would round to zero. */
const MIN_SHOWN = 0.05;

/** "2.4 fewer replies"; null if the number would round to zero. */
const fewer = (count: number, what: string): string | null => {
  if (Math.abs(count) < MIN_SHOWN) return null;
  return `${Math.abs(count).toFixed(1)} ${count > 0 ? 'fewer' : 'more'} ${what}`;
};

export const toFitCounts = ({ owner, near, far, leadCount }: DraftFit): string => {
  const unknown = leadCount - owner - near - far;
  if (unknown === leadCount) return 'It is unclear who on this list decides on it';
  const known = `${formatCount(owner)} decide on it, ${formatCount(near)} work close to it or are unclear, ${formatCount(far)} rarely decide`;
  return unknown === 0 ? known : `${known}, ${formatCount(unknown)} unknown`;
};

/** What leaving out the far leads gains and costs. */
export function toWithoutWords(without: NonNullable<DraftFit['without']>): {
  rate: string;
  leads: string;
  replies: string;
  reports: string;
} {
  const [before, after] = [formatInHundred(without.replyBefore), formatInHundred(without.replyAfter)];
  return {
    rate: before === after ? `Reply rate unchanged at ${after} in 100` : `Reply rate from ${before} to ${after} in 100`,
    leads: `on ${countOf(without.leadCount, 'lead')}`,
    replies: fewer(without.replies, 'replies') ?? 'Same number of replies',
    reports: fewer(without.spamReports, 'spam reports') ?? 'Same number of spam reports',
  };
}
