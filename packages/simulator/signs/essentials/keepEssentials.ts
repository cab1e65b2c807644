import { leansBack } from '../../damage/lexicon.ts';
import { countShared } from '../../damage/subjectClauses.ts';
import { mayAskStock } from '../../edits/stockQuestion.ts';
import { hasMarkup, removeWhole } from '../../edits/textOps.ts';
import { readOfferName } from '../../fit/readOfferPhrase.ts';
import type { EmailKind } from '../../reader/kinds.ts';
import { chanceOfKind } from '../../reader/readKind.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import { toEmailDraft, type EmailDraft } from '../../reading/draft.ts';
import { isStockQuestion, KNOW_MORE, questionFor } from '../asks/questionFor.ts';
import { greetSomebody } from '../person/nameUse.ts';
import { calmCapitals, dropEmoji, dropExclamations } from '../prose/calmBody.ts';
import { keepContacts } from './keepContacts.ts';
import { plainLines } from './plainLines.ts';
import { isAbstract, PRICE, readUses, type Use, type UsedSentence } from './readUses.ts';

/** An email is rebuilt only if it has so many sentences that readers are better off without. */
const LEAST_FAULTS = 2;
/** A longer offer is a list of everything that is sold. */
const MOST_OFFERS = 5;

const LIST_ITEM = /^[ \t]*(?:[-*\u2022\u2013\u00b7\u2713\u2705]|[-=]>|\u2192|\d{1,2}[.)])[ \t]+\S/u;
/** A name inside a sentence, of one word. */
const NAME_INSIDE = /(?<=[\p{Ll},] )(?!I\b)\p{Lu}[\p{L}\d&'\u2019-]+/gu;

const lineAt = (raw: string, at: number): string => {
  const from = raw.lastIndexOf('\n', at - 1) + 1;
  const end = raw.indexOf('\n', at);
  return raw.slice(from, end < 0 ? raw.length : end);
};

/** What a list is: the reader may need any list that asks nothing and threatens nobody. */
function readListUse(list: readonly UsedSentence[]): Use {
  if (list.some(({ use, isHostile }) => use === 'asks' || use === 'easy' || isHostile)) return 'other';
  return list.some(({ use }) => use === 'offer' || use === 'jargon' || use === 'fact') ? 'list' : 'fact';
}

/** The sentences with those of a list, and the line that announces it, in one use: a list stays or goes as a whole. */
export function withLists(raw: string, sentences: readonly UsedSentence[]): UsedSentence[] {
  const isItem = ({ start, text }: UsedSentence): boolean => LIST_ITEM.test(lineAt(raw, start)) || LIST_ITEM.test(text);
  const read = [...sentences];
  for (let at = 0; at < read.length; at += 1) {
    const head = read[at];
    if (head === undefined || !(isItem(head) || head.text.endsWith(':'))) continue;
    let end = at + 1;
    for (let next = read[end]; next !== undefined && isItem(next); next = read[end]) end += 1;
    const list = read.slice(at, end);
    if (list.length < 2) continue;
    const use = readListUse(list);
    list.forEach((one, index) => (read[at + index] = { ...one, use }));
    at = end - 1;
  }
  return read;
}

/** Whether a sentence has a name that the rest of the email lacks: the reader would not learn who writes. */
function holdsOnlyName({ text }: UsedSentence, kept: readonly UsedSentence[], closing: string): boolean {
  const rest = [...kept.map((one) => one.text), closing].join('\n');
  return (text.match(NAME_INSIDE) ?? []).some((name) => !rest.includes(name));
}

/** Uses that stay whenever they are there. */
const STAYS: readonly Use[] = ['list', 'fact', 'opt_out'];

/** The lines below the text. */
const closingOf = (sentences: readonly UsedSentence[]): readonly UsedSentence[] =>
  sentences.slice(sentences.findLastIndex(({ use }) => use !== 'closing') + 1);

/** Whether a sentence says plainly what is offered. */
export const saysPlainly = ({ use }: UsedSentence): boolean => use === 'offer' || use === 'list';

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
  } = draft;
  const offers = sentences.filter(({ use }) => use === 'offer').filter(({ text }, index) => index < MOST_OFFERS || PRICE.test(text));
  // Without a plain offer, the sender has to write one in place of the first attempt.
  const offer = sentences.find(saysPlainly) ?? findAttempt(sentences);
  const first = offer?.start ?? 0;
  const isPushy = sentences.some(({ use, isHostile }) => use === 'blamed' && isHostile);
  const about = isPushy ? undefined : sentences.findLast(({ use, start }) => use === 'about' && start < first);
  const benefit = sentences.find(({ use, start }) => use === 'benefit' && start > first);
  const closing = closingOf(sentences);
  const easy = sentences.findLast(({ use }) => use === 'easy');
  const named = sentences.filter(
    (one) => STAYS.includes(one.use) || closing.includes(one) || offers.includes(one) || [offer, about, benefit, easy].includes(one),
  );
  const who = sentences.find(({ use, start }) => use === 'introduction' && start <= first);
  const isUnnamed = who !== undefined && holdsOnlyName(who, named, raw.slice(prose.end));
  const naming = findNaming(draft, sentences, named);
  return withoutLeaning(
    sentences,
    sentences.filter((one) => named.includes(one) || one === naming || (isUnnamed && one === who)),
  );
}

