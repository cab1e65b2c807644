import type { MaskedSentence } from './maskOffer.ts';
import { NO_NAME } from './nameService.ts';
import { isKindOfThing, NOT_IN_A_NAME, toSingular, writeOut } from './offerWords.ts';

/** "Hotels of your size hire their bed linen from us". */
const FROM_US =
  /\b(?:hire|rent|buy|get|order|lease|borrow)s?\s+(?:(?:their|all their|the|its|his|her)\s+)?((?:[a-z][a-z-]*\s+){0,3}?[a-z][a-z-]+)\s+from\s+(?:us|me)\b/i;
/** Goods with no plural. */
const MASS =
  /(?:linen|bedding|coffee|timber|lumber|fuel|gas|salt|sand|feed|seed|hay|straw|paper|stationery|clothing|workwear|crockery|china|glass|ice|bread|milk|meat|produce|wine|beer|tea|honey)$/;

/** What customers hire or buy from the sender; null if no sentence says so. */
export function nameHired(sentences: readonly MaskedSentence[]): string | null {
  for (const sentence of sentences) {
    const words = (FROM_US.exec(sentence.text)?.[1] ?? '').toLowerCase().split(/[\s-]+/);
    const last = words.at(-1) ?? '';
    const at = sentence.words.findIndex((_, start) => words.every((word, offset) => sentence.words[start + offset] === word));
    const isKept = at >= 0 && sentence.stems.slice(at, at + words.length).every((stem) => stem !== '');
    const isThing = toSingular(last) !== last || isKindOfThing(last) || MASS.test(last);
    const isName = isThing && words.every((word) => !NOT_IN_A_NAME.has(word) && !NO_NAME.test(word));
    if (isKept && isName) return writeOut(sentence, at, at + words.length);
  }
  return null;
}
