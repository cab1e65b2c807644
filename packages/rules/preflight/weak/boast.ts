import { SENDER } from './sentences.ts';

/** Prizes, ranks and praise of oneself. */
const PRAISES =
  /\b(?:awards?|award[- ]winning|shortlisted|featured in)\b|\b(?:named|voted|ranked) (?:the |one |as |among |a |no\.? ?1)|#1\b|\b(?:no\. ?1|number one)\b|\b(?:world[- ]class|best[- ]in[- ]class|second to none|unrivall?ed|unmatched|unparalleled|game[- ]chang\p{L}+|most (?:talked[- ]about|trusted|awarded|exciting|iconic)|industry[- ]leading|on the planet|fearless|visionary|powerhouse)\b|\b(?:doubled|tripled|grew|grown) our\b/iu;
/** Something for somebody else, with a figure or a name. */
const OF_CLIENT =
  /\b(?:clients?|customers?|patients?|tenants?|members?|users?|shops?|stores?|firms?|companies|hotels?|schools?|plants?)\b[^.!?]*\d|\d[^.!?]*\b(?:clients?|customers?|for (?:an?|one|\p{Lu}))\b|\b(?:[Ff]or|[Aa]t|[Ww]ith|[Hh]elped) (?:an? |the )?(?!I\b|The\b)\p{Lu}\p{L}+[^.!?]*(?:\d|\bfrom\b|\bcut\b|\bhalv|\bdoubl)/u;
/** A rank that nobody gave: one is enough. */
const TOPS =
  /\b(?:is|are|we['\u2019]re|as) (?:the |an? )?(?:(?:world|planet|country|nation|UK|US|globe|industry|market|Europe|America)['\u2019]s (?:#1|no\.? ?1|number one|most|best|leading|only|first|largest|premier|favou?rite)|#1|no\.? ?1|number one)\b|\ba global leader in\b/iu;
/** One boast is a habit; several are the email. */
const LEAST_BOASTS = 2;

/** The sentences in which the sender praises himself, if they are several and the email tells of no result for anybody else. */
export function findBoast(sentences: readonly string[]): readonly string[] {
  const boasts = sentences.filter((sentence) => (SENDER.test(sentence) && PRAISES.test(sentence)) || TOPS.test(sentence));
  const told = sentences.filter((sentence) => !boasts.includes(sentence));
  const isBoast = boasts.length >= LEAST_BOASTS || boasts.some((sentence) => TOPS.test(sentence));
  return !isBoast || told.some((sentence) => OF_CLIENT.test(sentence)) ? [] : boasts;
}
