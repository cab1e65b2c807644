import type { SellerFacts } from './sellerFacts.ts';

/** Work whose doers say enough of how it is done. */
const BY_OTHERS: readonly string[] = ['byFirms', 'byExperts'];

/**
 * "Who keeps the log? How do you handle it?": one answer that says both, so that none repeats the other; whoever has somebody else do it says no more
 * than that.
 */
export function joinWhoHow(parts: readonly SellerFacts[]): readonly SellerFacts[] {
  const who = parts.find(({ tags }) => tags[0] === 'askWho');
  const how = parts.find(({ tags }) => tags[0] === 'askHow');
  if (who === undefined || how === undefined) return parts;
  if (BY_OTHERS.some((tag) => who.tags.includes(tag))) return parts.filter((part) => part !== how);
  if (!who.tags.includes('ownPeople')) return parts;
  const both = { tags: [...how.tags, 'askBoth'], fields: [...who.fields, ...how.fields] };
  return parts.flatMap((part) => (part === who ? [both] : part === how ? [] : [part]));
}
