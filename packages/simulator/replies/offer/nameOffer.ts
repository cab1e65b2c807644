/** Last words of activities without an article that do not end in "ing". */
const DONE = new Set(
  'payroll training management maintenance accounting automation compliance registration support translation recruitment delivery repair research procurement retention fulfillment distribution storage moderation prevention collaboration transportation transcription documentation reconciliation verification detection enrichment seo logistics bookkeeping installation inspection calibration removal disposal recovery collection restoration fabrication assembly surveillance refurbishment replacement sanitation digitization control care treatment protection review retrieval production administration optimization migration integration localization preparation certification mediation onboarding outreach'.split(
    ' ',
  ),
);
/** Activities that people offer and call by this one word; others are more often verbs cut from a sentence. */
const NOUNS_IN_ING = new Set(
  'cleaning training catering bookkeeping printing packaging roofing landscaping plumbing painting staffing recruiting translating interpreting hosting marketing accounting shredding scanning towing flooring lighting fencing welding machining warehousing scaffolding laundering waterproofing surveying tutoring coaching mentoring editing proofreading copywriting ghostwriting billing invoicing scheduling onboarding'.split(
    ' ',
  ),
);
/** Last words of things without an article that are not plural. */
const UNCOUNTED = new Set(
  'software insurance data security equipment analytics coverage content hardware freight furniture energy fuel telehealth capital wellbeing awareness waste produce media safety privacy feedback engagement inventory signage coffee wine linen laundry insulation financing advice refrigeration ventilation irrigation lighting flooring packaging clothing bedding footwear housing paper steel lumber rebar bandwidth storage water ice bread milk honey gel paint'.split(
    ' ',
  ),
);
/** Words that no product name contains. */
const NOT_IN_A_NAME =
  /^(?:a|an|the|your|our|my|their|you|we|us|they|it|this|that|is|are|be|was|to|of|by|in|on|at|for|with|from|than|not|no|more|less|who|which|help|get|make|every|each|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|hundreds?|several|some|many|most|all|both)$/i;
const PLURAL = /(?<!\bg|\bcanv|\batl|\bchristm|\bbi|\blen)(?:as|[^suia]s)$/i;
const MOST_WORDS = 4;

const lastWordOf = (name: string): string => name.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';

/**
 * The name of an offer if it can follow "with", "for" and "on" without an article, such as "dock scheduling" or "prospect lists"; otherwise
 * null.
 */
export function nameOffer(phrase: string | null): string | null {
  const words = (phrase ?? '').trim().split(/\s+/);
  const last = lastWordOf(phrase ?? '');
  if (words.length > MOST_WORDS || last.length < 3) return null;
  if (!words.every((word) => /^[\p{L}&'-]+$/u.test(word) && !NOT_IN_A_NAME.test(word))) return null;
  if (/['\u2019]s$/.test(last)) return null;
  // A plural alone is most often cut from a longer name.
  if (words.length === 1 && PLURAL.test(last)) return null;
  if (words.length === 1 && last.endsWith('ing') && !NOUNS_IN_ING.has(last)) return null;
  return last.endsWith('ing') || DONE.has(last) || UNCOUNTED.has(last) || PLURAL.test(last) ? words.join(' ') : null;
}

/** Whether a named offer is an activity, such as "dock scheduling" but not "prospect lists". */
export function isWork(name: string): boolean {
  const last = lastWordOf(name);
  return DONE.has(last) || (last.endsWith('ing') && !UNCOUNTED.has(last));
}
