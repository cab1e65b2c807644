/** Last words of names that stand without an article though they end in neither "ing" nor a plural. */
const WITHOUT_ARTICLE = new Set(
  'software payroll insurance training management data security equipment maintenance accounting automation compliance analytics registration support coverage protection verification translation recruitment content hardware freight furniture delivery repair energy fuel research telehealth capital procurement retention fulfillment distribution storage wellbeing awareness treatment waste produce media safety privacy feedback engagement detection reconciliation documentation inventory signage logistics seo transcription moderation enrichment prevention collaboration transportation reporting bookkeeping onboarding billing invoicing coffee wine linen planning'.split(
    ' ',
  ),
);
/** Words that no product name contains. */
const NOT_IN_A_NAME =
  /^(?:a|an|the|your|our|my|their|you|we|us|they|it|this|that|is|are|be|was|to|of|by|in|on|at|for|with|from|than|not|no|more|less|who|which|help|get|make|every|each)$/i;
const PLURAL = /[^sui]s$/i;
const MOST_WORDS = 4;

/** The name of an offer where it can stand bare after "with", "for" and "on", as "dock scheduling" and "prospect lists" can; else null. */
export function nameOffer(phrase: string | null): string | null {
  const words = (phrase ?? '').trim().split(/\s+/);
  const last = words.at(-1)?.toLowerCase() ?? '';
  if (words.length > MOST_WORDS || last.length < 3) return null;
  if (!words.every((word) => /^[\p{L}&'-]+$/u.test(word) && !NOT_IN_A_NAME.test(word))) return null;
  return last.endsWith('ing') || WITHOUT_ARTICLE.has(last) || PLURAL.test(last) ? words.join(' ') : null;
}
