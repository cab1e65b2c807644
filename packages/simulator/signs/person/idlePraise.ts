import { wordsOf } from '../../damage/partText.ts';
import { countSaying } from '../../damage/sayingWords.ts';
import { rememberLines } from '../../reading/text/remember.ts';

/** Admiration, in words that fit anybody. */
const ADMIRES =
  /^(?:impress\p{L}*|inspir\p{L}*|amaz\p{L}*|lov(?:e|ed|ing|ely)|ador\p{L}*|admir\p{L}*|respect\p{L}*|enjoy\p{L}*|great\p{L}*|fantastic|wonderful|incredible|awesome|outstanding|remarkable|exceptional|beautiful|brilliant|excellent|stunning|congrat\p{L}*|fans?|reputation|best|finest|leaders?|leading|success\p{L}*|proud|special|top)$/u;
/** What any firm is, has and does, and how a stranger comes across it. */
const OF_ANYBODY =
  /^(?:c[ao]me|across|found|find|discover\p{L}*|saw|seen|see|look\p{L}*|visit\p{L}*|check\p{L}*|follow\p{L}*|watch\p{L}*|read\p{L}*|work\p{L}*|teams?|compan(?:y|ies)|firms?|business\p{L}*|places?|people|person|web|sites?|websites?|pages?|profiles?|brands?|growth|grow\p{L}*|journey|things?|stuff|buil[dt]\p{L}*|achiev\p{L}*|do(?:es|ing|ne)?|did|opportunit\p{L}*|creat\p{L}*|industry|fields?|markets?|space|sector|online|recently|today|yesterday|year|lately|team|what|everything)$/u;
/** A judgment of what is the reader's, in words that fit anybody's. */
const RUNS_DOWN =
  /\b(?:so|too|very|really|quite|rather|terribly)(?: \p{L}+ and)? (?:empty|gr[ae]y|boring|dull|sad|ugly|old|outdated|tired|dirty|bad|poor|slow|dead|cold|plain|messy|shabby|drab|lifeless)\b/iu;
const HAS_FACT = /[?\d]/u;

const isPraise = (words: readonly string[]): boolean =>
  words.some((word) => ADMIRES.test(word)) &&
  words.every((word) => ADMIRES.test(word) || OF_ANYBODY.test(word) || countSaying([word]) === 0);

/**
 * Whether a sentence without the reader's name only admires or runs down what is theirs: every word fits anybody. "I was impressed by how you handle
 * refunds" says more.
 */
export const judgesAnybody = rememberLines(
  (sentence) => !HAS_FACT.test(sentence) && (RUNS_DOWN.test(sentence) || isPraise(wordsOf(sentence))),
);
