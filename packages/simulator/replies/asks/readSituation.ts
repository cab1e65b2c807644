/** How a question about the reader's situation is answered. At most one applies; without one, only an answer to any question fits. */
export type Situation =
  | 'arrived'
  | 'taking'
  | 'figure'
  | 'process'
  | 'recall'
  | 'aware'
  | 'ways'
  | 'settled'
  | 'already'
  | 'degree'
  | 'supplied'
  | 'lastTime'
  | 'isSo';

const TROUBLE =
  /\b(?:struggl\w*|problems?|issues?|trouble|pain|hard|difficult\w*|often|wast(?:e|ing) (?:time|money|hours)|slow|annoy\w*|bother\w*|frustrat\w*|challeng\w*|complain\w*|overwhelm\w*|manually|by hand|chas(?:e|ing)|short of)\b/i;

/** Questions that a yes or a no answers. */
export const CLOSED: ReadonlySet<Situation> = new Set(['arrived', 'aware', 'ways', 'settled', 'already', 'degree', 'isSo']);

/** Most particular first. */
const SITUATIONS: readonly (readonly [Situation, RegExp])[] = [
  [
    'arrived',
    /^(?:did|has|have) (?:it|they|this|that|(?:the|my|our) [\w -]{2,30}?) (?:reach(?:ed)? you|arrived?|got(?:ten)? to you|get to you|come|came)\b/i,
  ],
  // How long something takes, not how long it has existed.
  ['taking', /^how (?:long|much time) (?:does|do|did|would|is|are)\b[^?]*\b(?:take|takes|need|spend|wait)/i],
  [
    'figure',
    /^(?:roughly |about |approximately )?(?!how (?:many|much) (?:[\w-]+ ){0,2}(?:(?:can|may|should|shall|could|would) (?:I|we|you)|do you (?:need|want))\b)(?:how (?:many|much|often|big|large|high|old|far|wide|deep|tall|heavy)|what (?:share|percentage|percent|part|portion)\b|what (?:do|does|did) (?:you|it|that|one|your [\w ]{2,30}) (?:pay|cost|spend|charge))\b/i,
  ],
  [
    'process',
    /^how (?:do|are|does|is) (?:you|your [\w ]{2,30}?|it|this|that|they) (?:currently |now |usually |today )?(?:handl|deal|manag|cop(?:e|ing)|keep|track|plan|organi[sz]|check|store|clean|ship|send|train|schedul|process|collect|sort|solv|protect|prepar|done|arrang|make sure)\w*\b/i,
  ],
  [
    'recall',
    /^(?:do|would|can|could) you (?:happen to |by chance )?(?:know|tell|remember|say)\b[^?]*\b(?:how (?:many|much|often|long|old|big|far)|what|when|which)\b/i,
  ],
  ['aware', /^(?:do|did|are|were|have) you (?:\w+ )?(?:know|aware|certain|sure|confident|heard)\b/i],
  // Two ways of doing the same work, which may both be in use.
  [
    'ways',
    /^(?:do|does|are|is)\b(?=[^?]*\bor\b)[^?]*\b(?:in[- ]house|yoursel(?:f|ves)|by hand|manual\w*|on paper|spreadsheets?|excel|agenc(?:y|ies)|external\w*|outsourc\w*|contractors?|freelancers?|software)\b/i,
  ],
  // Yes means that all is well.
  [
    'settled',
    /^(?:do|does|are|is)\b[^?]*\b(?:happy|satisfied|pleased|content|comfortable|working (?:well|out)|good enough|well enough)\b/i,
  ],
  // Yes means that nothing is needed, but not that all is well.
  [
    'already',
    /^(?:do|does|are|is|have|has)\b[^?]*\b(?:already|covered|sorted|taken care of|under control|some(?:body|one) for|an? (?:supplier|vendor|provider|plan|policy) (?:for|in)|(?:test|check|look|screen)(?:ed|ing)? for|ready for|prepared for|compliant|up to date|insured|protected|in place)\b/i,
  ],
  ['degree', new RegExp(`^(?:do|does|are|is)\\b[^?]*${TROUBLE.source}`, 'i')],
  [
    'supplied',
    /^(?:where do you (?:\w+ )?(?:get|buy|order|source)\b[^?]*\bfrom\b|(?:who|wh(?:ich|at) (?:firm|company|supplier|provider|vendor|agency)) (?:(?:do|does|did|are) (?:you|your [\w ]{2,20}?) (?:\w+ )?(?:us|buy|get|order|rent|work|book|hir|go|ship|print|turn|deal)\w*\b|(?:does|supplies|delivers|prints|cleans|services|repairs|handles) your\b(?![^?]*\b(?:at|in) your\b)))/i,
  ],
  ['lastTime', /^when (?:did|was|were|have|has)\b[^?]*\blast\b/i],
  ['isSo', /^(?:do|does|are|is|have|has|got|any|still|using)\b[^?]*\byou(?:rs?)?\b/i],
];

/** Words before the question itself. */
const LEAD_IN = /^(?:\W*(?:so|and|but|or|also|just curious|curious|quick question|one question|out of curiosity|let me ask)\b[\s,:-]*)+/i;
/** Two questions in one sentence: the answer to one leaves the other open. */
const TWO_IN_ONE =
  /(?:,| and| or)\s+(?:and |or )?(?:if (?:so|not|yes),? )?(?:by |with |for |at |to )?(?:who|what|when|where|which|how|why|do|does|did|is|are|can|could|would|will|have|has)\b[^?]*\?$/i;
const LAST_QUESTION = /[^.?!\n]+\?(?=[^?]*$)/;
const QUESTION_BEFORE = /\?\s*$/;

/** The last question of a text without the words before it; empty if it is not the only question in its place. */
export function questionOf(prose: string): string {
  const found = LAST_QUESTION.exec(prose);
  const question = found?.[0].trim().replace(LEAD_IN, '') ?? '';
  return found === null || QUESTION_BEFORE.test(prose.slice(0, found.index)) || TWO_IN_ONE.test(question) ? '' : question;
}

/** What kind of question about the reader's situation a text asks last; null if it is of another kind, uncertain or not the only one. */
export function readSituation(prose: string): Situation | null {
  const question = questionOf(prose);
  const situation = SITUATIONS.find(([, pattern]) => pattern.test(question))?.[0] ?? null;
  const isOpenChoice = situation === 'ways' || (situation === 'process' && / or something\b/i.test(question));
  // A choice is answered by naming one side.
  return !isOpenChoice && / or (?!not\b|so\b|more\b|less\b|anything\b|similar\b)/i.test(question) ? null : situation;
}

/** Characters after a question that still belong to it, such as "It takes one line." */
const MOST_AFTER = 120;

/** Whether a text comes to its question at the end, and does not open with it. */
export const endsInQuestion = (prose: string): boolean =>
  prose.includes('?') && prose.slice(prose.lastIndexOf('?') + 1).trim().length <= MOST_AFTER;
