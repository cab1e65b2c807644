import { addRow, rowOf, unpackModel, type LinearModel } from '../../reader/weights.ts';
import { listClauses, listWords } from '../mail/listWords.ts';
import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { isKnownName, isService, listVerbStems } from '../names/isService.ts';
import { HANDS_OVER, SERVICE_OF_VERB, toBaseVerb, toPlainVerb } from '../mail/offerVerbs.ts';
import { HEADS, NOT_IN_A_NAME, toSingular, writeOut } from '../mail/offerWords.ts';
import { listStems, toStem } from '../stems.ts';
import { emitTagFeatures, type Surroundings, type TaggedSentence } from './features.ts';
import { PHRASE_TAG_MODEL } from './phraseTagModel.ts';

/** The words of an email that name what it offers: a run of words of one sentence, with the probability that its last word belongs to such a name. */
type TaggedRun = { sentence: TaggedSentence; at: number; end: number; service: string | null; chance: number };

/** From these probabilities on, a word before or behind a likelier one belongs to its run, and a verb to the object behind it. */
const LEAST_BEFORE = 0.15;
const LEAST_BEHIND = 0.3;
/** The same for the last word before punctuation or a word that no name contains: "advisers" of "chartered tax advisers". */
const LEAST_LAST = 0.15;
const LEAST_VERB = 0.4;
/** The same for a known verb that the run begins with: "restores stained glass". */
const LEAST_LEADING_VERB = 0.25;
/** From this probability on, a run names the offer. */
const LEAST_RUN = 0.56;
/** The same for a run that only may name it. */
const LEAST_POSSIBLE = 0.1;
const MOST_WORDS = 5;
/** A stem at least this long may begin another one. */
const SHORTEST_ROOT = 4;
/** Runs of one sentence. */
const MOST_RUNS = 3;
/** Words between a verb and its object. */
const MOST_BETWEEN = 3;
/** Classes of the model. */
const [THING, VERB] = [0, 1];

let model: LinearModel | undefined;
const tagModel = (): LinearModel => (model ??= unpackModel(PHRASE_TAG_MODEL));

/** The sentences with the subject before them. */
export function toTagged(sentences: readonly MaskedSentence[], subject: string): TaggedSentence[] {
  const words = listWords(subject);
  const plain = { isOffer: false, mayName: false, isStory: false, weight: 0 };
  const head = { ...plain, text: subject, words, stems: words.map(toStem), clauses: listClauses(subject), isSubject: true };
  return [head, ...sentences.map((sentence) => ({ ...sentence, isSubject: false }))];
}

export function readSurroundings(sentences: readonly TaggedSentence[]): Surroundings {
  const counts = new Map<string, number>();
  for (const { stems } of sentences) for (const stem of stems) if (stem !== '') counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return { counts, subject: new Set(sentences.filter(({ isSubject }) => isSubject).flatMap(({ stems }) => stems)) };
}

/** The probabilities of each word of a sentence, one list per class. */
function chancesOf(sentence: TaggedSentence, surroundings: Surroundings, weights: LinearModel): Float64Array[] {
  const { units, bias } = weights;
  const sums = sentence.words.map(() => new Int32Array(2));
  const seen = new Set<number>();
  let own = new Int32Array(2);
  emitTagFeatures(sentence, surroundings, {
    next: (at) => {
      own = sums[at] ?? own;
      seen.clear();
    },
    emit: (hash) => {
      const row = rowOf(weights, hash);
      if (row < 0 || seen.has(row)) return;
      seen.add(row);
      addRow(own, weights, row);
    },
  });
  return [THING, VERB].map((of) =>
    Float64Array.from(sums, (sum) => 1 / (1 + Math.exp(-((sum[of] ?? 0) * (units[of] ?? 0) + (bias[of] ?? 0))))),
  );
}

/** Words at the edges of a run that belong to no name. */
const EDGE =
  /^(?:back|away|again|the|a|an|any|some|all|every|each|this|that|your|our|my|their|its|for|to|of|in|on|at|with|from|by|and|or|as|but|we|i|you|us|it|is|are|was|were|has|have|had|do|does|can|will|would|that|which|who|when|where|while|if|so|then|than|into|out|up|off|over|under|through|between|across|within|without|after|before|since|near|during|including|plus|per|each|also|just|only|any|no|not|new|own|best|leading|quality|powered|driven|based|week|offers?|helps?|gets?|makes?|gives?|provides?|sells?|runs?|\d+)$/;

/** Nothing follows these in a name: "our platform leverages". */
const ENDS_A_NAME = /^(?:platform|software|app)$/;

/** What is found, fought or reduced is not for sale. */
const AGAINST =
  /^(?:finds?|fights?|stops?|prevents?|reduces?|avoids?|catch(?:es)?|ends?|beats?|spots?|kills?|detects?|solves?|loses?|lost)$/;

