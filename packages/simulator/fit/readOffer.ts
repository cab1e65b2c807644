import { CATEGORIES, CATEGORY_BY_ID } from './needs/category.ts';
import { agree, averageNeeds, sumShares } from './needs/averageNeeds.ts';
import { buysFromReaders, ownByHavers } from './needs/buysFromReaders.ts';
import { listConcerns } from './concerns.ts';
import { rankOfJob } from './level/compareJob.ts';
import { compareTrades } from './kin.ts';
import { needsOfKind } from './needs/kindNeeds.ts';
import { isElsewhere, isSuggested } from './level/isSuggested.ts';
import { isObscure, isSure } from './level/isSure.ts';
import { isTold } from './isTold.ts';
import { findSeller, isCalled, isOffered } from './mail/offeredPlace.ts';
import { listAskedFor } from './mail/askedFor.ts';
import { listObjectTrades } from './work/listObjectTrades.ts';
import { listJobNames, listJobTitles } from './titles/jobTitles.ts';
import { maskOffer, type OfferMail } from './mail/maskOffer.ts';
import type { MaskedSentence } from './mail/maskedSentence.ts';
import { listAudience, listNamed, listNamedIn } from './titles/namedInTitle.ts';
import { nameOffer, type ChosenName } from './names/chooseName.ts';
import type { Frame } from './names/listCandidates.ts';
import { settleName } from './names/nameOfCategory.ts';
import type { Need, Offer } from './offer.ts';
import { findMachineWork } from './work/findMachineWork.ts';
import { findHiring } from './needs/placesPeople.ts';
import { listAddressed, NO_SIDES, readSides } from './needs/readSides.ts';
import { findReaders, NO_READERS } from './mail/readers.ts';
import { readDistinct, readTemplates } from './mail/readTemplates.ts';
import { keepLatest } from '../reading/text/keepLatest.ts';
import { correctText } from '../reading/spelling/findMisspellings.ts';
import { foldText, toStem } from './stems.ts';
import { readTrades } from './titles/titleTrades.ts';
import { steerNeeds, type Sides } from './needs/steerNeeds.ts';
import { ownTranslated } from './mail/translated.ts';
import { meetCues, weighNeeds, type MetCue } from './needs/weighNeeds.ts';
import { weighTopics } from './needs/weighTopics.ts';

/** The user's corrections of the offer and of who decides on it; either may be missing. Owners are trades. */
export type OfferCorrections = { offer?: string | null; owners?: readonly string[] | null };

/** Below this probability the offer counts as unknown. */
const LEAST_CERTAINTY = 0.42;
/** A category this likely needs no sentence that names the offer if nearly all the words concern the same people. */
const LEAST_SURE = 0.7;
const LEAST_AGREEING = 0.9;
/** Below this probability the line of work is not mentioned, and below the other it is not used. */
const LEAST_SAID = 0.3;
const LEAST_WORK = 0.18;
const MOST_EVIDENCE = 3;

/** How much of the possible offers concerns the same people as the most likely one, or people next to them. */
function sumAgreeing(needs: readonly Need[]): number {
  const [top] = needs;
  if (top === undefined) return 0;
  const isBeside = (trade: string): boolean =>
    top.near.includes(trade) || top.owners.some((owner) => compareTrades(owner, trade) !== 'none');
  return sumShares(needs.filter((need) => need.owners.some(isBeside) || need.near.some((trade) => top.owners.includes(trade))));
}

/** The trade that most likely decides on the offer, with its probability. */
function findWork(needs: readonly Need[]): { trade: string | null; share: number } {
  const owns = new Map<string, number>();
  for (const { owners, share } of needs) for (const owner of owners) owns.set(owner, (owns.get(owner) ?? 0) + share);
  const [best] = [...owns].toSorted(([, one], [, other]) => other - one);
  return best === undefined ? { trade: null, share: 0 } : { trade: best[0], share: best[1] };
}

/** What to say about whose work it is. */
function sayWork(needs: readonly Need[]): string | null {
  const { trade, share } = findWork(needs);
  return share >= LEAST_SAID ? trade : null;
}

function listEvidence(met: readonly MetCue[], category: string | undefined): Offer['evidence'] {
  const own = met.filter((cue) => CATEGORIES[cue.category]?.id === category).toSorted((one, other) => other.weight - one.weight);
  return own
    .filter(({ words }, at) => own.findIndex((cue) => cue.words === words) === at)
    .slice(0, MOST_EVIDENCE)
    .map(({ words, sentence }) => ({ words, sentence: sentence.text }));
}

