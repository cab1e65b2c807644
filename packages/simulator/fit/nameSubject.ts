import { KNOWN_THINGS } from './category.ts';
import type { MaskedSentence } from './maskedSentence.ts';
import { isPractitioner } from './namePractice.ts';
import { NO_NAME } from './nameService.ts';
import { SERVICE_OF_VERB } from './offerVerbs.ts';
import { isCalm, isKindOfThing, NOT_IN_A_NAME, toSingular } from './offerWords.ts';
import { foldText, listStems, toStem } from './stems.ts';

const PREFIX = /^(?:\s*(?:re|fw|fwd|aw)\s*:)+\s*/i;
/** Words for services that a subject may also use for what happened. */
const VAGUE = new Set(['checks', 'counts', 'matching', 'planning', 'cutting', 'clearing', 'detection', 'grinding']);
const SERVICES: ReadonlySet<string> = new Set([...SERVICE_OF_VERB.values()].filter((service) => !VAGUE.has(service)));
/** The stems of the verbs of a service. */
const VERBS_OF = new Map<string, string[]>();
for (const [verb, service] of SERVICE_OF_VERB) VERBS_OF.set(service, [...(VERBS_OF.get(service) ?? []), toStem(verb)]);
/** Known things by their stems. */
const KNOWN: ReadonlySet<string> = new Set(KNOWN_THINGS.map(({ key }) => key));
const WORDS = String.raw`[\p{L}][\p{L}&'-]*(?:\s[\p{L}][\p{L}&'-]*){0,3}?`;
/** "Menu translation for your tables", "hoof trimming before turnout". */
const FOR = new RegExp(String.raw`^(${WORDS})\s+(?:for|before|at|in|on|from|to|near)\s+[\p{L}{\d]`, 'u');
const BARE = /^[\p{L}][\p{L}&'-]*(?:\s[\p{L}][\p{L}&'-]*){0,3}$/u;
/** Only the first part of a subject names what it is about: "R&D tax credits - are you missing out?" */
const PARTS = /\s+[-\u2013\u2014|]\s+|:\s+/u;
/** What a subject says of a service besides its name: "your window cleaning contract". */
const AROUND =
  /^(?:your|our|new|the)\s+|\s+(?:contracts?|quotes?|quotations?|prices?|pricing|enquiry|inquiry|renewal|services?|suppliers?|solutions?)$/gi;
/** A subject in these words is about something that happened or the reader, not about what is sold. */
const ABOUT =
  /^(?:quick|question|questions|idea|ideas|thoughts?|note|notes|request|intro|introduction|hello|hi|following|news|time|minutes|help|thanks|invitation|meeting|call|chat|proposal|offer|update|plans?|looking|waiting|need|problems?|issues?|trouble|lost|missing|idle|wobbly|broken|late|slow|old|empty|unpaid|dirty|wrong|bad|tired|smell|cracks?|gaps?|complaints?|fines?|accidents?|fakes)$/;

/** Work with no verb of its own. */
const CRAFT =
  /^(?:control|marketing|guarding|consulting|joinery|plumbing|forestry|archaeology|haulage|freight|photography|catering|decorating|glazing|masonry|upholstery|accountancy|conveyancing|drainage)$/;

/** Whether a word names work that is done for somebody, such as "recycling", or a kind of thing for sale. */
export const isService = (word: string): boolean => isKindOfThing(word) || SERVICES.has(word) || CRAFT.test(word);

/** The stems of the verbs of a service: who translates offers translation. */
export const listVerbStems = (service: string): readonly string[] => VERBS_OF.get(service) ?? [];

/** Whether words are a thing that people are known to sell. */
export const isKnownThing = (words: string): boolean => KNOWN.has(listStems(words).join(' '));

const KNOWN_NAMES: ReadonlySet<string> = new Set(KNOWN_THINGS.map(({ name }) => name));

/** Whether a word alone names a thing that people sell: "pallets" does, and "pallet" only begins such a name. */
export const isKnownName = (word: string): boolean => isKnownThing(word) && (toSingular(word) !== word || KNOWN_NAMES.has(word));

/** A sender who does this to a thing does not sell it. */
const AGAINST = /\b(?:fight|stop|prevent|reduce|avoid|clear|lose|lost|against|catch|cut|end|fewer|less|beat|dispute)\b/i;

/** Whether a sentence of the body uses the last word too, or its verb, and the body most of the others. */
function isInBody(sentences: readonly MaskedSentence[], words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  const lasts = [toStem(last), ...(VERBS_OF.get(last) ?? [])];
  const isTold = (stem: string): boolean => sentences.some(({ stems }) => stems.includes(stem));
  const others = words.slice(0, -1).map(toStem);
  return (
    sentences.some(
      ({ isStory, weight, stems, text }) => !isStory && weight > 0 && !AGAINST.test(text) && lasts.some((stem) => stems.includes(stem)),
    ) && others.filter(isTold).length * 2 >= others.length
  );
}

/** Whether the body uses most of the words, in whatever sentence: a known thing needs no more. */
const isAlsoTold = (sentences: readonly MaskedSentence[], stems: readonly string[]): boolean =>
  stems.filter((stem) => sentences.some((sentence) => sentence.stems.includes(stem))).length * 2 > stems.length;