/** The sentence that names what is offered, if no kept one does: a price alone is no offer. */
function findNaming(draft: EmailDraft, sentences: readonly UsedSentence[], kept: readonly UsedSentence[]): UsedSentence | undefined {
  const name = readOfferName(draft);
  const names = ({ text }: UsedSentence): boolean => name !== undefined && countShared(name, text) > 0;
  // What the sender does says it in other words.
  const isTold = (one: UsedSentence): boolean => names(one) || (saysPlainly(one) && /\b(?:we|I)\b/i.test(one.text));
  if (name === undefined || kept.some(isTold)) return undefined;
  const told = sentences.filter((one) => !one.isHostile && !one.isRequest && names(one));
  return told.toSorted((one, other) => other.offers - one.offers)[0];
}

/** Whether a sentence makes no sense without the one before it; what can be spared need not be understood from its own words. */
const leans = ({ text, use }: UsedSentence): boolean =>
  use !== 'closing' &&
  use !== 'list' &&
  (leansBack(text) || ((use === 'about' || use === 'benefit') && REFERS.test(text)) || (use === 'easy' && REFERS_TO_OFFER.test(text)));
const REFERS_TO_OFFER = /\b(?:it|one|them|that|those)\b/iu;
const REFERS = /\b(?:it|they|them|this|that|these|those|both|so)\b/iu;

/** The kept sentences without those that lean on one that goes. */
function withoutLeaning(sentences: readonly UsedSentence[], kept: readonly UsedSentence[]): UsedSentence[] {
  const left = new Set(kept);
  for (const [index, one] of sentences.entries()) {
    const above = sentences[index - 1];
    if (above !== undefined && left.has(one) && !left.has(above) && leans(one)) left.delete(one);
  }
  return kept.filter((one) => left.has(one));
}

/** The body with a question in a paragraph of its own below some text of it. */
function putBelow(body: string, above: string, question: string): string {
  const at = body.lastIndexOf(above) + above.length;
  const rest = body.slice(at).trim();
  return `${body.slice(0, at)}\n\n${question}${rest === '' ? '' : `\n\n${rest}`}`;
}

/** The body with one question below its last sentence that asks for no more than a yes; undefined if none fits. */
function askBelow(draft: EmailDraft, body: string, above: string): string | undefined {
  const { lead, context } = draft;
  const short = toEmailDraft({ ...lead, email: { ...lead.email, body } }, context);
  const isNamed = lead.company !== null && draft.body.raw.includes(lead.company) && !body.includes(lead.company);
  const question = questionFor(short);
  const wanted = isNamed && isStockQuestion(question) ? `Is this worth a look for ${lead.company ?? 'you'}?` : question;
  return [wanted, question, KNOW_MORE]
    .map((one) => putBelow(body, above, one))
    .find((asked) => mayAskStock(draft, { ...lead.email, body: asked }));
}

/** The body with only some of its sentences and one question; null if there is no place for one. */
export function rebuild(draft: EmailDraft, sentences: readonly UsedSentence[], kept: readonly UsedSentence[]): string | null {
  const body = removeWhole(
    draft.body.raw,
    sentences.filter((one) => !kept.includes(one)),
  );
  const last = kept.findLast(({ use }) => use !== 'closing' && use !== 'opt_out');
  const isAsked = kept.some(({ use }) => use === 'easy');
  const asked = isAsked || last === undefined ? body : askBelow(draft, body, last.text);
  return asked === undefined || last === undefined ? null : keepContacts(draft, asked);
}

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

/** How many faults go with some sentences: one request is none, and fear, blame and pressure weigh double. */
function weighFaults(gone: readonly UsedSentence[]): number {
  const countOf = (use: Use): number => gone.filter((one) => one.use === use).length;
  const spared = countOf('other') * OTHER_FAULT;
  const hostile = gone.filter(({ isHostile }) => isHostile).length;
  return spared + countOf('blamed') + hostile + countOf('jargon') + Math.max(0, countOf('asks') - 1);
}

/** Several edits of one email ask for it. */
const cuts = new WeakMap<EmailDraft, { body: string | null }>();

function cutAnew(draft: EmailDraft): string | null {
  if (draft.language !== 'en' || hasMarkup(draft) || !sells(draft)) return null;
  const sentences = withLists(draft.body.raw, readUses(draft));
  const kept = chooseKept(draft, sentences);
  if (!kept.some((one) => saysPlainly(one) || one === findAttempt(sentences))) return null;
  const gone = sentences.filter((one) => !kept.includes(one));
  // What nobody understands is a fault that stays, for the sender to mend.
  if (weighFaults(gone) + (sentences.some(saysPlainly) ? 0 : 1) < LEAST_FAULTS) return null;
  const body = rebuild(draft, sentences, kept);
  return body === null ? null : calm(draft, body);
}

/**
 * The body cut to what its reader needs: a line about the reader, what is offered, prices, facts and proof, and one easy question. Every
 * sentence stays as it was written; null if too little is wrong with the email, or it never says what it offers.
 */
export function keepEssentials(draft: EmailDraft): string | null {
  const { body } = cuts.get(draft) ?? { body: cutAnew(draft) };
  cuts.set(draft, { body });
  return body;
}
