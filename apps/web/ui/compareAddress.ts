import { paths } from './paths.ts';
/** Most campaigns that stand side by side. */
export const MAX_COMPARED = 5;

/** The page that compares campaigns, the first of which the others are measured by. */
export const compareAddress = (campaignIds: readonly string[]): string =>
  `${paths.compare}?${new URLSearchParams(campaignIds.map((campaignId) => ['campaign', campaignId]))}`;
