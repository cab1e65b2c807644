import type { SellerFacts } from './sellerFacts.ts';

/** Doers of whom one may say how they do it. */
const SEEN: readonly string[] = ['ownPeople', 'byFirms'];

/**
 * "Who keeps the log? How do you handle it?": one answer that says both, so that none repeats the other; how the qualified do
 * it is left to them.
 */
export function joinWhoHow(parts: readonly SellerFacts[]): readonly SellerFacts[] {
  const who = parts.find(({ tags }) => tags[0] === 'askWho');
  const how = parts.find(({ tags }) => tags[0] === 'askHow');
  if (who === undefined || how === undefined) return parts;
  if (who.tags.includes('byExperts')) return parts.filter((part) => part !== how);
  if (!SEEN.some((tag) => who.tags.includes(tag))) return parts;
  const isPaid = who.tags.includes('byFirms');
  const both = { tags: [...how.tags, 'askBoth', ...(isPaid ? ['byFirms'] : [])], fields: [...who.fields, ...how.fields] };
  return parts.flatMap((part) => (part === who ? [both] : part === how ? [] : [part]));
}
