/** A question about seeing or getting something: "Would you like to see the list?", "Shall I send you a sample?". */
const ABOUT_GETTING =
  /^(?:(?:so|and|also),? )?(?:(?:would|do|might|could|may|can|should|shall|will) (?:you|I|we|it|that|this|one|these|an? [\p{L} -]{3,30}?|the [\p{L} -]{3,30}?)|(?:is|are) (?:that|this|it|these|you)|want(?: me)?|interested in|ok(?:ay)? if (?:I|we)|mind if (?:I|we)) [^?]{0,80}?\b(?:see|seeing|look at|have|get|getting|receive|try|send|sending|share|show|forward|like|worth a (?:look|try)|(?:of )?(?:use|interest)|useful|helpful|relevant)\b[^?]{0,80}\?$/iu;
/** What takes more than a yes: time, a page, a person, or a choice. */
const TAKES_MORE =
  /\b(?:calls?|chat|meet(?:ing)?s?|talk|speak|demos?|visit|minutes?|mins?|hours?|time|calendar|available|when|who|which|how|book|schedule|sign up|register|reply|fill|(?:mon|tues|wednes|thurs|fri)day|tomorrow|week)\b|https?:|www\.|\b(?:you|you['\u2019]d) (?:(?:be )?able to |be willing to |please |kindly )?(?:send|share|show|forward|get)\b/iu;

/** Whether a question is about seeing or getting something and takes one word to answer: nothing of it needs to change. */
export const isEasyQuestion = (text: string): boolean => ABOUT_GETTING.test(text.trim()) && !TAKES_MORE.test(text);
