/** Verbs of a request to act. */
const ACTS = /^(?:act|apply|buy|order|call|claim|shop|sign up|subscribe)\b/i;
/** Who acts, when, or a thing that is named so, as in "arrange the call today": the words tell of it and do not ask for it. */
const TELLS =
  /\b(?:if|when|once|whenever|whether|where|should) (?:you|they|people|customers|clients|we)(?: (?:can|could|also|then|just))? $|\b(?:who|they|we|people|customers|clients) $|\b(?:an?|the|that|this|our|your|my|every|each|any|phone|video|quick|short) $/i;
const LOOKED_BACK = 40;

/** Whether a phrase tells of a condition instead of pressing: "if you order before 11", "people who call today". */
export const isConditional = (text: string, { start, end }: { start: number; end: number }): boolean =>
  ACTS.test(text.slice(start, end)) && TELLS.test(text.slice(Math.max(0, start - LOOKED_BACK), start));
