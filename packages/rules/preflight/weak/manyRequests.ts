/** Ways in which an email asks to be answered, as orders at the start of a clause or behind "please". */
const BEGINS = String.raw`(?:^|[,;:>\u2192\u2013\u2014-]\s*|\b(?:and|or|please|just|simply|also|then|you can(?: also)?|so) )(?:also |just |simply |please )*`;
const WAYS: readonly RegExp[] = [
  String.raw`(?:call|phone|ring|dial) (?:me|us|our|now|today|\+?[\d(])`,
  String.raw`(?:text|whatsapp) (?:me|us|\+?[\d(])`,
  String.raw`(?:reply|respond|hit reply|write back|email (?:me|us)|send (?:me|us) (?:an email|a (?:note|message)))`,
  String.raw`(?:book|schedule|grab|pick|reserve)\b[^.!?]*\b(?:call|slot|time|meeting|demo|now|here|appointment|session|online|today)`,
  String.raw`(?:visit|see|check out|look at|browse|go to|take a look at) (?:our|my|us|the)\b`,
  String.raw`(?:follow (?:me|us)\b|(?:like|find|friend) (?:me|us) on)`,
  String.raw`(?:fill (?:in|out)|sign|complete|download|click|register|sign up)\b`,
  String.raw`(?:send|tell|give) (?:me|us) (?:your|the)\b`,
  String.raw`(?:forward|pass) (?:this|it)\b`,
]
  .map((way) => `${BEGINS}${way}`)
  .map((way) => new RegExp(way, 'iu'));

/** More ways than one email needs. */
const LEAST_WAYS = 3;

/** The last sentence that asks for something, if an email asks for three different things or more. */
export function findManyRequests(sentences: readonly string[]): string | undefined {
  const asking = WAYS.map((way) => sentences.findLast((sentence) => way.test(sentence))).filter((found) => found !== undefined);
  return asking.length < LEAST_WAYS ? undefined : sentences.findLast((sentence) => asking.includes(sentence));
}
