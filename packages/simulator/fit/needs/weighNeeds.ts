import { CATEGORIES, cueTree, listCues, LONGEST_CUE, type Cue } from './category.ts';
import { listServed } from '../mail/customers.ts';
import { dropCarried } from '../mail/dropCarried.ts';
import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { dropMeans, isManner } from '../mail/mannerWords.ts';
import type { Need } from '../offer.ts';
import { listDone, listThings, type MetThing } from '../mail/knownThing.ts';
import { isPassingAt } from '../names/isPassing.ts';
import { findSeller, isOffered } from '../mail/offeredPlace.ts';
import { findPhrasesAt } from './phraseTree.ts';
import { listStems } from '../stems.ts';
import { TRADES } from '../trades.ts';
import { weighWork, workTree } from '../work/workWords.ts';

/** A cue found in a text, with its weight and position. */
export type MetCue = { category: number; weight: number; stems: string; words: string; sentence: MaskedSentence };

/** Log odds per unit of a cue's weight and of a trade's words, and those of an offer in no category and of no trade. */
const CUE_SCALE = 0.49;
const WORK_SCALE = 0.16;
/** The penalty if other trades' words are next to a cue, and its maximum: "payroll for dental practices" stays payroll. */
const STRANGE_SCALE = 0.25;
const MOST_STRANGE = 1.25;
const TRADE_SCALE = 0.6;
const TRADE_START = -1.2;
const NO_CATEGORY = 2.1;
const NO_TRADE = -0.2;
const MOST_WORK = 14;

/** What remains of words that name the customer, and what the name of a thing gains. */
const OF_CUSTOMERS = 0.2;
const NAMED = 1.25;
/** From this weight on, a word may be the name of a thing. */
const LEAST_NAMING = 2.5;

const isForOne = ({ category }: MetCue): boolean => (CATEGORIES[category]?.industries.length ?? 0) > 0;

/** Whether a cue names something for any industry in a position where offers are named. */
const isNamed = (cue: MetCue): boolean =>
  !isForOne(cue) && cue.weight >= LEAST_NAMING * cue.sentence.weight && cue.sentence.isOffer && isOffered(cue) && isInLabel(cue);

const findNaming = (met: readonly MetCue[]): ReadonlySet<MaskedSentence> => new Set(met.filter(isNamed).map(({ sentence }) => sentence));

/**
 * "Payroll for dental practices, so hygienists ..." offers payroll: if a sentence names something for any industry, its industry words name
 * the customer.
 */
function quietCustomers(met: readonly MetCue[]): MetCue[] {
  const naming = findNaming(met);
  return met.map((cue) => {
    if (!naming.has(cue.sentence)) return cue;
    return { ...cue, weight: cue.weight * (isForOne(cue) ? OF_CUSTOMERS : isNamed(cue) ? NAMED : 1) };
  });
}

/** A sentence without the part after its "for". */
function dropCustomers(sentence: MaskedSentence): MaskedSentence {
  const at = sentence.words.indexOf('for');
  return at < 0 ? sentence : { ...sentence, stems: sentence.stems.map((stem, index) => (index > at ? '' : stem)) };
}

/** Whether the words are in their category's name: "payroll" is. */
function isInLabel({ words, category }: MetCue): boolean {
  const label = listStems(CATEGORIES[category]?.label ?? '');
  return listStems(words).some((stem) => label.includes(stem));
}

/** What a known thing gains where the sender sells or does it, as a factor and a sum, and what then remains of other words of that sentence. */
const SOLD = 1.5;
const SOLD_MORE = 2.5;
const BESIDE_SOLD = 0.6;
/** Who sells things of this many categories, or more, lists what belongs to their one trade as well: each gains its share. */
const MOST_SOLD = 2;

/** What a word gains that subject and body have, and one of the subject whose category the body has. */
const OF_BOTH = { below: 1.4, inTitle: 2 };

const nameCue = (category: number, stems: string): string => `${category} ${stems}`;

