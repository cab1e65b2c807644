/** What no quotation ends with: its next word is missing. */
const OPEN_END =
  /(?<=[\s,;:\u2013\u2014-])(?:an?|the|th(?:is|at|ese|ose)|and|or|but|nor|so|if|when|while|because|as|than|which|who|whose|of|to|in|on|at|for|with|from|by|into|per|about|is|are|was|were|be|been|can|will|would|could|have|has|had|do|does|not|no|I|we|you|it|they|my|our|your|its|their|his|her)$/iu;

/** What stands in brackets is told whole or not at all. */
const OPEN_BRACKET = /\s+\([^()]*$/u;

/** One mark at a time, so that a long row of them is no slower. */
const LOOSE_MARK = /[,;:\u2013\u2014-]$/u;

/** Without words and marks that only lead to the next word. */
export function closeEnd(text: string): string {
  let closed = text.trimEnd();
  for (let before = ''; before !== closed;) {
    before = closed;
    closed = closed.replace(OPEN_BRACKET, '').replace(OPEN_END, '').replace(LOOSE_MARK, '').trimEnd();
  }
  return closed;
}

/** The end of the last clause that is whole. */
const LAST_CLAUSE = /(?:[,;:]|\s[\u2013\u2014-])\s(?!.*(?:[,;:]|\s[\u2013\u2014-])\s).*$/u;
/** A shorter beginning shows too little of the sentence. */
const LEAST_SHOWN = 0.5;

/** The beginning of a text that is too long to be quoted, up to the end of a clause, or else of a word. */
export function cutQuote(text: string, most: number): string {
  if (text.length <= most) return text;
  const words = text.slice(0, most + 1).replace(/\s+\S*$/u, '');
  const clause = words.replace(LAST_CLAUSE, '');
  return `${closeEnd(clause.length >= LEAST_SHOWN * most ? clause : words).slice(0, most)}\u2026`;
}
