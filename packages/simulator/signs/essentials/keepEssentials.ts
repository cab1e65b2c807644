import { leansBack } from '../../damage/lexicon.ts';
import { countShared } from '../../damage/subjectClauses.ts';
import { mayAskStock } from '../../edits/stockQuestion.ts';
import { capitalise, hasMarkup, removeWhole } from '../../edits/textOps.ts';
import { readOfferName } from '../../fit/readOfferPhrase.ts';
import type { EmailKind } from '../../reader/kinds.ts';
import { chanceOfKind } from '../../reader/readKind.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import { toEmailDraft, type EmailDraft } from '../../reading/draft.ts';
import { isStockQuestion, KNOW_MORE, questionFor } from '../asks/questionFor.ts';
import { greetSomebody } from '../person/nameUse.ts';
import { calmCapitals, dropEmoji, dropExclamations } from '../prose/calmBody.ts';
import { joinTorn, withLists } from './groupSentences.ts';
import { keepContacts } from './keepContacts.ts';
import { findLightestOffer } from './lightestOffer.ts';
import { holdsOnlyName, namesSender, PLACE, signsFirm } from './namesSender.ts';
import { plainLines } from './plainLines.ts';
import { listPlatitudes } from './platitudes.ts';
import { CLOSES_IDLY, isAbstract, PRICE, type Use } from './readUse.ts';
import { readUses, saysPlainly, type UsedSentence } from './readUses.ts';
import { isSecondOffer } from './secondOffer.ts';
import { isWeak } from './isWeak.ts';
import { isConcrete, saysAnything } from './tellsSomething.ts';
import { namesKind, withoutBoastsInBody } from './withoutBoasts.ts';
import { unjoined, withoutLeaning } from './withoutLeaning.ts';

/** An email is rebuilt only if it has so many sentences that readers are better off without; with more of them, smaller edits do not help. */
const [LEAST_FAULTS, MANY_FAULTS] = [1, 2];
/** A longer offer is a list of everything that is sold. */
const MOST_OFFERS = 5;

/** Tells of the sender, and not of the reader. */
const OF_SENDER = /^\W*(?:we|our|I)\b(?![^.!?]*\byou(?:rs?)?\b)/iu;
/** Opens any talk: "In an increasingly connected world". */
const OF_TIMES =
  /^\W*in (?:today['\u2019]s|an?|this|these|the current)\b[^,]{0,40}\b(?:world|markets?|economy|landscape|climate|environment|age|era|times)\b/iu;
/** Why the sender writes, before the reason: "I wanted to reach out because new hires leave." */
const LEADS_IN =
  /^\W*(?:I|we)(?:['\u2019](?:m|re|d)| am| are)?(?: (?:just|wanted|want|would like|am|thought I(?:['\u2019]d| would)))*(?: to)? (?:reach(?:ing)? out|writ(?:e|ing)|contact(?:ing)?|email(?:ing)?|get(?:ting)? in touch)(?: (?:to|with) you| you)?(?: today)? (?:because|since|as) (?=(?:\p{L}+ ){2})/iu;
const withoutLeadIn = (text: string): string => capitalise(text.replace(LEADS_IN, ''));

/** Whether a sentence before the offer says something of the reader that not anybody could say of anybody. */
function isAboutReader(text: string): boolean {
  const told = withoutLeadIn(text);
  return ![OF_SENDER, OF_TIMES].some((form) => form.test(told)) && listPlatitudes(told).length === 0 && !saysAnything(told);
}

/** A text with the reader in place of the reader's company. */
const asYou = (text: string, company: string | null): string => (company === null ? text : text.replaceAll(company, 'you'));

/** So many sentences of an offer and its facts say enough. */
const ENOUGH_TOLD = 3;

/** Uses that stay whenever they are there. */
const STAYS: readonly Use[] = ['list', 'fact', 'opt_out'];

/** From this probability on, a badge says what is offered, too: "We have pre-vetted engineers." */
const OFFERS = 0.5;
/** Whether a sentence tells something that may be needed: its use is unclear, or it says below the offer how things are without it. */
function mayBeNeeded({ use, text, start, offers, isHostile, isRequest, isQuestion }: UsedSentence, first: number): boolean {
  if (isHostile || isRequest || saysAnything(text)) return false;
  return use === 'other' || (use === 'badge' && offers >= OFFERS) || (use === 'about' && start > first && !isQuestion);
}

