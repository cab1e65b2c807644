import type { MaskedSentence } from './maskOffer.ts';
import { NO_NAME } from './nameService.ts';
import { SERVICE_OF_VERB } from './offerVerbs.ts';
import { isCalm, isKindOfThing, NOT_IN_A_NAME } from './offerWords.ts';
import { foldText, toStem } from './stems.ts';

const PREFIX = /^(?:\s*(?:re|fw|fwd|aw)\s*:)+\s*/i;
/** Words for services that a subject may also use for what happened. */
const VAGUE = new Set(['checks', 'counts', 'matching', 'planning', 'cutting', 'clearing', 'detection', 'grinding']);
const SERVICES: ReadonlySet<string> = new Set([...SERVICE_OF_VERB.values()].filter((service) => !VAGUE.has(service)));
/** "Menu translation for your tables". */
const FOR = /^([\p{L}][\p{L}'-]*(?:\s[\p{L}][\p{L}'-]*){0,3}?)\s+for\s+\p{L}/u;
const BARE = /^[\p{L}][\p{L}'-]*(?:\s[\p{L}][\p{L}'-]*){0,3}$/u;
/** A subject in these words is about something that happened or the reader, not about what is sold. */
const ABOUT =
  /^(?:quick|question|questions|idea|ideas|thoughts?|note|notes|request|intro|introduction|hello|hi|following|news|time|minutes|help|thanks|invitation|meeting|call|chat|proposal|offer|update|plans?|looking|waiting|need|problems?|issues?|trouble|lost|missing|idle|wobbly|broken|late|slow|old|empty|unpaid|dirty|wrong|bad|tired|smell|cracks?|gaps?|complaints?|fines?|accidents?|fakes)$/;

const isThing = (word: string): boolean => isKindOfThing(word) || SERVICES.has(word);

/** A sender who does this to a thing does not sell it. */
const AGAINST = /\b(?:fight|stop|prevent|reduce|avoid|clear|lose|lost|against|catch|cut|end|fewer|less|beat|dispute)\b/i;

/** Whether an offering sentence of the body uses the last word too. */
const isInBody = (sentences: readonly MaskedSentence[], words: readonly string[]): boolean =>
  sentences.some(({ isOffer, stems, text }) => isOffer && !AGAINST.test(text) && stems.includes(toStem(words.at(-1) ?? ''))) &&
  words.every((word) => sentences.some(({ stems }) => stems.includes(toStem(word))));

/**
 * The service that a subject names if the body offers it too: "Mattress recycling", "Menu translation for your tables"; null otherwise. The subject
 * alone decides nothing.
 */
export function nameSubject(subject: string, sentences: readonly MaskedSentence[]): string | null {
  const text = subject.replace(PREFIX, '').trim();
  const bare = text.replace(/[?!.]+$/, '');
  const found = FOR.exec(text)?.[1] ?? (BARE.test(bare) ? bare : undefined);
  if (found === undefined) return null;
  const words = foldText(found.replaceAll('-', ' ')).split(/\s+/);
  const last = words.at(-1) ?? '';
  const isName = words.every((word) => !NOT_IN_A_NAME.has(word) && !NO_NAME.test(word) && !ABOUT.test(word));
  if (words.length < 2 || !isThing(last) || !isName || !isInBody(sentences, words)) return null;
  return isCalm(text)
    ? `${found.charAt(0).toLowerCase()}${found.slice(1)}`.replace(/^([a-z])(?=[A-Z]{1,})/, (first) => first.toUpperCase())
    : found.toLowerCase();
}
