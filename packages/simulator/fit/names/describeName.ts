import { CATEGORIES } from '../needs/category.ts';
import { isCustomer } from '../mail/customers.ts';
import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { NO_NAME } from './nameService.ts';
import { isKnownThing, isService } from './isService.ts';
import { HANDS_OVER, toPlainVerb } from '../mail/offerVerbs.ts';
import { HEADS, isKindOfThing, NOT_IN_A_NAME, toSingular } from '../mail/offerWords.ts';
import { suggestedAt } from '../mail/signedFirm.ts';
import { listStems } from '../stems.ts';
import { meetCues, weighNeeds } from '../needs/weighNeeds.ts';
import { weighTopics } from '../needs/weighTopics.ts';
import { isFinder, stemsOf, TAGGED, type Candidate, type Unnamed } from './listCandidates.ts';
import { isHelped } from './listWork.ts';

type Mention = { sentence: MaskedSentence; at: number; end: number };

/** Where the words of a name stand side by side. */
function listMentions(stems: readonly string[], sentences: readonly MaskedSentence[]): Mention[] {
  return sentences.flatMap((sentence) =>
    sentence.stems.flatMap((_, at) =>
      stems.every((stem, offset) => sentence.stems[at + offset] === stem) ? [{ sentence, at, end: at + stems.length }] : [],
    ),
  );
}

/** What a word of a clause says about the others: that they stay as they are, are missing, or only describe something. */
const KEEPS = /^(?:stays?|remains?|keeps?|unchanged|untouched|continues?)$/;
const LACK = /^(?:no|without|not|never|nor|instead|replaces?|replaced|than)$/;
const LINK = /^(?:that|which|who|where|when|while|if|because|so|since)$/;
const NEAR = 4;
/** No email is about these: times, prices, and what a survey or an invitation consists of. */
const OCCASION =
  /^(?:day|week|month|year|hour|minute|time|price|cost|fee|rate|sale|discount|percent|invitation|quarter|season|morning|night|budget|saving|idea|question|study|survey|interview|seed|report|round)s?$/;
const SCHOLAR = /(?:student|researcher|curator|candidate|scholar|graduate)s?$/;

const between = (value: number, bounds: readonly number[]): number => bounds.filter((bound) => value >= bound).length;

