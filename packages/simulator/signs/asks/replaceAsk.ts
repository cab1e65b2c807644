import { capitalise, removeWhole, replaceRanges } from '../../edits/textOps.ts';
import type { BodySentence } from '../../reading/draft.ts';

/** The body with a question in place of the first of several sentences, and without the others. */
export function replaceAsk(
  raw: string,
  [first, ...others]: readonly BodySentence[],
  by: { start: number; end: number; by: string },
): string {
  if (first === undefined) return raw;
  const cut = others.toSorted((one, other) => other.start - one.start);
  const later = removeWhole(
    raw,
    cut.filter(({ start }) => start > first.start),
  );
  return removeWhole(
    replaceRanges(later, [by]),
    cut.filter(({ start }) => start < first.start),
  );
}

/** Words that add a sentence to the one before it. */
const ADDS = /(?<=[.!?]\s+|\n)(?:Also|Additionally|In addition|Furthermore|Moreover), (\p{L})/gu;
/** So many characters before a sentence show whether another one is there now. */
const LOOKED_BACK = 12;

/** "Also, I attach a case study" starts with its own first word if the sentence before it is gone. */
export const withoutAlso = (body: string, before: string): string =>
  body.replace(ADDS, (written: string, letter: string, at: number) =>
    before.includes(`${body.slice(Math.max(0, at - LOOKED_BACK), at)}${written}`) ? written : letter.toUpperCase(),
  );

/** "Or could you ...?" and "Alternatively, sign up" start with their verb if the request before them is gone. */
export function withoutAlternative(body: string, before: string): string {
  return withoutAlso(body, before)
    .replace(/(?<=[.!?]\s+|\n)Or (could|can|would|may|shall|should)(?= )/g, (written, verb: string) =>
      before.includes(written) ? capitalise(verb) : written,
    )
    .replace(
      /(?<=[.!?]\s+|\n)(?:Alternatively|Otherwise), (?:you can )?(?=(?:sign up|register|order|visit|see|read|download|find|try|email|call|ring|text)\b)/g,
      'You can also ',
    );
}
