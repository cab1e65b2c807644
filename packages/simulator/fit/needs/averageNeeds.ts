import type { Need } from '../offer.ts';

export const sumShares = (needs: readonly Need[]): number => needs.reduce((sum, { share }) => sum + share, 0);

/** Emails with different texts offer the same if the likeliest offer is at least this likely in this share of them. */
const LEAST_OF_EACH = 0.2;
const LEAST_AGREEING_MAILS = 0.75;

/** Texts that are the same but for what varies over the list may offer the same many things: from this overlap with their average on, they agree. */
const LEAST_OVERLAP = 0.75;

const overlapOf = (needs: readonly Need[], mean: readonly Need[]): number =>
  sumShares(needs.map((need) => ({ ...need, share: Math.min(need.share, mean.find(({ id }) => id === need.id)?.share ?? 0) })));

/** Whether different emails offer the same thing, or things of the same people. */
export function agree(lists: readonly (readonly Need[])[]): boolean {
  const mean = averageNeeds(lists);
  const [top] = mean;
  if (lists.every((needs) => needs.length > 0 && overlapOf(needs, mean) >= LEAST_OVERLAP * sumShares(needs))) return true;
  const isSame = ({ id, owners }: Need): boolean => id === top?.id || owners[0] === top?.owners[0];
  return lists.filter((needs) => sumShares(needs.filter(isSame)) >= LEAST_OF_EACH).length >= LEAST_AGREEING_MAILS * lists.length;
}

/** The average of what several emails offer. */
export function averageNeeds(lists: readonly (readonly Need[])[]): Need[] {
  const means = new Map<string, Need>();
  for (const needs of lists)
    for (const need of needs) means.set(need.id, { ...need, share: (means.get(need.id)?.share ?? 0) + need.share / lists.length });
  return [...means.values()].toSorted((one, other) => other.share - one.share);
}