/** The lines below the text. */
const closingOf = (sentences: readonly UsedSentence[]): readonly UsedSentence[] =>
  sentences.slice(sentences.findLastIndex(({ use }) => use !== 'closing') + 1);

/** From this probability on, a sentence may be meant as an offer. */
const MAY_OFFER = 0.15;

/** The sentence that should say what is offered and does not: what reads most like an offer, or else the first in words of any plan. */
export function findAttempt(sentences: readonly UsedSentence[]): UsedSentence | undefined {
  const meant = sentences.filter(
    ({ use, text, isHostile }) => !isHostile && (use === 'blamed' || use === 'introduction' || use === 'other') && isAbstract(text),
  );
  const [best] = meant.toSorted((one, other) => other.offers - one.offers);
  return sentences.find(({ use }) => use === 'jargon') ?? (best !== undefined && best.offers >= MAY_OFFER ? best : undefined);
}

/** The sentences that stay, each because of what it is to the reader. */
function chooseKept(draft: EmailDraft, sentences: readonly UsedSentence[]): UsedSentence[] {
  const {
    body: { raw },
    prose,
    lead,
  } = draft;
  const isBeside = (one: UsedSentence): boolean => isSecondOffer(one, sentences);
  const offers = sentences
    .filter((one) => one.use === 'offer' && !isBeside(one))
    .filter(({ text }, index) => index < MOST_OFFERS || PRICE.test(text));
  // Without a plain offer, the sender has to write one in place of the first attempt.
  const offer = sentences.find(saysPlainly) ?? findAttempt(sentences);
  const first = Math.min(
    offer?.start ?? 0,
    sentences.find((one) => saysPlainly(one) || (one.use === 'fact' && /\bwe\b/i.test(one.text)))?.start ?? Infinity,
  );
  const isPushy = sentences.some(({ use, isHostile }) => use === 'blamed' && isHostile);
  const about = isPushy
    ? undefined
    : sentences
        .filter(({ use, start, text }) => use === 'about' && start < first && isAboutReader(asYou(text, lead.company)))
        // What is said of the reader comes before what is asked.
        .toSorted((one, other) => Number(one.isQuestion) - Number(other.isQuestion) || other.start - one.start)[0];
  const before = about === undefined || about.isQuestion ? undefined : sentences[sentences.indexOf(about) - 1];
  // What was seen at the reader's stays above what follows from it.
  const seen = before?.use === 'about' && !before.isQuestion && isAboutReader(asYou(before.text, lead.company)) ? before : undefined;
  const isTold = sentences.filter(({ use }) => saysPlainly({ use }) || use === 'fact').length >= ENOUGH_TOLD;
  // Next to the offer and its facts, a promise that nobody can check only makes the email longer.
  const benefit = isTold ? undefined : sentences.find(({ use, start, text }) => use === 'benefit' && start > first && !saysAnything(text));
  const closing = closingOf(sentences);
  // A badge lowers the risk of what is offered; before the offer it is only about the sender.
  const badge = sentences.find(({ use, start }) => use === 'badge' && start > first);
  const easy = sentences.findLast(({ use }) => use === 'easy');
  const named = sentences.filter(
    (one) =>
      ((STAYS.includes(one.use) || mayBeNeeded(one, first)) && !isBeside(one)) ||
      closing.includes(one) ||
      offers.includes(one) ||
      [offer, seen, about, benefit, badge, easy].includes(one),
  );
  const rest = [raw.slice(prose.end), lead.company];
  const isFirmSigned = signsFirm([...closing.map(({ text }) => text), raw.slice(prose.end)].join('\n'));
  // Of several, the one that says most of what is sold.
  const [who] = sentences
    .filter(
      (one) =>
        !one.isHostile &&
        !one.isRequest &&
        ((one.use === 'introduction' && one.start <= first && namesKind(one.text)) ||
          (((one.use === 'introduction' && one.start <= first) || (!isFirmSigned && namesSender(one.text))) &&
            holdsOnlyName(isFirmSigned ? { text: one.text.replace(PLACE, ' ') } : one, named, rest))),
    )
    .toSorted((one, other) => other.offers - one.offers);
  const keep = (naming: UsedSentence | undefined): UsedSentence[] =>
    withoutLeaning(
      draft,
      sentences,
      sentences.filter((one) => named.includes(one) || one === naming || one === who),
    );
  // Naming the offer keeps one sentence more at most, and takes longer than all the rest.
  const kept = keep(undefined);
  return countFaults(sentences, kept) < LEAST_FAULTS ? kept : keep(findNaming(draft, sentences, named));
}

