/** How near a lead's work is to what an email offers, nearest first. */
export const FIT_LEVELS = ['owner', 'near', 'far'] as const;
export type FitLevel = (typeof FIT_LEVELS)[number];
