import { questionsOf } from '../reading/text/questionsOf.ts';
import { isYesOrNo } from '../signs/asks/interestQuestion.ts';
import { asksTimeOutright } from '../signs/asks/plainMeetingAsk.ts';

/** Asked for effect: nobody answers it. */
const FOR_EFFECT =
  /^(?:and |so |but |or )?(?:(?:did|do|didn['\u2019]?t) you (?:know|realize|realise)\b|are(?:n['\u2019]?t)? you (?:ready|tired|sick|fed up|looking to|struggling)\b|(?:have you )?ever\b|can you (?:really )?afford\b|who (?:wouldn|doesn)['\u2019]?t\b|why wait\b|is your \p{L}+ (?:secure|ready|safe)\b)/iu;
const SENTENCES = /(?<=[.!?])\s+|\n+/u;
/** What a request for time may name. */
const OF_TIME =
  /\b(?:call|chat|demo|meet(?:ing)?|calendar|minutes?|availab\p{L}+|convenient|(?:mon|tues|wednes|thurs|fri)day|tomorrow|\d{1,2}(?::\d\d)? ?[ap]\.?m)\b/iu;

/**
 * What becomes of a request for time: it is left for later beside an easier question, and replaced if nothing else is about time; otherwise time
 * in general is for later.
 */
export function placeOfTime(body: string, quoted: readonly string[]): 'beside' | 'only' | 'later' {
  const [first] = quoted;
  if (first === undefined) return 'later';
  const isQuoted = (text: string): boolean => quoted.some((one) => one.includes(text) || text.includes(one));
  const isEasier = (question: string): boolean =>
    isYesOrNo(question) && !FOR_EFFECT.test(question) && !OF_TIME.test(question) && !asksTimeOutright(question) && !isQuoted(question);
  if (questionsOf(body).some((question) => isEasier(question.trim()))) return 'beside';
  const others = body.split(SENTENCES).filter((sentence) => !first.includes(sentence) && !sentence.includes(first));
  return others.some((sentence) => OF_TIME.test(sentence)) ? 'later' : 'only';
}