/** What the work of a verb is called: "repair" for "repairs"; undefined if it is no such verb. */
const serviceOf = (word = ''): string | undefined => SERVICE_OF_VERB.get(toBaseVerb(toPlainVerb(word)));

const FOR_WHOM = /^(?:for|with|at|in|from|by|near|across|between)$/;

/** The work that the verb just before the run says with it; null if there is none. */
function findService({ words, clauses }: TaggedSentence, verbs: Float64Array, at: number): string | null {
  for (let before = at - 1; before >= Math.max(0, at - MOST_BETWEEN); before -= 1) {
    if (clauses[before] !== clauses[at]) return null;
    const between = before < at - 1 ? (words[before + 1] ?? '') : null;
    // "I sharpen for 31 kitchens": whom it is for is not what it is done to.
    if (between !== null && (!EDGE.test(between) || FOR_WHOM.test(between))) return null;
    const isVerb = (verbs[before] ?? 0) >= (before === at - 1 ? LEAST_LEADING_VERB : LEAST_VERB);
    const service = isVerb ? serviceOf(words[before]) : undefined;
    if (service !== undefined) return service;
  }
  return null;
}

/** The tags of one sentence: the probabilities of its words. */
type Tags = { sentence: TaggedSentence; things: Float64Array; verbs: Float64Array };

const readTags = (tagged: readonly TaggedSentence[], weights: LinearModel): Tags[] => {
  const surroundings = readSurroundings(tagged);
  return tagged.map((sentence) => {
    const [things = new Float64Array(), verbs = new Float64Array()] = chancesOf(sentence, surroundings, weights);
    return { sentence, things, verbs };
  });
};

/** Behind a noun in singular, these continue its name: "pallet distribution". */
const isHead = (word: string): boolean => isService(word) || HEADS.has(word);
/** So do tools that are named after what they do, "keg washer", if they are this likely. */
const TOOL = /[a-z]{3}(?:er|or)$/;
const LEAST_TOOL = 0.05;
/** What is handed to somebody follows them: "we lend a school a set of scales" lends no school. */
const GIVEN = /^(?:a|an|the|your|their)$/;

/** Endings that a noun behind a noun in singular seldom has. */
const NO_NOUN = /(?:s|ed|ing|ly)$/;

/** A verb that follows a firm's name and whose object is the offer. */
const isHandedOver = (word: string): boolean => word.endsWith('s') && (HANDS_OVER.has(word) || HANDS_OVER.has(toPlainVerb(word)));

/** The run around the likeliest word of a sentence that no earlier run has; null if there are no words left, or these are no name. */
function findRunIn({ sentence, things, verbs }: Tags, isTaken: readonly boolean[]): { at: number; end: number; run: TaggedRun | null } {
  const { words, stems, clauses } = sentence;
  const chanceAt = (at: number): number =>
    stems[at] === '' || isTaken[at] === true || (verbs[at] ?? 0) >= LEAST_VERB ? 0 : (things[at] ?? 0);
  const best = words.reduce((most, _, at) => (chanceAt(at) > chanceAt(most) ? at : most), 0);
  const isInName = (at: number): boolean => !EDGE.test(words[at] ?? '') && !NOT_IN_A_NAME.has(words[at] ?? '');
  const isBeside = (at: number): boolean => clauses[at] === clauses[best] && isInName(at);
  let [at, end] = [best, best + 1];
  while (at > 0 && isBeside(at - 1) && chanceAt(at - 1) >= LEAST_BEFORE) at -= 1;
  // "Fresh and frozen chicken": two words before one thing.
  const isPair = words[at - 1] === 'and' && clauses[at - 2] === clauses[best] && isBeside(at - 2) && (things[at - 2] ?? 0) >= LEAST_RUN;
  if (isPair && toSingular(words[at - 2] ?? '') === words[at - 2] && end - at < MOST_WORDS - 1) at -= 2;
  // The same where the first of the two words is the likeliest.
  const isFirst = words[end] === 'and' && toSingular(words[best] ?? '') === words[best] && isBeside(end + 1) && isBeside(end + 2);
  if (isFirst && chanceAt(end + 1) >= LEAST_BEHIND && chanceAt(end + 2) >= LEAST_LAST) end += 2;
  // "A washed rind cheese".
  if ((words[at - 1] ?? '').endsWith('ed') && /^an?$/.test(words[at - 2] ?? '') && clauses[at - 2] === clauses[best]) at -= 1;
  const isWhole = (): boolean => ENDS_A_NAME.test(words[end - 1] ?? '');
  while (end < words.length && !isWhole() && isBeside(end) && chanceAt(end) >= (isBeside(end + 1) ? LEAST_BEHIND : LEAST_LAST)) end += 1;
  const last = words[end - 1] ?? '';
  const isTool = TOOL.test(words[end] ?? '') && (things[end] ?? 0) >= LEAST_TOOL;
  if (!isWhole() && toSingular(last) === last && !isHead(last) && isBeside(end) && (isHead(words[end] ?? '') || isTool)) end += 1;
  // "Micro-agglomerated corks": no name ends inside a word.
  while (end < words.length && sentence.text.toLowerCase().includes(`${words[end - 1]}-${words[end]}`)) end += 1;
  // "Tired lead-acid forklift batteries back to life": a noun in plural ends the name.
  const next = words[end] ?? '';
  const isPlural = toSingular(next) !== next && (things[end] ?? 0) >= LEAST_TOOL;
  if (end - at > 1 && !isWhole() && toSingular(words[end - 1] ?? '') === words[end - 1] && isPlural && isBeside(end) && !isBeside(end + 1))
    end += 1;
  // "We shoot and butcher roe": the second of two verbs.
  if (end - at > 1 && words[at - 1] === 'and' && /^(?:we|i)$/.test(words[at - 3] ?? '')) at += 1;
  if (end - at > 1 && (verbs[at] ?? 0) >= LEAST_LEADING_VERB && serviceOf(words[at]) !== undefined) at += 1;
  // "Pawsley Wholesale supplies sutures": the firm and what it does are no part of it.
  at = Math.max(at, words.findLastIndex((word, place) => place >= at && place < end - 1 && isHandedOver(word)) + 1);
  const isGiven = clauses[end] === clauses[best] && GIVEN.test(words[end] ?? '');
  // "A mobile keg washer" is no keg.
  const isModifier = end - at === 1 && toSingular(last) === last && !isHead(last) && isBeside(end) && !NO_NOUN.test(words[end] ?? '');
  const isNone =
    isModifier || AGAINST.test(words[at - 1] ?? '') || isGiven || words.length === 0 || !isInName(best) || end - at > MOST_WORDS;
  return { at, end, run: isNone ? null : { sentence, at, end, service: findService(sentence, verbs, at), chance: chanceAt(best) } };
}

