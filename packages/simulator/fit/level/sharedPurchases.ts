import { CATEGORIES } from '../needs/category.ts';

const PARTNERS: ReadonlyMap<string, ReadonlySet<string>> = CATEGORIES.reduce((partners, { owners }) => {
  for (const one of owners) partners.set(one, new Set([...(partners.get(one) ?? []), ...owners]));
  return partners;
}, new Map<string, Set<string>>());

/** Whether both lines of work decide on some kind of offer: golf clubs and gardeners on turf. */
export const sharePurchases = (one: string, other: string): boolean => PARTNERS.get(one)?.has(other) === true;