/** Whether a line below the email ends with the same service: "Ridge Hoof Trimming". */
const isSigned = (signed: readonly string[], last: string): boolean =>
  signed.some((line) => line.split(/\s+/).length > 1 && listStems(line).includes(toStem(last)));

/** The first thing a subject is about. */
function toTopic(subject: string): string {
  const parts = subject.replace(PREFIX, '').trim().split(PARTS);
  // "Following up - R&D tax credits", "Quick question: your drains".
  const first = parts.find((part) => !ABOUT.test((part.split(/\s+/)[0] ?? '').toLowerCase())) ?? parts[0] ?? '';
  const [service = '', other] = first.split(/\s+(?:and|&|\+|\/)\s+/);
  return other !== undefined && service.includes(' ') && isService((service.split(' ').at(-1) ?? '').toLowerCase()) ? service : first;
}

/** A name in lower case, but for initials. */
const keepInitials = (name: string): string =>
  name
    .split(' ')
    .map((word) => (/^[A-Z]{2,}|&/.test(word) ? word : word.toLowerCase()))
    .join(' ');

/** "School meals done differently": a known thing that a subject begins with, if the body uses all its words. */
function nameLeading(subject: string, sentences: readonly MaskedSentence[]): string | null {
  const words = subject.replaceAll('-', ' ').split(/\s+/);
  const count = [4, 3, 2].find((length) => length <= words.length && KNOWN.has(listStems(words.slice(0, length).join(' ')).join(' '))) ?? 0;
  const name = words.slice(0, count).join(' ');
  const isTold = listStems(name).every((stem) => sentences.some(({ stems }) => stems.includes(stem)));
  return count > 0 && isTold ? keepInitials(name) : null;
}

/**
 * The service that a subject names if the body offers it or the sender's firm is named after it: "Mattress recycling", "Menu translation for your
 * tables"; null otherwise. The subject alone decides nothing.
 */
export function nameSubject(subject: string, sentences: readonly MaskedSentence[], signed: readonly string[] = []): string | null {
  const text = toTopic(subject);
  const isYours = /^your\b/i.test(text);
  const bare = text
    .replace(/[?!.]+$/, '')
    .replace(AROUND, '')
    .replace(AROUND, '');
  const whole = FOR.exec(bare)?.[1] ?? (BARE.test(bare) ? bare : undefined);
  if (whole === undefined) return isYours ? null : nameLeading(bare, sentences);
  const found = whole.replace(AROUND, '');
  const isNamedService = /\bservices?\b/i.test(`${whole} ${text}`) && !/\bservices?\b/i.test(found);
  const words = foldText(found.replaceAll('-', ' ')).split(/\s+/);
  const last = words.at(-1) ?? '';
  const written = found.replaceAll('-', ' ').split(/\s+/);
  const isName = words.every(
    (word, at) => /^[A-Z]{2,}$/.test(written[at] ?? '') || (!NOT_IN_A_NAME.has(word) && !NO_NAME.test(word) && !ABOUT.test(word)),
  );
  const stems = listStems(found);
  const isThing =
    (isService(last) || isPractitioner(last) || isNamedService) && (words.length > 1 ? isInBody(sentences, words) && !isYours : false);
  const isKnown =
    !isYours &&
    words.length > 1 &&
    (isService(last) || toSingular(last) !== last) &&
    KNOWN.has(stems.join(' ')) &&
    (isAlsoTold(sentences, stems) || isInBody(sentences, [last]) || sentences.some((one) => one.stems.includes(stems.at(-1) ?? '')));
  if (!isKnown && !(isName && (isThing || (isService(last) && isSigned(signed, last)))))
    return isYours ? null : nameLeading(bare, sentences);
  return isCalm(text) || /^[A-Z]/.test(found) ? keepInitials(found) : found.toLowerCase();
}

const NOT_OFFERED = /^(?:your|their|no|without|own)$/;

/** The two to four words of a subject, if an offering sentence has them side by side: "School meals" above "we cook fresh school meals". */
export function nameRepeated(subject: string, sentences: readonly MaskedSentence[]): string | null {
  const topic = toTopic(subject)
    .replace(/[?!.]+$/, '')
    .replace(AROUND, '')
    .replace(AROUND, '');
  const words = foldText(topic.replaceAll('-', ' ')).split(/\s+/);
  const isName =
    BARE.test(topic) && words.length > 1 && words.every((word) => !NOT_IN_A_NAME.has(word) && !NO_NAME.test(word) && !ABOUT.test(word));
  const stems = listStems(topic.replaceAll('-', ' '));
  const isOffered = (sentence: MaskedSentence): boolean =>
    sentence.isOffer &&
    sentence.mayName &&
    sentence.stems.some(
      (_, at) => stems.every((stem, offset) => sentence.stems[at + offset] === stem) && !NOT_OFFERED.test(sentence.words[at - 1] ?? ''),
    );
  if (!isName || stems.length !== words.length || !sentences.some(isOffered)) return null;
  return keepInitials(topic);
}
