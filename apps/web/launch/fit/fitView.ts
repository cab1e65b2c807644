import { countExpected, countReplies } from '@coldcast/simulator/countReplies';
import { in100 } from '@coldcast/simulator/numbers';
import { countOf } from '@coldcast/rules/countOf';
import { formatCount } from '../../ui/formats.ts';
import type { DraftFit } from './draftFit.ts';

/** "2.4 fewer replies"; null if the number would round to zero. */
const fewer = (count: number, shown: string, what: string): string | null =>
  Number(shown) === 0 ? null : `${shown} ${count > 0 ? 'fewer' : 'more'} ${what}`;

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
  const { kept, repliesLost, reportsAvoided } = without;
  const [before, after] = [in100(without.replies[0]), in100(without.replies[1])];
  return {
    rate: before === after ? `Reply rate unchanged at ${after} in 100` : `Reply rate from ${before} to ${after} in 100`,
    leads: `on ${countOf(kept, 'lead')}`,
    replies: fewer(repliesLost, countReplies(Math.abs(repliesLost), without), 'replies') ?? 'Same number of replies',
    reports: fewer(reportsAvoided, countExpected(Math.abs(reportsAvoided)), 'spam reports') ?? 'Same number of spam reports',
  };
}
