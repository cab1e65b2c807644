import { countWords, READER, sentencesOf } from './sentences.ts';

/** More questions than a busy reader answers at once. */
const LEAST_QUESTIONS = 3;
/** Shorter, it only adds to the question before it: "Curious?" */
const LEAST_WORDS = 4;
/** What asks the reader for something, besides a question about "you". */
const ASKS = /\b(?:I|we|us|me|our|(?:a|the) (?:call|chat|meeting|demo|visit|good time|best time))\b/i;
/** A question that goes on from the one before it. */
const GOES_ON = /^(?:and|or|also|if so|if not)\b/i;

/** A further question in the same sentence: "How many do you use, what size are they, and where can we send some?" */
const FURTHER =
  /(?:[,;\u2013\u2014-]|\b(?:and|or)) (?:and |or )?(?:who|what|when|where|which|how(?: (?:many|much|often|long|far))?|would|could|can|do|does|are|is|may|shall|should) (?=[\p{L}\d])[^,?]+/giu;
const LEADS = /^(?:so |and |also,? )?(?:who|what|when|where|which|how|would|could|can|do|does|are|is|may|shall|should)\b/i;

/** How many questions a sentence asks. */
const countIn = (sentence: string): number =>
  sentence.endsWith('?') && LEADS.test(sentence)
    ? 1 + (sentence.match(FURTHER)?.filter((part) => /\b(?:you|your|we|I|us|it|they|them|\{\{)/iu.test(part)).length ?? 0)
    : 1;

/** Asked for effect: nobody answers it. */
const RHETORICAL =
  /^(?:and |so |but |or )?(?:(?:did|didn['\u2019]?t) you (?:know|realize|realise)\b|do you know (?:that|what (?:happens|it costs))\b|(?:are|aren['\u2019]?t) you (?:ready to|tired of|sick of|fed up)\b|(?:have you )?ever (?:wondered|thought|noticed)\b|can you (?:really )?afford\b|who (?:wouldn|doesn)['\u2019]t\b|why wait\b)|^and that\b/iu;

/** Who it is that decides, and when it would suit: whoever answers one has no answer to the other. */
const ASKS_WHO =
  /\b(?:who|whom) (?:should|would|could|can) (?:I|we) (?:be )?(?:speak(?:ing)?|talk(?:ing)?|contact(?:ing)?|e-?mail(?:ing)?|writ(?:e|ing))\b|\b(?:who|whom) (?:\p{L}+ ){0,2}?(?:sorts out|handles|looks after|runs|deals with|takes care of|is (?:responsible|in charge)|would be the (?:right|best)|manages|decides)\b/iu;
const ASKS_WHEN =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|this week|w\/c|week of|the \d{1,2}(?:st|nd|rd|th)|\d{1,2}(?:st|nd|rd|th)|\d+[- ]min(?:ute)?s?|a (?:call|chat|demo))\b/iu;

/** Somebody else to ask, should the reader not be the one. */
const FALLBACK = /^\W*(?:and |or |but )?if\b[^,]{0,40}(?:\bnot\b|n['\u2019]t\b)|\bor (?:is there|who|whom)\b/iu;
/** Possible answers, asked for effect: "Is it keys, is it approvals?" */
const IS_LIST = /^is it\b/iu;
/** "When a gauge goes off for calibration, how long are you without it?" */
const SETS_SCENE = /^(?:when|if|once|after|every time|how (?:long|often|many|much)|what happens)\b/iu;
/** How many sentences open an email. */
const FIRST = 2;

const isAsked = (sentence: string): boolean =>
  sentence.endsWith('?') &&
  !RHETORICAL.test(sentence) &&
  countWords(sentence) >= LEAST_WORDS &&
  (READER.test(sentence) || ASKS.test(sentence) || GOES_ON.test(sentence));

/**
 * The last question of an email that puts several to its reader; undefined if there are fewer. A question without a reader or sender is about
 * the topic.
 */
export function findManyQuestions(body: string): string | undefined {
  const sentences = sentencesOf(body);
  // A question with which an email opens before it says anything else is its hook: nobody has to answer it.
  const isHook = (sentence: string, at: number): boolean =>
    at < FIRST && sentences[at + 1]?.endsWith('?') === false && SETS_SCENE.test(sentence);
  const asked = sentences.filter(
    (sentence, at) =>
      !isHook(sentence, at) &&
      (isAsked(sentence) || (!IS_LIST.test(sentence) && sentence.endsWith('?') && isAsked(sentences[at + 1] ?? ''))),
  );
  const [who, when] = [ASKS_WHO, ASKS_WHEN].map((form) => sentences.find((sentence) => sentence.endsWith('?') && form.test(sentence)));
  if (who !== undefined && when !== undefined && who !== when && !ASKS_WHO.test(when) && !FALLBACK.test(who)) return when;
  const count = asked.reduce((sum, sentence) => sum + countIn(sentence), 0);
  return count >= LEAST_QUESTIONS ? asked.at(-1) : undefined;
}
