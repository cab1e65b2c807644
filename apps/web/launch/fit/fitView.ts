import { formatCount } from '../../ui/formats.ts';
import type { DraftFit } from './draftFit.ts';

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
