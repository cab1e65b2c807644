/** How close a lead's work is to what an email offers, closest first. */
export const FIT_LEVELS = ['owner', 'near', 'far'] as const;
export type FitLevel = (typeof FIT_LEVELS)[number];

/** A lead's fit with its probability and the reason in words; null if it is unknown. */
export type LeadFit = { level: FitLevel; probability: number; reason: string } | null;

/** What a list can be narrowed to by fit. */
export const FIT_FILTERS = [...FIT_LEVELS, 'unknown'] as const;
export type FitFilter = (typeof FIT_FILTERS)[number];