/** From this probability on, a category overrules a name that means another one. */
const LEAST_OF_SIDE = 0.6;

/** How much a category counts if a single passing word suggests it: too little to be mentioned. */
const IN_PASSING = 0.6;
/** The same if the word is the sender's verb. */
const AS_A_VERB = 0.35;

/** "We pump silt": the sender's verb, where the category is named after such things, tells no pumps. */
const isOnlyDone = ({ words, sentence, category }: MetCue): boolean =>
  ['we', 'i'].includes(sentence.words[sentence.words.indexOf(words) - 1] ?? '') &&
  (CATEGORIES[category]?.label ?? '').split(/\W+/).includes(`${words}s`);

/** Whether a word of the body stands where nothing is offered or done, and what the email is called does not say it either. */
function isAside({ words, sentence }: MetCue): boolean {
  const list = words.split(' ');
  const places = sentence.words.flatMap((_, at) => (list.every((word, offset) => sentence.words[at + offset] === word) ? [at] : []));
  return !places.some((at) => findSeller(sentence, { at, end: at + list.length }) !== null) && !isOffered({ words, sentence });
}

/** It takes two words, several in a row, or the name of the thing to identify an offer: a "courier" may bring anything. */
function doubtPassing(needs: readonly Need[], met: readonly MetCue[], name: string | null): Need[] {
  const trustIn = (id: string): number => {
    const own = met.filter((cue) => CATEGORIES[cue.category]?.id === id);
    if (own.length > 0 && own.every(isOnlyDone)) return AS_A_VERB;
    // A question asks about the reader's own work, not about what is offered.
    if (own.length > 0 && own.every(({ sentence }) => sentence.text.trim().endsWith('?'))) return IN_PASSING;
    if (own.length === 1 && own.every(isAside) && !isSuggested(name ?? '', id)) return IN_PASSING;
    return own.length > 1 || own.some(({ words }) => words.includes(' ') || isCalled([words], id)) ? 1 : IN_PASSING;
  };
  return needs
    .map((need) =>
      need.share >= LEAST_CERTAINTY && CATEGORY_BY_ID.has(need.id) ? { ...need, share: need.share * trustIn(need.id) } : need,
    )
    .toSorted((one, other) => other.share - one.share);
}

/** Whether a sentence that may name the offer has a word of the category: a problem, customer praise or a question alone is not enough. */
const isStated = (met: readonly MetCue[], category: string): boolean =>
  met.some(({ sentence, category: index }) => sentence.mayName && CATEGORIES[index]?.id === category);

/** The needs behind the user's own words for the offer. */
function needsOfWords(words: string): Need[] {
  const named = CATEGORY_BY_ID.get(words) ?? CATEGORIES.find(({ label }) => label.toLowerCase() === words.trim().toLowerCase());
  if (named !== undefined) return [{ ...named, share: 1 }];
  const mail = { sentences: [{ text: words, start: 0, end: words.length, part: 'body' as const, roles: { offer: 1 } }] };
  const sentences = maskOffer([{ ...mail, title: null, company: null, industry: null, firstName: null }])[0] ?? [];
  const needs = weighNeeds(sentences, meetCues(sentences));
  const total = sumShares(needs);
  return needs.map((need) => ({ ...need, share: need.share / total }));
}

function applyCorrections(read: Offer, { offer, owners }: OfferCorrections): Offer {
  const words = offer?.trim() ?? '';
  const corrected: Offer =
    words === ''
      ? read
      : {
          ...read,
          phrase: CATEGORY_BY_ID.get(words)?.label ?? words,
          isPlainName: false,
          needs: needsOfWords(words),
          concerns: [],
          certainty: 1,
          isSure: true,
          named: [],
          evidence: [],
        };
  const [top] = corrected.needs;
  const category = top !== undefined && !top.id.includes(':') ? { id: top.id, label: top.label } : null;
  if (owners === undefined || owners === null || owners.length === 0)
    return { ...corrected, category: words === '' ? read.category : category, work: sayWork(corrected.needs) };
  const near = (top?.near ?? []).concat(top?.owners ?? []).filter((trade) => !owners.includes(trade));
  const label = corrected.phrase ?? top?.label ?? 'this';
  const need: Need = { id: 'corrected', label, isPlural: top?.isPlural ?? false, share: 1, owners, signers: owners, near, industries: [] };
  // The user's correction overrides whom the email's own words address.
  const unread = { concerns: [], named: [], audience: [], speaksTo: [], customers: [], readers: NO_READERS };
  return { ...corrected, ...unread, category, work: owners[0] ?? null, certainty: 1, isSure: true, needs: [need] };
}

