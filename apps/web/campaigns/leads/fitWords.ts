import type { FitFilter } from '@coldcast/rules/fitLevels';

/** A fit with the offer as a label. */
export const FIT_WORDS: Record<FitFilter, string> = { owner: 'Decides', near: 'Close to it', far: 'Rarely decides', unknown: 'Unknown' };
