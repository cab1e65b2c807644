import type { MaskedSentence } from './maskedSentence.ts';
import { NO_NAME } from './nameService.ts';
import { isCalm, NOT_IN_A_NAME } from './offerWords.ts';
import { foldText, toStem } from './stems.ts';

/** "Hake has been £9.80 a kilo this month". */
const PRICED =
  /^(?:an?\s+|the\s+|our\s+)?((?:[\p{L}'-]+\s+){0,2}[\p{L}'-]+)\s+(?:is|are|was|has been|have been|costs?|comes? to|comes? in at|starts? (?:at|from)|goes? for)\s+(?:about|around|only|just|now|from|at|currently|under)?\s*[£$€]\s?\d/iu;
/** What anything has that costs money. */
const NO_THING =
  /^(?:prices?|pricing|costs?|fees?|rates?|charges?|deposits?|delivery|day|week|month|year|hour|call|visit|one|each|it|that|this|which|minimum|total|average|saving|bill|value|budget)$/i;

/** What a sentence begins with and puts a price on, if the subject is about it; null if there is no such thing. */
export function namePriced(subject: string, sentences: readonly MaskedSentence[]): string | null {
  const topic = new Set(
    foldText(subject.replaceAll('-', ' '))
      .split(/[^a-z0-9']+/)
      .map(toStem),
  );
  for (const { text } of sentences) {
    const name = PRICED.exec(text.trim())?.[1] ?? '';
    const words = foldText(name.replaceAll('-', ' ')).split(' ');
    const last = words.at(-1) ?? '';
    const isName = words.every((word) => !NOT_IN_A_NAME.has(word) && !NO_NAME.test(word) && !NO_THING.test(word));
    if (last.length > 2 && isName && topic.has(toStem(last)))
      return isCalm(text) ? name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()) : name.toLowerCase();
  }
  return null;
}