/** The sentence that names what is offered, if no kept one does: a price alone is no offer. */
function findNaming(draft: EmailDraft, sentences: readonly UsedSentence[], kept: readonly UsedSentence[]): UsedSentence | undefined {
  // What the sender does says it in other words.
  if (kept.some((one) => saysPlainly(one) && /\b(?:we|I)\b/i.test(one.text))) return undefined;
  const others = sentences.filter((one) => !one.isHostile && !one.isRequest && !kept.includes(one));
  if (others.length === 0) return undefined;
  const name = readOfferName(draft);
  const names = ({ text }: UsedSentence): boolean => name !== undefined && countShared(name, text) > 0;
  if (kept.some(names)) return undefined;
  return others.filter(names).toSorted((one, other) => other.offers - one.offers)[0];
}

/** A clause at the end of a sentence. */
const TAIL = /,? (?:which|so(?: that)?|allowing|helping|ensuring|making sure)\b[^,.!?]{5,90}(?=[.!]$)/u;
/** "and we only have 3 spots left this month" */
const FEW_LEFT =
  /,? (?:and|but) (?:we|there|I)[^,.!?]{0,40}\b(?:spots?|slots?|seats?|places?) (?:are )?(?:left|remaining|available)\b[^,.!?]{0,40}(?=[.!]$)/u;
/** The sentence without a clause at its end that is a platitude: "so you can save time and money". */
function withoutStaleTail(text: string): string {
  const tail = TAIL.exec(text)?.[0];
  const calmer = text.replace(FEW_LEFT, '');
  return tail === undefined || /\d/.test(tail) || listPlatitudes(tail).length === 0 ? calmer : text.replace(tail, '');
}

/** The body with a question in a paragraph of its own below some text of it. */
function putBelow(body: string, above: string, question: string): string {
  const at = body.lastIndexOf(above) + above.length;
  const rest = body.slice(at).trim();
  return `${body.slice(0, at)}\n\n${question}${rest === '' ? '' : `\n\n${rest}`}`;
}

/** The body with one question below its last sentence that asks for no more than a yes; undefined if none fits. */
function askBelow(draft: EmailDraft, body: string, { above, light }: { above: string; light: string | undefined }): string | undefined {
  const { lead, context } = draft;
  const asked = (question: string): string | undefined => {
    const below = putBelow(body, above, question);
    return mayAskStock(draft, { ...lead.email, body: below }) ? below : undefined;
  };
  const lightly = light === undefined ? undefined : asked(light);
  // What the offer is called is found only where a question needs it, because that takes longest.
  if (lightly !== undefined) return lightly;
  const question = questionFor(toEmailDraft({ ...lead, email: { ...lead.email, body } }, context));
  const isNamed = lead.company !== null && draft.body.raw.includes(lead.company) && !body.includes(lead.company);
  const wanted = isNamed && isStockQuestion(question) ? `Is this worth a look for ${lead.company ?? 'you'}?` : question;
  return asked(wanted) ?? asked(question) ?? asked(KNOW_MORE);
}

/** A paragraph of an email that was one block has so many sentences. */
const PARAGRAPH = 2;

/** The body with its text below the greeting's line, and in paragraphs if it was one block. */
function inParagraphs({ greeting, body: { raw }, prose }: EmailDraft, body: string, kept: readonly UsedSentence[]): string {
  const greets = greeting === undefined ? '' : raw.slice(greeting.start, greeting.end);
  const isOnLine = /[,!.:\u2013\u2014-]$/u.test(greets) && body.startsWith(greets) && /^[ \t]*[^\s]/u.test(body.slice(greets.length));
  const text = isOnLine ? `${greets}\n\n${capitalise(body.slice(greets.length).trimStart())}` : body;
  const told = kept.filter(({ use }) => use !== 'closing');
  const isBlock = !raw.slice(prose.start, told.at(-1)?.end).trim().includes('\n') && told.length > PARAGRAPH;
  if (!isBlock) return text;
  const breaks = told.filter((one, index) => index > 0 && index % PARAGRAPH === 0 && index < told.length - 1 && !leansBack(one.text));
  return [...breaks, ...kept.filter(({ use }) => use === 'closing').slice(0, 1)].reduce((done, one) => {
    // A name below the text may stand in it, too.
    const at = one.use === 'closing' ? done.lastIndexOf(one.text) : done.indexOf(one.text);
    return at <= 0 ? done : `${done.slice(0, at).trimEnd()}\n\n${done.slice(at)}`;
  }, text);
}

