import { chanceOf, type SentenceReading } from '../../reader/readSentences.ts';

/** From this probability on, a sentence may be about something of the reader's that the writer saw. */
const MAY_OBSERVE = 0.3;

/** From this probability on, a sentence certainly is. */
const OBSERVES = 0.6;

/** Phrases of a writer who looked at the reader's work, place or page. */
const LOOKED =
  /\b(?:I|we)(?:['\u2019]ve| have| had)? (?:just |recently |also )?(?:saw|seen|noticed|read|counted|visited|drove|walked|passed|stopped|stood|watched|heard|tried|bought|ordered|stayed|looked|was looking|came (?:across|by|past)|went (?:past|through|by))\b/i;
const NUMERAL = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
/** Counted things of the reader's: "your two open jobs", "3 of your listings". */
const COUNTED = new RegExp(String.raw`\b${NUMERAL} of your\b|\byour (?:\p{L}+ )?${NUMERAL} \p{L}`, 'iu');
/** Named things of the reader's: "your Marlow Road units". */
const NAMED =
  /\b[Yy]our (?!(?:ever|going|coming|looking|in|near|around|not|at)\b)(?:[\p{Ll}-]+ ){0,2}(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}\p{Ll}[\p{L}'\u2019-]+/u;
/** A place or an organization, and then the reader: "At Lincoln Elementary that would be 70 devices". */
const NAMED_PLACE = /\b[Aa]t (?:\p{Lu}\p{Ll}[\p{L}'\u2019-]+ ?)+(?:,? (?:you|your|that|this|it) |$)/mu;

/** The sender, an offer or praise in a sentence with the company's name. */
const NOT_OF_THEM =
  /\b(?:I|I['\u2019]\p{L}+|we|we['\u2019]\p{L}+|our|us|my|can|could|will|would|may|might|should|help\w*|sav(?:e|es|ing)|love|impressed|admire|congrat\w*|team at)\b|\?\s*$/iu;

/** Whether a sentence states something about the reader's company and nothing else. */
const isStatement = (sentence: string, company: string): boolean => sentence.includes(company) && !NOT_OF_THEM.test(sentence);

/** Whether a text says what is true of one reader only: something the writer saw there, or a counted thing of the reader's. */
export const tellsOfOneReader = (prose: string, readings: readonly SentenceReading[] = []): boolean =>
  [LOOKED, COUNTED, NAMED].some((pattern) => pattern.test(prose)) || readings.some((one) => chanceOf(one, 'observation') >= OBSERVES);

/** Whether a text mentions a concrete thing of the reader's: something the writer saw, a counted thing or a name. */
export function isOfReader(prose: string, readings: readonly SentenceReading[], company: string | null = null): boolean {
  if (company !== null && company !== '' && prose.split(/(?<=[.!?])\s+|\n+/).some((sentence) => isStatement(sentence, company)))
    return true;
  if (readings.some((reading) => chanceOf(reading, 'observation') >= MAY_OBSERVE)) return true;
  return [LOOKED, COUNTED, NAMED, NAMED_PLACE].some((pattern) => pattern.test(prose));
}
