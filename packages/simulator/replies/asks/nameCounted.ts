import { splitProse } from '../splitProse.ts';
/** "How many have you got on the road?", "How many are sitting in your yard?": what is counted was named before. */
const UNNAMED =
  /^how many (?=(?:have (?:you|they)|(?:do|does) (?:you|your \p{L}+) (?:currently |now |still )?(?:have|run|own|keep|operate|look after|stock)|are (?:there|(?:currently |now |just |usually )?(?:sitting|standing|parked|out|on|in))|are you (?:running|keeping|sitting on)|sit|stand)\b)/iu;
/** The reader's things, or what the sender takes: "your cars", "we buy unclaimed cars from tow yards". */
const THINGS =
  /\b(?:your|buys?|purchases?|takes?|collects?|pick up) (?:(?!(?:from|of|in|on|for|and|at|with|to|than|that|off)\b)[\p{L}-]+ ){0,2}?([\p{L}-]*[^\Wsui]s)(?=[.;:?!,]|$| (?:at|from|in|on|for|and|or|of|off|out|that|which|with|while|each|every|when|so|we|I|right|now|today|these|are|have|get|need|is)\b)(,? (?:and|or)\b(?! (?:I|we|you|they|then|[\p{L}]+ (?:it|them))\b)|, (?:[\p{L}-]+ )?[\p{L}-]+ (?:and|or)\b)?/giu;

/**
 * A count with the thing that is counted, as the sentences before it name it: "how many cars have you got on the road". As it is if the nearest
 * sentence that names any may mean several.
 */
export function nameCounted(question: string, prose: string): string {
  if (!UNNAMED.test(question)) return question;
  const sentences = splitProse(prose);
  const at = sentences.findLastIndex((sentence) => sentence.toLowerCase().includes(question.slice(0, 20).toLowerCase()));
  const named = sentences
    .slice(0, Math.max(at, 0))
    .map((sentence) => [...sentence.matchAll(THINGS)])
    .findLast((found) => found.length > 0);
  const things = new Set(named?.map(([, thing = '']) => thing.toLowerCase()));
  const isListed = named?.some(([, , further]) => further !== undefined) === true;
  const [thing] = things;
  return thing === undefined || things.size > 1 || isListed ? question : question.replace(UNNAMED, `how many ${thing} `);
}