/** The body with only some of its sentences and one question; null if there is no place for one. */
export function rebuild(draft: EmailDraft, sentences: readonly UsedSentence[], chosen: readonly UsedSentence[]): string | null {
  const isLast = ({ start }: UsedSentence): boolean => !chosen.some((one) => one.start > start && saysPlainly(one));
  // A question before the offer is none about it; one behind it about the reader asks for as little.
  const own =
    chosen.find((one) => one.use === 'easy' && isLast(one)) ??
    chosen.findLast((one) => one.use === 'about' && one.isQuestion && isLast(one));
  const isBare = own !== undefined && own.text.split(/\s+/).length < OWN_WORDS;
  const light = own !== undefined && !isBare ? undefined : findLightestOffer(sentences, draft.lead.company);
  const isAsked = own !== undefined && light === undefined;
  // The question says it in fewer words.
  const isSpared =
    light?.isWhole === true && !isLeantOn(chosen, light.from) && chosen.some((one) => saysPlainly(one) && one !== light.from);
  const kept = chosen.filter((one) => (one !== own || isAsked) && (one !== light?.from || !isSpared));
  const left = removeWhole(
    draft.body.raw,
    sentences.filter((one) => !kept.includes(one)),
  );
  const joined = sentences.filter((one, index) => kept.includes(one) && index > 0 && !kept.some((above) => above === sentences[index - 1]));
  const written = kept.map((one) =>
    one.use === 'closing' || one.use === 'list' || one.isQuestion
      ? one.text
      : withoutStaleTail(withoutLeadIn(joined.includes(one) ? unjoined(one.text) : one.text)),
  );
  const bare = kept.reduce((text, one, index) => text.replace(one.text, () => written[index] ?? one.text), left);
  const plain = kept.map((one, index) => ({ ...one, text: written[index] ?? one.text }));
  const body = inParagraphs(draft, bare, plain);
  const last = plain.findLast(({ use }) => use !== 'closing' && use !== 'opt_out');
  if (last === undefined) return null;
  // What stood behind the greeting begins with a capital now.
  const above = body.includes(last.text) ? last.text : capitalise(last.text);
  const below = plain.filter(({ start, end, use }) => start >= (light?.from.end ?? end) && start <= last.start && use !== 'opt_out');
  const question = light !== undefined && kept.includes(light.from) && below.every(({ text }) => leansBack(text)) ? THAT : light?.question;
  const asked = isAsked ? body : askBelow(draft, body, { above, light: question });
  return asked === undefined ? null : keepContacts(draft, asked);
}
/** Whether the sentence after one speaks of what it names: "This comes with a report." */
function isLeantOn(chosen: readonly UsedSentence[], one: UsedSentence): boolean {
  const next = chosen[chosen.indexOf(one) + 1];
  return next !== undefined && next.use !== 'closing' && leansBack(next.text);
}

/** A shorter question, such as "Interested?", gives way to what is offered. */
const OWN_WORDS = 4;
const THAT = 'Would that be useful to you?';

/** A body without words in capitals, emoji and exclamation marks: what is left of an ad is read like a letter. */
const calm = ({ lead, context }: EmailDraft, body: string): string =>
  [calmCapitals, dropEmoji, (own: EmailDraft) => dropExclamations(own), plainLines, greetSomebody].reduce(
    (text, step) => step(toEmailDraft({ ...lead, email: { ...lead.email, body: text } }, context)),
    body,
  );

/** Kinds of email that sell something; broken English makes a seller look like a swindler, and no advice is given on a certain scam. */
const SELLING: readonly EmailKind[] = ['sales', 'follow_up', 'partnership', 'advert', 'scam'];
const [MOSTLY, MAYBE, SURELY] = [0.5, 0.3, 0.9];
/** Whether an email sells by its kind, or may sell by its kind and surely offers something. */
function sells({ kind, readings }: EmailDraft): boolean {
  const chance = SELLING.reduce((sum, one) => sum + chanceOfKind(kind, one), 0);
  return chance >= MOSTLY || (chance >= MAYBE && readings.some((reading) => chanceOf(reading, 'offer') >= SURELY));
}