/** The known things that the sender sells or does, "We put a bean-to-cup machine in your kitchen"; door hangers are not doors. */
function listSold(sentence: MaskedSentence): ReadonlySet<string> {
  if (!sentence.mayName) return new Set();
  const things = [...listThings(sentence), ...listDone(sentence)];
  const isWhole = ({ at, end }: MetThing): boolean => !things.some((one) => one.at <= at && one.end >= end && one.end - one.at > end - at);
  const sold = things.filter((met) => isWhole(met) && !isPassingAt(sentence, met.at) && findSeller(sentence, met) !== null);
  return new Set(sold.map(({ thing }) => nameCue(thing.category, thing.key)));
}

/** The cues that are known things which the sender sells or does. */
function findSold(met: readonly MetCue[]): ReadonlySet<MetCue> {
  const soldIn = new Map([...new Set(met.map(({ sentence }) => sentence))].map((sentence) => [sentence, listSold(sentence)]));
  return new Set(met.filter(({ category, stems, sentence }) => soldIn.get(sentence)?.has(nameCue(category, stems)) === true));
}

/** A known thing that the sender plainly sells counts more, and the words around it less: a kitchen may be anybody's. */
function raiseSold(met: readonly MetCue[]): MetCue[] {
  const sold = findSold(met);
  const sentences = new Set([...sold].map(({ sentence }) => sentence));
  const categories = new Set([...sold].map(({ category }) => category));
  const share = Math.min(1, MOST_SOLD / categories.size);
  return met.map((cue) => {
    if (sold.has(cue)) return { ...cue, weight: cue.weight * (1 + (SOLD - 1) * share) + SOLD_MORE * share * cue.sentence.weight };
    return sentences.has(cue.sentence) && !categories.has(cue.category) ? { ...cue, weight: cue.weight * BESIDE_SOLD } : cue;
  });
}

/** The runs of words that start at a word, longest first. */
function listCuesAt(stems: readonly string[], at: number): { key: string; length: number; cues: readonly Cue[] }[] {
  return findPhrasesAt(stems, at, { tree: cueTree(), most: LONGEST_CUE })
    .map(({ length, found }) => ({ key: stems.slice(at, at + length).join(' '), length, cues: found }))
    .toReversed();
}

/** What remains of a cue inside a longer one of its category: "data protection" in a "data protection officer". */
const NESTED = 0.8;

/** Software is made for one kind of business; anything else is the same thing whoever buys it. */
const OF_SOFTWARE = /\b(?:software|apps?|platforms?|systems?|tools?|portals?|online)\b/i;

/** A sentence without what its things run on and what its sender carries along. */
const dropPassing = (sentence: MaskedSentence): MaskedSentence => dropMeans(dropCarried(sentence));

/** The cues of an email, which several ask for. */
const metIn = new WeakMap<readonly MaskedSentence[], readonly MetCue[]>();

/** Each cue once, at its most important sentence. */
export function meetCues(sentences: readonly MaskedSentence[]): readonly MetCue[] {
  const known = metIn.get(sentences) ?? meetAnew(sentences);
  metIn.set(sentences, known);
  return known;
}

