/** What the words next to a misspelled one look like. */
export const LATER = String.raw`(?=[.,;:!?)]|$| (?:now|today|right|currently|at|for|on|in|with|to|and|then|too|it|elsewhere|already|more|less|over|out|up|a lot)\b)`;
/** Where a word ends its clause. */
export const STOPS = String.raw`(?=[.,;:!?)]|$| (?:and|but|at|on|for|with|to|next|this|tomorrow|now|or)\b)`;
/** Where a clause ends, or goes on with a reason, a time or another clause: no noun follows. */
export const CLAUSE_ENDS = String.raw`(?=\s*(?:[.!?;:)]|$)|,\s+(?:and|but|so|or|just|no|not|we|I|you|it|they|that|this|if|when|what|which)\b| right\?| (?:but|because|bc|cuz|cos|cause|if|when|unless|until|till?|already|anyway|though|at the moment|right now|today|this (?:week|month|year)|and (?:we|I|you|it|they|have|has|had|need|want|don|can|we've|I've))\b)`;
export const after = (pattern: string): RegExp => new RegExp(`^ ${pattern}`, 'iu');
export const before = (pattern: string): RegExp => new RegExp(String.raw`(?:^|[^\p{L}])(?:${pattern}) $`, 'iu');
/** Where a clause can start with its subject and verb. */
export const STARTS = /(?:^|\n\s*|[.!?:,;(\u2013-] |[^\p{L}](?:and|but|so|because|that|if|think|hope|know|sure) )$/iu;
export const STARTS_SENTENCE = /(?:^|\n\s*|[.!?] )$/u;
/** The start of a sentence, or what leads in: "Just a quick one, were doing surveys", "In April, were running a course". */
export const AFTER_LEAD_IN =
  /(?:^|\n\s*|[.!?] )(?:(?:(?:just|a|one|quick|short|only|hi|hello|hey|well|so|note|thing|question|message) ?)+[,:] |(?:at|in|on|this|next|right|currently|for|over|during|from|after|before)\b[^.!?,\n]{0,30}, )?$/iu;

/** A word written for another that sounds the same, told by its neighbors: those right before it, and those right after it. */
export type Confused = {
  by: string;
  before?: RegExp;
  after?: RegExp;
  showsBefore?: true;
  /** The word belongs to the one before it: "it self". */
  joinsBefore?: true;
  /** Only in small letters: with capitals it is an abbreviation. */
  isSmall?: true;
};