/** A sentence that does nothing for the reader. */
const OTHER_FAULT = 1 / 3;

/** A sentence that boasts, or asks beside what it tells. */
const BOAST = 1 / 2;

/** How many faults go with some sentences: fear, blame and pressure weigh double. */
function weighFaults(gone: readonly UsedSentence[]): number {
  const countOf = (use: Use): number => gone.filter((one) => one.use === use).length;
  const spared = (countOf('other') + countOf('badge') + countOf('introduction') + countOf('benefit') + countOf('about')) * OTHER_FAULT;
  const hostile = gone.filter(({ isHostile }) => isHostile).length;
  return spared + countOf('blamed') + hostile + countOf('jargon');
}

const asksAnything = ({ isRequest, use }: UsedSentence): boolean => isRequest || use === 'easy';
/** How many requests there are beside the one that a cut leaves or writes. */
function countFurther(sentences: readonly UsedSentence[]): number {
  return Math.max(0, sentences.filter(asksAnything).length - 1);
}

/** How many faults go with the sentences that are not kept. */
const countFaults = (sentences: readonly UsedSentence[], kept: readonly UsedSentence[]): number =>
  // What nobody understands is a fault that stays, for the sender to mend.
  weighFaults(sentences.filter((one) => !kept.includes(one))) + countFurther(sentences) + (sentences.some(saysPlainly) ? 0 : 1);

/** Several edits of one email ask for it. */
type Cut = { body: string | null; faults: number };
const NO_CUT: Cut = { body: null, faults: 0 };
const cuts = new WeakMap<EmailDraft, Cut>();

/** Whether what is kept is platitudes for a half. */
function isStillStale(kept: readonly UsedSentence[]): boolean {
  const told = kept.filter(({ use }) => use !== 'closing' && use !== 'easy' && use !== 'list' && use !== 'opt_out');
  return told.length > 0 && 2 * told.filter(({ text }) => listPlatitudes(text).length > 0 && !isConcrete(text)).length >= told.length;
}

function cutAnew(written: EmailDraft): Cut {
  if (written.language !== 'en' || hasMarkup(written) || !sells(written)) return NO_CUT;
  const plain = withoutBoastsInBody(written);
  const { lead, context } = written;
  // Without its boasts, a sentence may say plainly what is sold.
  const draft = plain.changed === 0 ? written : toEmailDraft({ ...lead, email: { ...lead.email, body: plain.body } }, context);
  const sentences = joinTorn(draft.body.raw, withLists(draft.body.raw, readUses(draft)));
  if (!isWeak(draft, sentences, plain.changed)) return NO_CUT;
  const kept = chooseKept(draft, sentences);
  const attempt = findAttempt(sentences);
  if (!kept.some((one) => saysPlainly(one) || one === attempt) || isStillStale(kept.filter((one) => one !== attempt))) return NO_CUT;
  const faults = countFaults(sentences, kept) + plain.changed * BOAST;
  if (faults < LEAST_FAULTS) return NO_CUT;
  const body = rebuild(draft, sentences, kept);
  return { body: body === null ? null : calm(draft, withoutIdleClosing(body)), faults };
}

/** A body without a paragraph that only closes it as any other email: "Looking forward to connecting!" */
const withoutIdleClosing = (body: string): string =>
  body
    .split('\n\n')
    .filter((paragraph) => CLOSES_IDLY.exec(paragraph)?.[0].length !== paragraph.length)
    .join('\n\n');

/**
 * The body cut to what its reader needs: a line about the reader, what is offered, prices, facts and proof, and one easy question. Every
 * sentence stays as it was written; null if too little is wrong with the email, or it never says what it offers.
 */
export const keepEssentials = (draft: EmailDraft): string | null => cutOf(draft).body;

/** Whether so much is wrong with an email that no smaller edit mends it. */
export const mustBeCut = (draft: EmailDraft): boolean => keepEssentials(draft) !== null && cutOf(draft).faults >= MANY_FAULTS;

function cutOf(draft: EmailDraft): Cut {
  const cut = cuts.get(draft) ?? cutAnew(draft);
  cuts.set(draft, cut);
  return cut;
}