/** The sort of the word before a mention. */
function describeBefore({ sentence: { words, clauses }, at }: Mention): string {
  const before = words[at - 1] ?? '^';
  if (/^(?:our|my)$/.test(before)) return at === 1 ? 'before:^our' : 'before:our';
  if (/^(?:your|their|his|her|its)$/.test(before)) return 'before:your';
  if (/^an?$/.test(before)) return /^(?:is|are|am|we're|i'm|it's)$/.test(words[at - 2] ?? '') ? 'before:is' : 'before:a';
  if (/^(?:is|are)$/.test(before)) return 'before:is';
  if (/^(?:the|this|that|these|those|each|every|all|any)$/.test(before)) return 'before:the';
  if (/^(?:for|to|from|of|in|on|at|by|about|into|between|like|as|than|with|without|and|or)$/.test(before)) return `before:${before}`;
  if (HANDS_OVER.has(toPlainVerb(before))) return isHelped({ words, clauses }, at - 1) ? 'before:helped' : 'before:sells';
  if (/^(?:round|around|behind|under|over|through|near|off|beside|inside|outside|across)$/.test(before)) return 'before:at';
  return at === 0 ? 'before:^' : 'before:else';
}

/** A clause this short is one of several things in a list. */
const MOST_OF_ITEM = 4;
const BESIDES = /^(?:also|besides|plus|additionally)$/;

/** Where a mention stands among several things: "we do roofs, gutters, fascias". */
function describeList({ sentence: { words, clauses }, at }: Mention): string[] {
  const own = clauses[at] ?? 0;
  const isItem = (clause: number): boolean => {
    const length = clauses.filter((one) => one === clause).length;
    return length > 0 && length <= MOST_OF_ITEM;
  };
  const isLater = isItem(own) && clauses.includes(own - 1) && (isItem(own + 1) || isItem(own - 1));
  const isFirst = !isLater && isItem(own + 1) && isItem(own + 2);
  return [
    ...(isLater ? ['list:later'] : []),
    ...(isFirst ? ['list:first'] : []),
    ...(words.slice(0, at).some((word) => BESIDES.test(word)) ? ['list:besides'] : []),
  ];
}

/** How early the email may tell what is offered in the sentence of a mention. */
function describePlace({ sentence }: Mention, sentences: readonly MaskedSentence[]): string {
  if (!sentence.mayName) return 'place:none';
  const before = sentences.slice(0, sentences.indexOf(sentence)).filter(({ mayName, isOffer }) => mayName && isOffer).length;
  return `place:${Math.min(3, before)}`;
}

/** What stands around a mention. */
function describeMention(mention: Mention): string[] {
  const { sentence, at, end } = mention;
  const { words, clauses } = sentence;
  const isInClause = (place: number): boolean => clauses[place] === clauses[at];
  const clause = words.filter((_, place) => isInClause(place));
  const holds: Readonly<Record<string, boolean>> = {
    'clause:stays': words.some((word, place) => place >= end && isInClause(place) && KEEPS.test(word)),
    'clause:lacks': words.slice(Math.max(0, at - NEAR), at).some((word) => LACK.test(word)),
    'clause:link': words.slice(0, at).some((word, place) => isInClause(place) && LINK.test(word)),
    'clause:we': clause.some((word) => /^(?:we|i|our|we're|i'm|my|ours)$/.test(word)),
    'clause:you': clause.some((word) => /^(?:you|your|you're|yours)$/.test(word)),
    'after:noun': isInClause(end) && end < words.length && !NOT_IN_A_NAME.has(words[end] ?? ''),
  };
  const told = Object.entries(holds).flatMap(([feature, isTrue]) => (isTrue ? [feature] : []));
  return [describeBefore(mention), ...told];
}

function describeWords(name: string): string[] {
  const words = name.toLowerCase().split(/[ -]+/);
  const last = words.at(-1) ?? '';
  const others = words.slice(0, -1);
  const holds: Readonly<Record<string, boolean>> = {
    'last:service': isService(last),
    'last:kind': isKindOfThing(last),
    'last:head': HEADS.has(last),
    'last:plural': toSingular(last) !== last,
    'last:ing': last.endsWith('ing'),
    'last:ed': /(?:ed|ly)$/.test(last),
    'last:no-name': NO_NAME.test(last),
    'last:occasion': OCCASION.test(last),
    'last:scholar': SCHOLAR.test(last),
    'last:known': isKnownThing(last),
    'is:known': isKnownThing(name),
    'is:customer': isCustomer(name),
    'has:no-name': others.some((word) => NOT_IN_A_NAME.has(word)),
    'has:ed': others.some((word) => /(?:ed|ly)$/.test(word)),
    'has:plural': others.some((word) => word.length > 3 && toSingular(word) !== word),
    'has:service': others.some(isService),
    'has:and': words.includes('and'),
    'has:digit': /\d/.test(name),
    'has:capital': /[A-Z]/.test(name),
  };
  return [`length:${Math.min(5, words.length)}`, ...Object.entries(holds).flatMap(([feature, isTrue]) => (isTrue ? [feature] : []))];
}

/** How an email uses a name: how often, in its subject and below. */
function describeUses({ stems }: Candidate, { sentences, frame }: Unnamed): string[] {
  const last = stems.at(-1) ?? '';
  const uses = sentences.flatMap((sentence) => sentence.stems).filter((stem) => stem === last).length;
  const subject = stemsOf(frame.subject);
  return [
    `uses:${Math.min(4, uses)}`,
    ...(subject.includes(last) ? ['subject:last'] : []),
    ...(stems.every((stem) => subject.includes(stem)) ? ['subject:all'] : []),
    ...(stems.every((stem, at) => subject[at] === stem) ? ['subject:begins'] : []),
    ...(frame.signed.some((line) => listStems(line).includes(last)) ? ['signed:last'] : []),
    ...(frame.signed.some((line) => stems.every((stem) => listStems(line).includes(stem))) ? ['signed:all'] : []),
  ];
}

/** How likely each need is behind an email, by its id, and each known thing in it belongs to what it offers, by its stems. */
type Topics = Record<'needs' | 'things', ReadonlyMap<string, number>>;

function readTopics(sentences: readonly MaskedSentence[]): Topics {
  const met = meetCues(sentences);
  const needs = new Map(weighNeeds(sentences, met, weighTopics(sentences)).map(({ id, share }) => [id, share]));
  const things = new Map<string, number>();
  for (const { category, stems } of met)
    things.set(stems, Math.max(things.get(stems) ?? 0, needs.get(CATEGORIES[category]?.id ?? '') ?? 0));
  return { needs, things };
}

const topics = new WeakMap<readonly MaskedSentence[], Topics>();

/** The topics of an email, read once for all its candidates. */
function topicsOf(sentences: readonly MaskedSentence[]): Topics {
  const known = topics.get(sentences) ?? readTopics(sentences);
  topics.set(sentences, known);
  return known;
}

/** How likely the words of a name belong to what is offered. */
function describeTopic({ stems }: Candidate, { sentences }: Unnamed): [string, number][] {
  const name = ` ${stems.join(' ')} `;
  const met = [...topicsOf(sentences).things].filter(([cue]) => name.includes(` ${cue} `));
  const ofLast = met.filter(([cue]) => name.endsWith(` ${cue} `));
  const most = (list: readonly (readonly [string, number])[]): number => Math.max(0, ...list.map(([, share]) => share));
  return [
    ['topic', most(met)],
    ['topic:last', most(ofLast)],
  ];
}

/** How likely the email is about the kind of thing that words suggest. */
export function shareOfTopic(stems: readonly string[], { sentences }: Pick<Unnamed, 'sentences'>): number {
  const ids = new Set(stems.flatMap((_, at) => suggestedAt(stems, at)).map((category) => CATEGORIES[category]?.id));
  return [...topicsOf(sentences).needs].reduce((most, [id, share]) => (ids.has(id) ? Math.max(most, share) : most), 0);
}

const CHANCES = [0.05, 0.15, 0.3, 0.5, 0.7, 0.9];
const countFinders = ({ sources }: Candidate): number => [...sources].filter(isFinder).length;

/** A name that ends in work rather than in a thing. */
export const isWorkName = (name: string): boolean => isService(lastOf(name)) || name.endsWith('ing');
const lastOf = (name: string): string => name.toLowerCase().split(/[ -]/).at(-1) ?? '';

/** What speaks for and against a candidate being the name of the offer, with how much of it there is. */
export function describeName(candidate: Candidate, all: readonly Candidate[], email: Unnamed): ReadonlyMap<string, number> {
  const { name, stems, sources, chance, done } = candidate;
  const rivals = all.filter((other) => !other.stems.some((stem) => stems.includes(stem)));
  const mentions = listMentions(stems, email.sentences);
  const first = mentions.find(({ sentence }) => sentence.mayName) ?? mentions[0];
  return new Map<string, number>([
    ...[...sources].filter((source) => source !== TAGGED).map((source) => [`from:${source}`, 1] as const),
    ...describeWords(name).map((feature) => [feature, 1] as const),
    ...describeUses(candidate, email).map((feature) => [feature, 1] as const),
    ...(first === undefined
      ? ['unmentioned']
      : [
          ...describeMention(first),
          ...describeList(first),
          describePlace(first, email.sentences),
          `mentions:${Math.min(3, mentions.length)}`,
        ]
    ).map((feature) => [feature, 1] as const),
    ...describeTopic(candidate, email),
    [isWorkName(name) ? 'done:work' : 'done:thing', done],
    [`told:${between(chance, CHANCES)}`, 1],
    ['told', chance],
    ['told-rival', Math.max(0, ...rivals.map((other) => other.chance))],
    ['finders', Math.min(4, countFinders(candidate)) / 2],
    ['rival-finders', Math.min(4, Math.max(0, ...rivals.map(countFinders))) / 2],
    ['rivals', Math.min(10, rivals.length) / 5],
  ]);
}
