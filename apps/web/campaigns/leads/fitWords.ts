import type { FitFilter } from '@coldcast/rules/fitLevels';

/** A fit with the offer as a label. */
export const FIT_WORDS: Record<FitFilter, string> = { owner: 'Own it', near: 'Near', far: 'Far', unknown: 'Unknown' };
