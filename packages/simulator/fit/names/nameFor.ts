import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { NOT_IN_A_NAME, writeOut } from '../mail/offerWords.ts';
import { NO_NAME } from './nameService.ts';

/** Things for sale whose name says little without the customer: "software for gyms". */
const GENERAL =
  /(?:\b(?:we|i|company|agency|studio|team|firm)\s+(?:(?:that|which)\s+)?(?:also\s+)?(?:makes?|builds?|sells?|offers?|provides?|runs?|develops?|creates?|writes?|designs?|does|do|host|maintain|arrange|supply|sew|rent|print)|^[a-z][a-z.&-]*\s+is)\s+(?:an?\s+|the\s+)?((?:[a-z-]+\s+)?(?:software|apps?|systems?|platforms?|portals?|tools?|websites?|insurance|training|courses?|scheduling|bookkeeping|payroll|marketing|videos?|furniture|uniforms|packaging|labels|signs|lighting|flooring|cleaning|catering|financing|loans|staffing|translations?)\s+for\s+(?:[a-z-]+\s+){0,2}?[a-z-]*[a-rt-z]s)(?=[.,:;!?]|$|\s+(?:that|which|and|so|to|with|in|from|of|on|at|by|who|where)\b)/i;
/** Customers that anything may be for. */
const ANYBODY =
  /^(?:companies|businesses|teams|people|clients|customers|firms|brands|organi[sz]ations|others|users|years|months|days|weeks|hours|minutes|results|reasons|purposes|needs|smes|folks|leaders|managers|owners)$/i;
const MOST_WORDS = 5;

/** "We make software for gyms": a thing and its customer, if the thing alone says little; null if there are no such words. */
export function nameFor(sentences: readonly MaskedSentence[]): string | null {
  for (const sentence of sentences.filter(({ mayName }) => mayName)) {
    const words = (GENERAL.exec(sentence.text)?.[1] ?? '').toLowerCase().split(/[\s-]+/);
    const last = words.at(-1) ?? '';
    const at = sentence.words.findIndex((_, start) => words.every((word, offset) => sentence.words[start + offset] === word));
    const isKept = at >= 0 && sentence.stems.slice(at, at + words.length).every((stem) => stem !== '');
    const isName = words.every(
      (word) => word === 'for' || (!NOT_IN_A_NAME.has(word) && (word === last || !NO_NAME.test(word) || /^(?:systems|tools)$/.test(word))),
    );
    if (isKept && isName && words.length <= MOST_WORDS && !ANYBODY.test(last)) return writeOut(sentence, at, at + words.length);
  }
  return null;
}
