import { isKnownThing, isService } from './isService.ts';
import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { writeOut } from '../mail/offerWords.ts';
import { toStem } from '../stems.ts';
import { findName } from './findName.ts';
import { toPlainName } from './toPlainName.ts';

const NAME = String.raw`((?!(?:you|we|it|this|that|there|they|any|some|my|your) )[a-z][a-z-]*(?: [a-z][a-z-]*){0,3}?)`;
/** "If linen hire would be of interest", "whether PAT testing is something for you". */
const OF_INTEREST = new RegExp(
  String.raw`\b(?:if|whether) (?:our |the )?${NAME} (?:(?:would|might|could|may) be|is|was) (?:something|of (?:any )?(?:interest|use)|interesting|useful|relevant|worth)\b`,
  'i',
);
/** "Are you interested in window cleaning?" */
const INTERESTED = new RegExp(
  String.raw`\binterested in (?:our |a quote for |a price for |having )?${NAME}(?=[.,?!]|$| (?:for|at|in|from|this|next)\b)`,
  'i',
);
/** "I sent you a note about minibus leasing." */
const WROTE = new RegExp(
  String.raw`\b(?:i|we)(?:['’](?:m|ve))? (?:just )?(?:wrote|writing|emailed|called|rang|sent|contacted|reached|got in touch|followed up|following up)\b[^.?!]*? (?:about|regarding|on) (?:our |the )?${NAME}(?=[.,;?!]|$| (?:and|but|for|at|in|last|because|as|to)\b)`,
  'i',
);

/**
 * What an email that states no offer says it is about: "I wanted to see if towel hire would be of interest". Only work, or a thing people are
 * known to sell; null if there is none.
 */
export function nameAsked(sentences: readonly MaskedSentence[]): string | null {
  for (const sentence of sentences) {
    const told = (OF_INTEREST.exec(sentence.text) ?? INTERESTED.exec(sentence.text) ?? WROTE.exec(sentence.text))?.[1];
    const name = told === undefined ? null : toPlainName(told.toLowerCase());
    const last = name?.split(/[ -]/).at(-1) ?? '';
    if (name === null || !(isService(last) || isKnownThing(name))) continue;
    const words = name.split(/[ -]/);
    const at = findName(sentence, words.map(toStem));
    if (at >= 0) return writeOut(sentence, at, at + words.length);
  }
  return null;
}
