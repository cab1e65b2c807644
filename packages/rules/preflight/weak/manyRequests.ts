/** Ways in which an email asks to be answered, as orders at the start of a clause or behind "please". */
const BEGINS = String.raw`(?:^|[,;:>\u2192\u2013\u2014-]\s*|\b(?:and|or|alternatively|please|kindly|just|simply|also|then|you can(?: also)?|(?:could|can|would) you|so) )(?:also |just |simply |please |kindly )*`;
const WAYS: readonly RegExp[] = [
  String.raw`(?:(?:feel free to )?(?:give|drop) (?:me|us) an? (?:quick )?(?:call|ring|bell)|bell (?:me|us)|(?:call|phone|ring|dial) (?:me|us|our|now|today|to|for|\+?[\d(]))`,
  String.raw`(?:text|whatsapp) (?:me|us|\+?[\d(])`,
  String.raw`(?:reply|respond|hit reply|write back|email (?:me|us)|send (?:me|us) (?:an email|a (?:note|message)))`,
  String.raw`(?:book|schedule|grab|pick|reserve)\b[^.!?]*\b(?:call|slot|time|meeting|demo|now|here|appointment|session|online|today|survey|consultation|visit|inspection|estimate|quote|tasting|trial)`,
  String.raw`(?:visit|see|check out|look at|browse|go to|take a look at) (?:our|my|us|the)\b`,
  String.raw`(?:follow (?:me|us)\b|(?:like|find|friend) (?:me|us) on)`,
  String.raw`(?:fill (?:in|out)|sign|complete|download|click|register|sign up)\b`,
  String.raw`(?:(?:send|tell|give) (?:me|us) (?!an? (?:quick )?(?:call|ring|bell))\p{L}+|share (?:your?|the)\b)`,
  String.raw`(?:forward|pass) (?:this|it)\b`,
  String.raw`(?:do )?let (?:me|us) know (?:your|an?|the|which|what|when|how)\b`,
]
  .map((way) => `${BEGINS}${way}`)
  .map((way) => new RegExp(way, 'iu'));

/** What else an email asks for: time, a booking page, somebody else's name, a look at an attachment. */
const ASKS_FOR: readonly RegExp[] = [
  /\b(?:(?:can|could|would|shall|should|may|do|are) (?:you|we|I)|how about|(?:I|we)(?:['\u2019]d| would) (?:like|love) to|open to|up for|available for)\b[^.!?]{0,60}\b(?:\d+[- ]min(?:ute)?s?|demo|(?:an?|the) (?:(?:quick|short|brief|intro(?:ductory)?|phone|video|zoom|\d+[- ]minute) )*(?:call|chat|meeting|visit)|(?:site )?visit)\b/iu,
  /\b(?:calendly\.com|cal\.com|savvycal|tidycal|youcanbook|meetings\.hubspot)|\b(?:my|our) (?:calendar|booking (?:link|page))\b/iu,
  /\b(?:point|direct|put|steer|refer|connect) me (?:to|in touch|with|towards?)\b|\blet me know who\b|\b(?:who|whoever) (?:handles|looks after|is (?:responsible|in charge)|takes care|deals with|would be the (?:right|best))\b/iu,
  /\b(?:I|we)(?:['\u2019]ve| have) (?:also )?(?:attached|enclosed)\b|\b(?:see|find|open|read|look at) (?:(?:the|our|my|a) )?(?:attach\w+|enclosed)|\battached (?:is|are|you)\b|\b(?:catalog(?:ue)?|brochure|price list|list)\b[^.!?]{0,12}\b(?:is |are )?attached\b/iu,
];

/** More ways than one email needs. */
const LEAST_WAYS = 3;

const ALL = [...WAYS, ...ASKS_FOR];

/** What is offered beside a meeting, for the reader to choose: "I can also set up a call with our designers". */
const BESIDE =
  /\b(?:(?:I|we) (?:can|could) also|(?:I|we)(?:['\u2019]d| would) also (?:be (?:happy|glad|delighted) to|love to|like to)|alternatively,? (?:I|we) (?:can|could)|or (?:I|we) (?:can|could)) (?:set up|arrange|schedule|book|send|jump|hop|come|drop|stop|e-?mail|mail)\b[^.!?]*\b(?:call|demo|meeting|visit|chat|presentation|by|in|off|round)\b/iu;
const [MEETS] = ASKS_FOR;
const COMES = /\b(?:stop|drop|swing|come|pop) (?:by|in|over|round)\b/iu;

/** The sentence that asks for most, the last of several, if an email asks for three different things or more, or offers one beside a meeting. */
export function findManyRequests(sentences: readonly string[], taken: readonly string[] = []): string | undefined {
  const meeting = sentences.findIndex((sentence) => sentence.endsWith('?') && (MEETS?.test(sentence) === true || COMES.test(sentence)));
  const beside = meeting < 0 ? undefined : sentences.slice(meeting + 1).find((sentence) => BESIDE.test(sentence));
  if (beside !== undefined) return beside;
  if (ALL.filter((way) => sentences.some((sentence) => way.test(sentence))).length < LEAST_WAYS) return undefined;
  const countIn = (sentence: string): number => ALL.filter((way) => way.test(sentence)).length;
  // A sentence that is told something else is quoted only if no other one asks.
  const asking = sentences.filter((sentence) => countIn(sentence) > 0);
  const free = asking.filter((sentence) => !taken.includes(sentence));
  const some = free.length > 0 ? free : asking;
  const counts = some.map(countIn);
  return some[counts.lastIndexOf(Math.max(...counts))];
}
