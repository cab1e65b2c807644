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

type Counts = Pick<DraftFit, 'offer' | 'owner' | 'near' | 'far' | 'leadCount'>;

export const toFitCounts = ({ offer, owner, near, far, leadCount }: Counts): string => {
  const unknown = leadCount - owner - near - far;
  const isJob = offer?.isJob === true;
  if (unknown === leadCount)
    return isJob ? 'It is unclear who on this list does that work' : 'It is unclear who on this list decides on it';
  const does = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;
  const owns = isJob ? does(owner, 'does that work', 'do that work') : does(owner, 'decides on it', 'decide on it');
  const isFar = isJob ? does(far, 'works in another field', 'work in another field') : does(far, 'rarely decides', 'rarely decide');
  const known = `${owns}, ${does(near, 'works close to it or is unclear', 'work close to it or are unclear')}, ${isFar}`;
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
