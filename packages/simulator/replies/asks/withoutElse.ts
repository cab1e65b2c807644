/** "A whiteboard, a spreadsheet or something else?": what is named is enough to choose from. */
const OR_ELSE =
  /,? or (?:something (?:else|similar|different)|(?:some )?other \p{L}+|another \p{L}+|anything else|not at all|neither|none of (?:them|these|those))(?: (?:right now|now|today|at the moment|currently))?$/iu;

/** A question without the side that stands for anything that it does not name. */
export function withoutElse(question: string): string {
  const named = question.replace(OR_ELSE, '');
  return named === question || / or /i.test(named) ? named : named.replace(/,? and |, (?=[^,]+$)/i, ' or ');
}
