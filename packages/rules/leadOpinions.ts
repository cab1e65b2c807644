/** The reasons for and against answering that a language model may give. */
export const OPINION_REASONS = [
  'fits_role',
  'fits_company',
  'clear_benefit',
  'easy_ask',
  'personal',
  'good_timing',
  'trusted_proof',
  'wrong_role',
  'wrong_company',
  'no_benefit',
  'too_long',
  'too_salesy',
  'generic',
  'heavy_ask',
  'no_trust',
  'bad_timing',
] as const;
export type OpinionReason = (typeof OPINION_REASONS)[number];

/** The one objection a lead would raise first. */
export const OPINION_OBJECTIONS = ['none', 'no_need', 'no_time', 'no_budget', 'no_authority', 'has_vendor', 'no_trust'] as const;
export type OpinionObjection = (typeof OPINION_OBJECTIONS)[number];

/** If the model moves a lead by more than this, in log odds, the two engines disagree. */
const DISAGREEMENT = 0.15;

/**
 * How the model's view of a lead compares with the calibrated engine: `keener`, `cooler`, or `alike` if they hardly differ. `shift` is in
 * log odds.
 */
export const compareEngines = (shift: number): 'keener' | 'cooler' | 'alike' =>
  Math.abs(shift) < DISAGREEMENT ? 'alike' : shift > 0 ? 'keener' : 'cooler';
