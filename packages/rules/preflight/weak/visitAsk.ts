/** The sender comes to the reader. */
const COMES = String.raw`(?:(?:quickly|briefly|just) )?(?:(?:stop|drop|swing|come|pop|walk|be) (?:by|in|over|around|round)\b(?! (?:the )?(?:price|cost|number|size)s?\b| your (?:area|way|town|city|region|neck|part|neighbou?rhood)\b)|come (?:out )?to (?:your|you|\{\{)|come (?:and )?(?:see|meet|visit) (?:you|your)|visit (?:you|your|\{\{)|walk (?:your|\{\{|the (?:site|grounds|building|property|course))|meet (?:with )?(?:you )?(?:at|in) (?:your|\{\{)|pay you a visit)`;
const VISIT = new RegExp(
  [
    String.raw`\b(?:can|could|may|shall|should|might) (?:I|we|one of us|someone|somebody) ${COMES}`,
    String.raw`\b(?:I|we)(?:['\u2019]d| would) (?:really |very much )?(?:like|love|be happy|be glad|want|hope) to ${COMES}`,
    // Without a day, whoever says that they will come tells what they do for their customers.
    String.raw`\b(?:I|we)(?: could| can|['\u2019]ll| will) ${COMES}(?=[^.!?]*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|(?:this|next) (?:week|month|morning|afternoon)|at \d))`,
    String.raw`\b(?:I|we) (?:want|hope|plan|intend) to ${COMES}`,
    String.raw`\b(?:mind|ok|okay|alright|all right|work) if (?:I|we) ${COMES.replaceAll('stop', '(?:stop|stopped)').replaceAll('drop', '(?:drop|dropped)').replaceAll('come', '(?:come|came)')}`,
    String.raw`\blet (?:me|us) ${COMES}`,
  ].join('|'),
  'iu',
);
/** A visit that the reader asked for, or that happens once he buys. */
const AFTER =
  /\b(?:if you|once you|when you|after you|every (?:day|week|month|morning|night|evening)|each (?:day|week|month|morning|night|evening)|twice a)\b/i;

/** Many trades have to see a thing before they can name a price. */
const TO_PRICE = /\b(?:measure|quote|price|estimate|survey|look at|inspect|test|sample)\b/i;

/** Whoever comes for nothing comes to sell. */
const SALES_CALL = /\bno[- ]obligation\b|\bwithout obligation\b/i;

/** Whether a sentence of a first email asks to come to its reader. */
export const isVisitAsk = (sentence: string): boolean =>
  VISIT.test(sentence) && !AFTER.test(sentence) && (SALES_CALL.test(sentence) || !TO_PRICE.test(sentence));

/** What of a sentence asks for the visit: in a long one, all before it hides that. */
export const visitIn = (sentence: string): string => sentence.slice(VISIT.exec(sentence)?.index ?? 0);
