import { paths } from './paths.ts';
/** How many campaigns can be compared at once. */
export const MAX_COMPARED = 5;

/** The page that compares campaigns; the first is the baseline. Without any, they are chosen there. */
export function compareAddress(campaignIds: readonly string[]): string {
  if (campaignIds.length === 0) return paths.compare;
  return `${paths.compare}?${new URLSearchParams(campaignIds.map((campaignId) => ['campaign', campaignId]))}`;
}