function meetAnew(sentences: readonly MaskedSentence[]): MetCue[] {
  const met = new Map<string, MetCue>();
  const meet = (cue: Cue, place: Omit<MetCue, 'category' | 'weight'>): void => {
    const key = `${cue.category} ${place.stems}`;
    const weight = cue.weight * place.sentence.weight;
    if ((met.get(key)?.weight ?? 0) < weight) met.set(key, { ...place, category: cue.category, weight });
  };
  const isSoftware = sentences.some(({ text, isOffer }) => isOffer && OF_SOFTWARE.test(text));
  for (const sentence of sentences.map(dropPassing)) {
    const served: ReadonlySet<number> = isSoftware ? new Set() : listServed(sentence);
    // The end of the longest cue found so far in a category: a cue inside it adds little.
    const covered = new Map<number, number>();
    for (let at = 0; at < sentence.stems.length; at += 1)
      for (const { key, length, cues } of listCuesAt(sentence.stems, at))
        for (const cue of isManner(key) ? [] : cues) {
          const end = covered.get(cue.category) ?? 0;
          covered.set(cue.category, Math.max(end, at + length));
          const isReaders = sentence.words.slice(at, at + length).every((_, offset) => served.has(at + offset));
          const weight = cue.weight * (at + length <= end ? NESTED : 1) * (isReaders ? OF_CUSTOMERS : 1);
          meet({ ...cue, weight }, { stems: key, words: sentence.words.slice(at, at + length).join(' '), sentence });
        }
    for (const { thing, at, end } of listDone(sentence))
      for (const cue of listCues().get(thing.key) ?? [])
        meet(cue, { stems: thing.key, words: sentence.words.slice(at, end).join(' '), sentence });
  }
  return raiseTitled(raiseSold(quietCustomers([...met.values()])), sentences);
}

/** What subject and body agree on counts for both: the subject's words in full where the body has others of their category. */
function raiseTitled(met: readonly MetCue[], sentences: readonly MaskedSentence[]): MetCue[] {
  const title = sentences.find(({ isTitle }) => isTitle === true);
  if (title === undefined) return [...met];
  const titled = new Set(
    title.stems.flatMap((_, at) =>
      listCuesAt(title.stems, at).flatMap(({ key, cues }) => cues.map(({ category }) => nameCue(category, key))),
    ),
  );
  const agreed = new Set(met.flatMap(({ category, sentence }) => (sentence !== title && sentence.mayName ? [category] : [])));
  return met.map((cue) =>
    agreed.has(cue.category) && titled.has(nameCue(cue.category, cue.stems))
      ? { ...cue, weight: cue.weight * (cue.sentence === title ? OF_BOTH.inTitle : OF_BOTH.below) }
      : cue,
  );
}

const LONGEST_WORK = 3;

/** Words of somebody's work and runs of up to three, each with the weight of its most important sentence. */
function listWordWeights(sentences: readonly MaskedSentence[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { stems, workWeight: weight } of sentences.map(dropPassing))
    for (let at = 0; at < stems.length; at += 1)
      for (const { length } of findPhrasesAt(stems, at, { tree: workTree(), most: LONGEST_WORK })) {
        const key = stems.slice(at, at + length).join(' ');
        if (isManner(key)) continue;
        weights.set(key, Math.max(weights.get(key) ?? 0, weight));
      }
  return weights;
}

const tradePosition = new Map(TRADES.map(({ id }, index) => [id, index]));

/** How strongly a text's words suggest each trade, in the order of TRADES. */
export const weighTrades = (sentences: readonly MaskedSentence[]): number[] =>
  weighWork(listWordWeights(sentences)).map((sum) => Math.min(MOST_WORK, sum));

/** Log odds of each category, then of each trade, from the words about the offer. */
export function scoreCues(sentences: readonly MaskedSentence[], met: readonly MetCue[]): { categories: number[]; trades: number[] } {
  const told = sentences.filter(({ isStory }) => !isStory);
  const naming = findNaming(met);
  const sold = new Set([...findSold(met)].map(({ sentence }) => sentence));
  const weighWithout = (named: (sentence: MaskedSentence) => boolean): number[] =>
    weighTrades(told.map((sentence) => (named(sentence) ? dropCustomers(sentence) : sentence)));
  const work = weighWithout((sentence) => naming.has(sentence) || sold.has(sentence));
  // Whom a plain thing is for says nothing about what it is, but something about who decides on it.
  const audience = [...sold].every((sentence) => naming.has(sentence)) ? work : weighWithout((sentence) => naming.has(sentence));
  const most = Math.max(0, ...work);
  const sums = CATEGORIES.map(() => 0);
  for (const { category, weight } of met) sums[category] = (sums[category] ?? 0) + weight;
  const categories = CATEGORIES.map(({ owners, near }, index) => {
    const sum = sums[index] ?? 0;
    // An email speaks of few of them.
    if (sum === 0) return -Infinity;
    const own = Math.max(...[...owners, ...near].map((trade) => work[tradePosition.get(trade) ?? -1] ?? 0));
    return sum * CUE_SCALE + own * WORK_SCALE - Math.min(MOST_STRANGE, (most - own) * STRANGE_SCALE);
  });
  return { categories, trades: audience.map((sum) => (sum <= 0 ? -Infinity : TRADE_START + sum * TRADE_SCALE)) };
}