/** The weight of the offer's name relative to the sentences: someone who cleans windows "without scaffolding" sells no scaffolds. */
const NAME_WEIGHT = 1.2;

/** The possible offers, from the sentences and the name of the thing if there is one. */
function weighNamed(sentences: readonly MaskedSentence[], name: string | null): Need[] {
  // Who takes something off the readers' hands sells nothing that other emails offer.
  const topics = buysFromReaders(sentences) ? undefined : weighTopics(sentences);
  if (name === null) return weighNeeds(sentences, meetCues(sentences), topics);
  // An HR platform is HR software.
  const thing = name.replace(/(?<=\s)(?:platform|app|suite)$/i, 'software');
  const words = foldText(thing.replaceAll('-', ' ')).match(/[a-z0-9]+/g) ?? [];
  const told = [
    ...sentences,
    {
      text: thing,
      weight: NAME_WEIGHT,
      workWeight: NAME_WEIGHT,
      isOffer: true,
      mayName: true,
      isStory: false,
      words: ['our', ...words],
      clauses: [0, ...words.map(() => 0)],
      stems: ['', ...words.map(toStem)],
    },
  ];
  return weighNeeds(told, meetCues(told), topics);
}

/** The possible offers according to the sentences that may name the offer alone. */
function weighStating(sentences: readonly MaskedSentence[], sides: Sides): Need[] {
  const stating = sentences.filter(({ mayName }) => mayName);
  const met = meetCues(stating);
  return steerNeeds(doubtPassing(weighNeeds(stating, met), met, null), sides);
}

/** An offer that category and name do not tell, with the lines of work it concerns. */
function withConcerns(offer: Offer, sentences: readonly MaskedSentence[], sides: Sides): Offer {
  if (offer.kind !== 'sales' || isTold(offer) || isObscure(offer)) return offer;
  const concerns = listConcerns(offer.needs, weighStating(sentences, sides));
  return concerns.length === 0 ? offer : { ...offer, concerns };
}

/** The names of the emails of one list: where a lead's own words hide the name, it is that of most of the others. */
function shareName(names: readonly (ChosenName | null)[]): (ChosenName | null)[] {
  const found = names.filter((one) => one !== null);
  const [first] = found;
  const isOfMost = 2 * found.length > names.length && found.every(({ name }) => name === first?.name);
  return names.map((one) => one ?? (isOfMost ? (first ?? null) : null));
}

/** The job in a recruiting email: what it is called, and its rank. */
function readJob(texts: readonly string[]): Pick<Offer, 'jobTitles' | 'jobRank'> {
  const name = listJobNames(texts).find((one) => readTrades(one).length > 0);
  return { jobTitles: listJobTitles(texts), jobRank: name === undefined ? 'other' : rankOfJob(name) };
}

const listMerged = (one: readonly string[], other: readonly string[]): string[] => [...new Set([...one, ...other])];

const isKnown = ({ category, work, concerns = [], needs }: Offer): boolean =>
  category !== null || work !== null || concerns.length > 0 || findWork(needs).share >= LEAST_WORK;

/** What a person would call the offer, without the sender's misspellings. */
function nameAnew(sentences: readonly MaskedSentence[], frame: Frame): ChosenName | null {
  const chosen = nameOffer(sentences, frame);
  return chosen === null ? null : { ...chosen, name: correctText(chosen.name) };
}

/** How many characters of masked texts are kept with their names: without what varies, those of a list are few. */
const NAMED_CHARACTERS = 1_000_000;
const named = keepLatest<ChosenName | null>(NAMED_CHARACTERS);

const nameSpelled = (sentences: readonly MaskedSentence[], frame: Frame): ChosenName | null =>
  named(JSON.stringify([frame, sentences]), () => nameAnew(sentences, frame));

/** What one sales email calls its offer: the phrase of its offer, without what else an offer tells. */
export function readOwnName(mail: OfferMail): ChosenName | null {
  const { frame, distinct } = readDistinct([mail], 'sales');
  const [sentences] = distinct;
  const chosen = sentences === undefined ? null : nameSpelled(sentences, frame);
  return chosen?.maySay === true ? chosen : null;
}

