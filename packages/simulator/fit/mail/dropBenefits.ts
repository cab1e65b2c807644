/** What an employer gives besides pay is not the work. */
const BENEFITS =
  /\b(?:(?:health|dental|medical|vision|life|tools?|disability)(?:,? (?:and )?(?:dental|vision|life))* (?:insurance|coverage|plan|benefits)|retirement plan|401\(?k\)?|benefits\b|licen[cs]es?\b)/gi;

/** A text of a job offer without what the employer gives besides pay. */
export const dropBenefits = (text: string): string => text.replaceAll(BENEFITS, '');
