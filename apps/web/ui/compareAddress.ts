import { paths } from './paths.ts';
/** How many campaigns can be compared at once. */
export const MAX_COMPARED = 5;

/** The page that compares campaigns; the first is the baseline. */
export const compareAddress = (campaignIds: readonly string[]): string =>
  `${paths.compare}?${new URLSearchParams(campaignIds.map((campaignId) => ['campaign', campaignId]))}`;