/** Log odds at which the evidence counts fully; below, it may well be something unknown. */
const FULL_EVIDENCE = 5;
const LEAST_TRUST = 0.7;
const MOST_TRUST = 0.99;
const trust = (logOdds: number): number => LEAST_TRUST + (MOST_TRUST - LEAST_TRUST) * Math.min(1, Math.max(0, logOdds / FULL_EVIDENCE));

/** Probabilities of alternatives of which at most one holds; the remainder to 1 is none of them. */
function toShares(logOdds: readonly number[], none: number): number[] {
  const most = Math.max(none, ...logOdds);
  const odds = logOdds.map((one) => Math.exp(one - most));
  const total = (Math.exp(none - most) + odds.reduce((sum, one) => sum + one, 0)) / trust(most);
  return odds.map((one) => one / total);
}

/**
 * Minimum for the trade whose vocabulary it is, however certain the category: someone who buys a translation of safety sheets works in
 * safety, and a certain category alone would call them far.
 */
const OF_AUDIENCE = 0.19;

const LEAST_SHARE = 0.02;
const MOST_NEEDS = 10;

/** Weights are learned pulled toward 0: emails that nothing was learned from bear twice as much. */
const TOPIC_SCALE = 2;
/** From this on, all the words of an email together speak for a category that no cue speaks for, and where it then starts from. */
const LEAST_TOPIC = 2.5;
const UNMET = -3;

const NO_TOPICS: ReadonlyMap<number, number> = new Map();

function addTopic(logOdds: number, topic: number): number {
  const more = TOPIC_SCALE * topic;
  if (Number.isFinite(logOdds)) return logOdds + more;
  return more >= LEAST_TOPIC ? UNMET + more : -Infinity;
}

/**
 * The possible offers, each with its probability: a category, or if none is certain, the trade whose vocabulary it is; the remainder to 1
 * is an unknown offer.
 */
export function weighNeeds(
  sentences: readonly MaskedSentence[],
  met: readonly MetCue[],
  topics: ReadonlyMap<number, number> = NO_TOPICS,
): Need[] {
  if (sentences.length === 0) return [];
  const { categories, trades } = scoreCues(sentences, met);
  const tradeShares = toShares(trades, NO_TRADE);
  const categoryShares = toShares(
    categories.map((logOdds, index) => addTopic(logOdds, topics.get(index) ?? 0)),
    NO_CATEGORY,
  );
  const sum = categoryShares.reduce((total, share) => total + share, 0);
  const kept = sum > 1 - OF_AUDIENCE ? 1 - OF_AUDIENCE * Math.max(0, ...tradeShares) : 1;
  const rest = 1 - sum * kept;
  const known = CATEGORIES.flatMap((category, index): Need[] => {
    const share = (categoryShares[index] ?? 0) * kept;
    return share >= LEAST_SHARE ? [{ ...category, share }] : [];
  });
  const top = categoryShares.indexOf(Math.max(...categoryShares));
  const industries = sum > 1 - OF_AUDIENCE ? (CATEGORIES[top]?.industries ?? []) : [];
  const guessed = TRADES.flatMap(({ id, field }, index): Need[] => {
    const share = rest * (tradeShares[index] ?? 0);
    if (share < LEAST_SHARE) return [];
    return [{ id: `trade:${id}`, label: field, isPlural: / and /.test(field), share, owners: [id], signers: [id], near: [], industries }];
  });
  return [...known, ...guessed].toSorted((one, other) => other.share - one.share).slice(0, MOST_NEEDS);
}
