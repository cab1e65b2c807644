import type { EmailDraft } from '../../reading/draft.ts';
import { chanceOf, type SentenceReading } from '../../reader/readSentences.ts';
import { hasFact } from './emptyProof.ts';
import { subjectOf } from './provesPlainly.ts';

/** What a sentence says of the customer in the one before it: "With us it has been about $150", "Since we started, none". */
const GOES_ON =
  /^\W*(?:(?:with|through|thanks to|on|under) (?:us|ours?|it|them)\b|(?:since|after) (?:we|they|he|she|then|that|it|the|our|moving|switching)\b|(?:now|today|these days|nowadays|this (?:year|month|season|spring|summer|fall|autumn|winter|quarter|week))\b|(?:they|it|she|he|we|their|its|her|his|that) (?:now|has|have|is|was|went|fell|came|dropped|cut|took|got|did|paid|saved|ended|kept|spent|lost|recovered|finished|closed|won|made)\b|(?:last|in|by|from) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter)\b)/iu;
/** Who had a problem, without a name: "Last month a 210-person distributor had $38,400 in penalties". */
const SOMEBODY_HAD =
  /^\W*(?:(?:last|this|in|earlier|back in) [^.!?,]{2,20}?,? )?(?:an?|one|another) (?:[\p{L}\d-]+ ){1,5}(?:in (?:\p{Lu}\p{L}+ ){1,2})?(?:had|was|were|paid|spent|lost|owed|faced|came to us)\b/iu;
/** From this probability on, it is told as proof. */
const TOLD_AS_PROOF = 0.5;
const OF_READER = /\byou(?:r|rs)?\b/i;
const IS_AHEAD = /\b(?:will|would|could|can|may|might|shall)\b|\?\s*$/;

/** The last lines, where the sender's name may stand. */
const SIGNED_LINES = 4;

export type SentencePair = { start: number; end: number; first: SentenceReading; second: SentenceReading };

/** Two sentences that prove something together: the first names who it was, the second what came of it with the sender. */
export function findProofInTwo({ readings, body: { raw }, prose }: EmailDraft): SentencePair[] {
  const below = raw
    .trimEnd()
    .split('\n')
    .slice(-SIGNED_LINES)
    .filter((line) => !/[.?!:]\s*$/.test(line))
    .join('\n');
  return readings.flatMap((second, index): SentencePair[] => {
    const first = readings[index - 1];
    if (first === undefined || second.end > prose.end || /\n\s*\n/.test(raw.slice(first.end, second.start))) return [];
    const [before, after] = [first, second].map(({ start, end }) => raw.slice(start, end).trim());
    if (before === undefined || after === undefined || [before, after].some((text) => OF_READER.test(text) || IS_AHEAD.test(text)))
      return [];
    const name = subjectOf(before);
    const isSomebody = name === undefined ? SOMEBODY_HAD.test(before) && chanceOf(first, 'proof') >= TOLD_AS_PROOF : !below.includes(name);
    const isTold = isSomebody && hasFact(before) && GOES_ON.test(after) && hasFact(after);
    return isTold ? [{ start: first.start, end: second.end, first, second }] : [];
  });
}
