/** A shorter list: how many leads stay, the reply rates before and after in points of the whole, and how many replies are given up. */
type Shorter = { leads: number; repliesLost: number; replies: readonly [before: number, after: number] };

/** From this share of the expected replies on, a shorter list gives up much. */
const LARGE_SHARE = 0.25;
const givesUpMuch = ({ repliesLost, replies: [before], leads }: Shorter): boolean => repliesLost > LARGE_SHARE * before * leads;

/** In points of the rate: a list that costs less than this is no reason to leave anybody out. */
export const LEAST_COST = 0.05;

/** Whether a shorter list may be told before any wording: the list costs something, in points, and few replies are given up. */
export const mayLead = (list: Shorter, cost: number): boolean => cost >= LEAST_COST && !givesUpMuch(list);

/** From this share of the reply rate on, writing to one person per company gains enough to be told first: it gives up the replies of the others. */
const REAL_GAIN = 0.15;

/** Whether a shorter list gains so much for each email that whom it leaves out may be told before anything else. */
export const gainsMuch = ({ replies: [before, after] }: Pick<Shorter, 'replies'>): boolean => before > 0 && after / before - 1 >= REAL_GAIN;

/** Those left out reply at most this share as often as the others, or nobody who reads of it takes them for strangers. */
const MUCH_LESS = 2 / 3;

/** Whether those whom a shorter list leaves out are expected to reply clearly less often than the others. */
export function leavesOutTheSilent({ leads, kept, repliesLost, replies: [, after] }: Shorter & { kept: number }): boolean {
  return kept < leads && repliesLost / (leads - kept) <= MUCH_LESS * after;
}