/** The likeliest runs of a sentence. */
function listRunsIn(tags: Tags): TaggedRun[] {
  const isTaken = tags.sentence.words.map(() => false);
  return Array.from({ length: Math.min(MOST_RUNS, isTaken.length) }, () => {
    const { at, end, run } = findRunIn(tags, isTaken);
    isTaken.fill(true, at, end);
    return run;
  }).filter((run) => run !== null);
}

/** A single word that says what is sold: "guttering", "trophies". A box or a program may hold anything. */
const saysEnough = (word: string): boolean => isService(word) || isKnownName(word);

/** What a run says is offered; null if it says too little. */
function writeRun({ sentence, at, end, service }: TaggedRun): string | null {
  const thing = writeOut(sentence, at, end);
  if (service !== null) return `${thing.replace(/\S+$/, toSingular)} ${service}`;
  return end - at > 1 || saysEnough(sentence.words[at] ?? '') ? thing : null;
}

/** The names of the runs that say enough and are this likely, the likeliest first. */
const namesIn = (tags: readonly Tags[], least: number): string[] =>
  tags
    .flatMap(listRunsIn)
    .filter(({ chance }) => chance >= least)
    .toSorted((one, other) => other.chance - one.chance)
    .flatMap((run) => writeRun(run) ?? []);

/** The words of tagged sentences, the subject first, that name what is offered; null if none are likely enough. */
export const nameTagged = (tagged: readonly TaggedSentence[], weights: LinearModel): string | null =>
  namesIn(readTags(tagged, weights), LEAST_RUN)[0] ?? null;

/**
 * How people tell what they sell, in an email: its possible names for that, the likeliest first, how likely any name's words belong to one, and
 * how likely a verb before a name says what is done to it.
 */
export type Told = { names: readonly string[]; chanceOf: (name: string) => number; doneOf: (name: string) => number };

export function readTold(sentences: readonly MaskedSentence[], subject: string, weights: LinearModel = tagModel()): Told {
  const tags = readTags(toTagged(sentences, subject), weights);
  return {
    names: namesIn(tags, LEAST_POSSIBLE),
    chanceOf: (name) => {
      const last = name.toLowerCase().split(/[ -]/).at(-1) ?? '';
      const stems = [...listStems(name.replaceAll('-', ' ')), ...listVerbStems(last)].filter((stem) => stem !== '');
      // Trimming is what a trimmer does.
      const isIn = (stem: string): boolean => stems.some((own) => stem === own || (own.length >= SHORTEST_ROOT && stem.startsWith(own)));
      const chances = tags.flatMap(({ sentence, things, verbs }) =>
        sentence.stems.map((stem, at) => (isIn(stem) ? Math.max(things[at] ?? 0, verbs[at] ?? 0) : 0)),
      );
      return Math.max(0, ...chances);
    },
    doneOf: (name) => {
      const [first] = listStems(name.replaceAll('-', ' '));
      const chances = tags.flatMap(({ sentence, verbs }) =>
        sentence.stems.map((stem, at) => (stem === first ? Math.max(0, ...verbs.slice(Math.max(0, at - MOST_BETWEEN), at)) : 0)),
      );
      return Math.max(0, ...chances);
    },
  };
}
