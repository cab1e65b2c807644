import { isContentWord, isVerb } from '../../damage/lexicon.ts';
import { emailOf, withSubject } from '../../edits/edit.ts';
import { capitalise } from '../../edits/textOps.ts';
import { toSingular } from '../../fit/mail/offerWords.ts';
import { readOfferName, readOfferPhrase } from '../../fit/names/readOfferPhrase.ts';
import type { Email } from '../../lead.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { isScareTalk } from '../../reading/scares.ts';
import { BLAMES_PLAINLY, REPROACHES } from '../prose/guilt.ts';
import { isPraiseWord } from '../prose/praiseWords.ts';
import { readBodyTopic } from './bodyTopic.ts';
import { isNamedWhole, isOneOfSeveral, maySay } from './plainSubject.ts';
import { placeCompany, STANDS_AT } from './subjectCompany.ts';
import { isTradeSubject } from './tradeSubject.ts';
import { isBaitSubject } from './weakSubject.ts';

/** Claims to know the reader, or counts the emails before it. */
const CLAIMS_TALK =
  /\b(?:\d+(?:st|nd|rd|th)|second|third|fourth|fifth) (?:e-?mail|message|try|attempt|time)\b|\b(?:we|our|us) (?:last )?(?:spoke|talked|met|chatted|talk|chat|call|conversation|meeting)\b/iu;
/** Speaks to a stranger as to a friend, or asks why no answer came. */
const TOO_CLOSE =
  /\b(?:my|dear) (?:dear|friend|brother|sister|love)\b|\bdear\W*$|\b(?:ignor\p{L}+|forg[eo]t(?:ten)? (?:about )?(?:me|us)|(?:not|no|never|don['\u2019]t|didn['\u2019]t) (?:answer|repl|respond)\p{L}*|silent|silence)\b/iu;

const namesOf = ({ lead }: EmailDraft): string[] => [lead.company, lead.firstName, lead.name].flatMap((name) => name ?? []);

/** A scare of the sender's own making. */
const FRIGHTENS = /(?<!\b(?:no|without|stop) )\b(?:poison(?:s|ed|ing)?(?!-)|kill(?:s|ing)?|deadly|(?:is|are) coming for you)\b/iu;

/** Whether a subject frightens, blames, or claims to know the reader, whatever topic it names. */
export const isTroublingSubject = (subject: string): boolean =>
  [CLAIMS_TALK, TOO_CLOSE, BLAMES_PLAINLY, REPROACHES].some((form) => form.test(subject)) ||
  isScareTalk(subject) ||
  (FRIGHTENS.test(subject) && YOU.test(subject));