/**
 * What the emails of a list offer; null if that is too uncertain to say. Ignores words that vary over the list and the facts in a lead's
 * row; a subject alone decides nothing, and the user's corrections override the reading.
 */
export function readOffer(mails: readonly OfferMail[], kind: string, corrections: OfferCorrections = {}): Offer | null {
  const { frame, masked, distinct, titled } = readTemplates(mails, kind);
  const met = titled.map(meetCues);
  const [first = []] = distinct;
  const [cues = []] = met;
  const names = shareName(distinct.map((sentences) => nameSpelled(sentences, frame)));
  const [chosen = null] = names;
  const name = chosen?.name ?? null;
  const each = titled.map((sentences, at) =>
    needsOfKind(kind, sentences, {
      sold: weighNamed(sentences, names[at]?.isSure === true ? names[at].name : null),
      subject: frame.subject,
    }),
  );
  const isCorrected = (corrections.offer ?? '') !== '' || (corrections.owners ?? []).length > 0;
  if (each.length > 1 && !isCorrected && !agree(each)) return null;
  const weighed = averageNeeds(each);
  const sides = kind === 'sales' ? readSides(masked[0] ?? []) : NO_SIDES;
  const readers = findReaders(masked[0] ?? []);
  const needs =
    kind === 'sales'
      ? ownByHavers(ownTranslated(steerNeeds(doubtPassing(weighed, cues, name), sides)), masked[0] ?? [], { readers, mails })
      : weighed;
  const [top] = needs;
  const isSold =
    top !== undefined &&
    !top.id.includes(':') &&
    top.share >= LEAST_CERTAINTY &&
    (kind !== 'sales' ||
      isStated(cues, top.id) ||
      isSuggested(name ?? '', top.id) ||
      (top.share >= LEAST_SURE && sumAgreeing(needs) >= LEAST_AGREEING));
  // A side of the work may have the likelier name: "dispute filing" of those who recover deductions.
  const isSide = isSold && name !== null && top.share >= LEAST_OF_SIDE && isElsewhere(name, top.id);
  const said = chosen?.maySay === true && !isSide ? name : null;
  const settled = isSold ? settleName(said, top.id, { sentences: first, subject: frame.subject }) : said;
  const work = sayWork(needs);
  const read: Offer = {
    kind,
    // Who offers a job, or asks for answers, a link or money, sells nothing that has a name.
    phrase: kind === 'sales' ? settled : null,
    ...(kind === 'sales' && chosen?.isSure === false && settled === said ? { isPlainName: true } : {}),
    category: isSold ? { id: top.id, label: top.label } : null,
    work,
    certainty: Math.min(1, sumAgreeing(needs)),
    needs,
    named: kind === 'recruiting' ? listMerged(listNamed(first), listNamedIn(frame.subject)) : listNamed(first),
    audience: listMerged(listAudience(first), isSold ? listObjectTrades(name, top.label) : []).filter(
      (trade) => !sides.sellers.includes(trade) || sides.customers.includes(trade),
    ),
    speaksTo: kind === 'sales' ? listAddressed(first, sides, needs) : [],
    customers: sides.customers,
    ...(['sales', 'partnership', 'survey', 'event'].includes(kind) ? { readers } : {}),
    ...(kind === 'recruiting' ? readJob([frame.subject, ...(mails[0]?.sentences ?? []).map(({ text }) => text)]) : {}),
    askedFor: [
      ...listAskedFor(mails[0]?.sentences ?? []),
      ...findHiring(first),
      ...(kind === 'sales' ? findMachineWork(masked[0] ?? [], sides.customers) : []),
    ],
    evidence: listEvidence(cues, top?.id),
  };
  const whole = withConcerns(read, first, sides);
  const own = cues.filter(({ category: index }) => CATEGORIES[index]?.id === top?.id);
  // Anybody may have what the sender takes away, unless the email tells who does.
  const isTaken = kind === 'sales' && top?.id.startsWith('trade:') === false && buysFromReaders(masked[0] ?? []);
  const offer = applyCorrections({ ...whole, isSure: !isTaken && isSure(whole, own) }, corrections);
  if (offer.needs.length > 0 && isKnown(offer)) return offer;
  // What is offered may be known even if nothing is known about who decides on it.
  return offer.phrase === null || kind !== 'sales' ? null : { ...offer, needs: [], audience: [], speaksTo: [], named: [] };
}