const YOU = /\byour?\b|\{\{\s*company/iu;

/** Whether a subject is of no use to a reader: it troubles, alarms or flatters, or names no topic. */
export function isUselessSubject(draft: EmailDraft): boolean {
  const { raw } = draft.subject;
  return isTroublingSubject(raw) || isBaitSubject(raw, namesOf(draft));
}

const LEAST_STEM = 4;
/** Whether a text has every word of a name in some form: "rent" tells rental. */
function tellsName(name: string, text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return name
    .toLowerCase()
    .split(/\s+/)
    .every((one) => words.some((word) => word.startsWith(one.slice(0, Math.max(LEAST_STEM, one.length - LEAST_STEM)))));
}

/** A name in the singular if the email has it only so: "IT support". */
function asWritten(name: string, text: string): string {
  const [words, one] = [text.toLowerCase(), name.replace(/\S+$/, toSingular)];
  return !words.includes(name.toLowerCase()) && words.includes(` ${one.toLowerCase()} `) ? one : name;
}

/** What a name stands before in the email, as a part of a longer one: "first aid courses". */
const LONGER =
  /^ (courses?|training|lessons?|classes|workshops?|equipment|supplies|parts|repairs?|inspections?|installation|maintenance|rentals?|software|machines|products|services)\b/u;
function longer(name: string, text: string): string {
  const [body, one] = [text.toLowerCase(), name.toLowerCase()];
  const tails = [...body.matchAll(new RegExp(`(?<![\\p{L}-])${one.replace(/[^\p{L}\p{N}\s-]/gu, '.')}`, 'gu'))].map(
    ({ 0: found, index }) => LONGER.exec(body.slice(index + found.length))?.[1],
  );
  const [tail] = tails.flatMap((word) => word ?? []);
  return tail === undefined ? name : `${name} ${tail}`;
}

/** What comes with an offer, and is none: "case study". */
const OF_SENDING =
  /^(?:(?:free|short|quick|recent|our|my) )*(?:case stud(?:y|ies)|brochures?|catalog(?:ue)?s?|price lists?|videos?|demos?|trials?|webinars?|guides?|examples?|reports?|calls?|meetings?)$/iu;
/** A class of products, whatever it does: "phone app". */
const OF_CLASS =
  /^(?:(?:new|simple|smart|web|phone|mobile|online|cloud|digital|saas|all-in-one|full|easy|software|service|management|our|ai) )*(?:apps?|tools?|platforms?|software|systems?|solutions?|services?|products?|programs?|programmes?|devices?|websites?)$/iu;
/** Made of a verb that says nothing alone: "menu turning". */
const OF_LIGHT_VERB =
  /\b(?:bringing|doing|getting|giving|helping|keeping|letting|looking|making|putting|showing|taking|turning|working)$/iu;

/** A trade, and nothing it sells: "manufacturer". */
const OF_TRADE =
  /^(?:[\p{L}-]+ )?(?:manufacturers?|makers?|suppliers?|providers?|distributors?|installers?|importers?|wholesalers?|sellers?|producers?|vendors?|dealers?|compan(?:y|ies)|firms?|partners?|contractors?)$/iu;

/** Whether one word is a thing, and does not only stand before one: "web" of "web agency". */
function standsAlone(word: string, text: string): boolean {
  const found = [...text.matchAll(new RegExp(String.raw`(?<![\p{L}-])${word}(?![\p{L}-])(?: (\p{L}+))?`, 'giu'))];
  return (
    found.length === 0 || found.some(([, next]) => next === undefined || !isContentWord(next.toLowerCase()) || isVerb(next.toLowerCase()))
  );
}

/** Whether a name is that of a thing sold: no praise, nothing that is only sent along, and no half of a name. */
function namesThing(name: string, text: string): boolean {
  if (
    name.split(/\s+/).every((word) => isPraiseWord(word.toLowerCase())) ||
    [OF_SENDING, OF_CLASS, OF_TRADE].some((form) => form.test(name))
  )
    return false;
  // Half of a compound: "next-generation platform".
  if (text.toLowerCase().includes(`-${name.toLowerCase()}`)) return false;
  if (OF_LIGHT_VERB.test(name) && !text.toLowerCase().includes(name.toLowerCase())) return false;
  return /\s/.test(name) || standsAlone(name, text);
}

/** What the body plainly is about, as a subject. */
function topicOfBody(draft: EmailDraft): string | undefined {
  const topic = readBodyTopic(draft);
  if (topic === undefined || !maySay(topic, draft)) return undefined;
  const { company } = draft.lead;
  return company !== null && STANDS_AT.test(topic) ? placeCompany(capitalise(topic), company) : capitalise(topic);
}

/** Whether a name is surely that of the offer, and not of something beside it: the subject or the first sentence that offers something has it. */
function isSurelyOffered(name: string, draft: EmailDraft): boolean {
  const first = draft.readings.find((reading) => chanceOf(reading, 'offer') >= OFFERS);
  const places = [draft.subject.raw, first === undefined ? '' : draft.body.raw.slice(first.start, first.end)];
  return places.some((text) => tellsName(name, text));
}
const OFFERS = 0.5;

/** What an email offers as a plain subject, with the reader's company if the old one names it, or if it would stand alone like the title of a brochure; undefined if it is not known. */
export function findTopic(draft: EmailDraft): string | undefined {
  const { lead, body, subject, language } = draft;
  if (language !== 'en') return undefined;
  const phrase = readOfferPhrase(draft);
  const named = phrase !== undefined && isNamedWhole(phrase, draft) ? phrase : readOfferName(draft);
  const whole = named === undefined ? undefined : longer(asWritten(named, body.raw), body.raw);
  const isTopic =
    whole !== undefined &&
    !isOneOfSeveral(whole, draft) &&
    isSurelyOffered(whole, draft) &&
    namesThing(whole, body.raw) &&
    maySay(whole, draft);
  if (!isTopic) return topicOfBody(draft);
  const topic = capitalise(whole);
  const isNamed = lead.company !== null && subject.raw.toLowerCase().includes(lead.company.toLowerCase());
  const isAlone = !/\s/.test(whole);
  if (lead.company === null) return isAlone ? undefined : topic;
  return isNamed || isAlone || isTradeSubject(topic) ? placeCompany(topic, lead.company) : topic;
}

/** The email with what it offers as its subject, in place of a useless one; unchanged if it never names it. */
export function topicSubject(draft: EmailDraft): Email {
  const topic = isUselessSubject(draft) ? findTopic(draft) : undefined;
  return topic === undefined ? emailOf(draft) : withSubject(draft, topic);
}
