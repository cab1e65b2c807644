import { CONTEXT_MODEL } from './contextModel.ts';
import { ROLE_MODEL } from './roleModel.ts';
import { ROLE_COUNT, ROLES, roleIndex, type Role } from './roles.ts';
import { roundUp } from './roundUp.ts';
import { codeOf, emitMeaning, emitNeighbors, emitPlace, emitShape, hashOfMark, type Place } from './sentenceFeatures.ts';
import type { KnownToken } from './knownToken.ts';
import type { Token } from './maskNames.ts';
import { toTokens } from './tokens.ts';
import { addFeature, unpackModel, weightOf, type LinearModel } from './weights.ts';
import { wordingOf, type ReadWording, type Wording } from './wording.ts';

type Range = { start: number; end: number };

/** A phrase from the word lists, found in a body. */
export type Mark = { start: number; name: string };

/**
 * A parsed body: `visible` is `raw` with links and placeholders as runs of NUL; the rest says where the greeting ends (0 without one), where the sentences
 * and listed phrases are, and where the signature begins.
 */
export type BodyParts = {
  raw: string;
  visible: string;
  greetingEnd: number;
  sentences: readonly Range[];
  signatureStart: number;
  marks: readonly Mark[];
};

/**
 * What one sentence of a body does: UTF-16 offsets into the body, end exclusive, and the probability of each role, in `ROLES` order; `readAlone` gives
 * those by its own words, wherever it stands and whatever stands around it.
 */
export type SentenceReading = Range & { chances: Float64Array; readAlone: () => Float64Array };

/** The most sentences read of an email; the text after them is not read. */
export const MOST_SENTENCES = 150;
/** The most tokens read of one sentence. */
const MOST_TOKENS = 80;
/** Probabilities are rounded, so that they are equal on every machine. */
const STEPS = 1e4;

let model: LinearModel | undefined;
const roleModel = (): LinearModel => (model ??= unpackModel(ROLE_MODEL));

/** The weight of a single word, including its pieces and its group. */
function addUpWord({ hash, pieces, group }: KnownToken): Int32Array {
  const sums = new Int32Array(ROLE_COUNT);
  addFeature(sums, roleModel(), hash);
  for (const piece of pieces) addFeature(sums, roleModel(), piece);
  if (group !== 0) addFeature(sums, roleModel(), group);
  return sums;
}

const sumsOfWord = (known: KnownToken): Int32Array => (known.sums.own ??= addUpWord(known));

/** A second word. One letter of the first is enough, so that a long word is scanned only once. */
const SAYS_MORE = /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u;

/**
 * A sentence that begins with the greeting, without that greeting, if more than a name follows: `Hi Jane, your gate is open.` greets and also says
 * something.
 */
export function greetingLess({ visible, greetingEnd }: Pick<BodyParts, 'visible' | 'greetingEnd'>, { start, end }: Range): Range | null {
  if (start >= greetingEnd || end <= greetingEnd) return null;
  const from = greetingEnd + Math.max(0, visible.slice(greetingEnd, end).search(/[^\s,!.:;\u2013\u2014-]/u));
  return SAYS_MORE.test(visible.slice(from, end)) ? { start: from, end } : null;
}

const NEWLINE = 10;
export const placesOf = (body: BodyParts): Place[] => {
  const { visible, sentences, signatureStart } = body;
  const greeted = sentences.findIndex((sentence) => greetingLess(body, sentence) !== null);
  return sentences.map(({ start, end }, index) => {
    const before = visible.lastIndexOf('\n', start);
    const startsLine = index !== greeted && visible.slice(Math.max(before + 1, start - 200), start).trim() === '';
    const previous = sentences[index - 1];
    return {
      // A greeting inside a sentence counts as a sentence of its own.
      index: index + (greeted >= 0 && index >= greeted ? 1 : 0),
      count: sentences.length + (greeted >= 0 ? 1 : 0),
      isSignature: start >= signatureStart,
      startsLine,
      isWholeLine: startsLine && (visible.charCodeAt(end) === NEWLINE || /^[^\S\n]*(?:\r?\n|$)/.test(visible.slice(end, end + 40))),
      followsQuestion: previous !== undefined && visible.charCodeAt(previous.end - 1) === 63,
    };
  });
};

const NO_NAMES: ReadonlySet<string> = new Set();
/** The distinct phrases of a sentence. */
export function namesOfMarks(marks: readonly Mark[], { start, end }: Range): ReadonlySet<string> {
  let names: Set<string> | undefined;
  for (const mark of marks) if (mark.start >= start && mark.start < end) (names ??= new Set()).add(mark.name);
  return names ?? NO_NAMES;
}

/** Turns log odds into probabilities. */
export function toChances(logOdds: Float64Array, chances = new Float64Array(ROLE_COUNT)): Float64Array {
  for (let role = 0; role < ROLE_COUNT; role += 1) chances[role] = roundUp(STEPS / (1 + Math.exp(-(logOdds[role] ?? 0)))) / STEPS;
  return chances;
}

function toLogOdds(sums: Int32Array): Float64Array {
  const { units, bias } = roleModel();
  const logOdds = new Float64Array(ROLE_COUNT);
  for (let role = 0; role < ROLE_COUNT; role += 1) logOdds[role] = (sums[role] ?? 0) * (units[role] ?? 0) + (bias[role] ?? 0);
  return logOdds;
}

/** What a sentence does, judged by its own words before its context is used. */
export type FirstReading = SentenceReading & { logOdds: Float64Array };

/** The part of a sentence that is read: what follows a greeting at its start. */
const toRead = (body: BodyParts, range: Range): Range => greetingLess(body, range) ?? range;

/** The tokens of a sentence that are read. */
export const tokensOf = (body: BodyParts, range: Range): Token[] =>
  toTokens(body.visible, body.raw, toRead(body, range)).slice(0, MOST_TOKENS);

/** The weights of a sentence's words, which are the same wherever it stands. */
function addUpWords(tokens: readonly Token[]): Int32Array {
  const sums = new Int32Array(ROLE_COUNT);
  const add = (hash: number) => addFeature(sums, roleModel(), hash);
  for (const { known } of tokens) {
    const own = sumsOfWord(known);
    for (let role = 0; role < ROLE_COUNT; role += 1) sums[role] = (sums[role] ?? 0) + (own[role] ?? 0);
  }
  emitNeighbors(tokens, add);
  emitMeaning(tokens, add);
  emitShape(tokens, add);
  return sums;
}

/** Log odds of a greeting at the start of a sentence. */
const GREETS = 4;
const GREETING = roleIndex('greeting');

type Met = { place: Place | undefined; names: ReadonlySet<string>; isGreeted: boolean };

/** What a sentence does by its words, its place and its listed phrases. */
function readWording(wording: Wording, { place, names, isGreeted }: Met): ReadWording {
  const sums = (wording.roleSums ??= addUpWords(wording.tokens.slice(0, MOST_TOKENS))).slice();
  const add = (hash: number) => addFeature(sums, roleModel(), hash);
  if (place !== undefined) emitPlace(place, wording.tokens.length, add);
  for (const name of names) add(hashOfMark(name));
  const logOdds = toLogOdds(sums);
  if (isGreeted) logOdds[GREETING] = Math.max(GREETS, logOdds[GREETING] ?? 0);
  const readAlone = () => readMet(wording, { place: ANYWHERE, names, isGreeted: false }).chances;
  return { logOdds, chances: toChances(logOdds), readAlone };
}

/** The same wording at the same place is read once. */
function readMet(wording: Wording, met: Met): ReadWording {
  if (met.place === undefined) return readWording(wording, met);
  const place = 2 * codeOf(met.place) + (met.isGreeted ? 1 : 0);
  const name = met.names.size === 0 ? place : `${place} ${[...met.names].join()}`;
  if (wording.latest?.name === name) return wording.latest.read;
  const known = wording.firstReadings.get(name);
  const read = known ?? readWording(wording, met);
  if (known === undefined) wording.firstReadings.set(name, read);
  wording.latest = { name, read };
  return read;
}

/** In the middle of an email. */
const ANYWHERE: Place = { index: 3, count: 8, isSignature: false, startsLine: false, isWholeLine: false, followsQuestion: false };

/** The roles of a body's first `MOST_SENTENCES` sentences, by their words. English only; in another language the probabilities mean nothing. */
export function readByWords(body: BodyParts): FirstReading[] {
  const read = { ...body, sentences: body.sentences.slice(0, MOST_SENTENCES) };
  const places = placesOf(read);
  return read.sentences.map(({ start, end }, index) => {
    const greeted = greetingLess(body, { start, end });
    const wording = wordingOf(body, greeted ?? { start, end });
    const names = namesOfMarks(body.marks, { start, end });
    const { logOdds, chances, readAlone } = readMet(wording, { place: places[index], names, isGreeted: greeted !== null });
    return { start, end, logOdds, chances, readAlone };
  });
}

export const chanceOf = ({ chances }: SentenceReading, role: Role): number => chances[roleIndex(role)] ?? 0;

/** The probability of a role by the sentence's own words. What accuses a writer is decided by these: thanks or an apology elsewhere changes nothing. */
export const chanceAlone = ({ readAlone }: SentenceReading, role: Role): number => readAlone()[roleIndex(role)] ?? 0;

/** Whether a sentence counts as having a role: its probability is above the limit at which most sentences with that role are found, and few others. */
export const hasRole = (reading: SentenceReading, role: Role): boolean =>
  chanceOf(reading, role) >= (CONTEXT_MODEL.cuts[roleIndex(role)] ?? 0.5);

/** From this probability on, it is certain that an email has a role; at least .8, more for roles that are read less reliably. */
export const sureFrom = (role: Role): number => CONTEXT_MODEL.sure[roleIndex(role)] ?? 1;

/**
 * If all sentences stay below this probability, it is certain that none has the role; at most .15, less for roles that are read less
 * reliably.
 */
export const ruledOutBelow = (role: Role): number => CONTEXT_MODEL.ruledOut[roleIndex(role)] ?? 0;

/** The roles a sentence counts as having, most likely first. */
export const rolesOf = (reading: SentenceReading): Role[] =>
  ROLES.map((role) => ({ role, chance: chanceOf(reading, role) }))
    .filter(({ role }) => hasRole(reading, role))
    .toSorted((one, other) => other.chance - one.chance)
    .map(({ role }) => role);

const MOST_WORDS = 4;

/** The words of a sentence that most indicate a role, in text order. */
export function findTellingWords(body: BodyParts, sentence: Range, role: Role): Range[] {
  const index = roleIndex(role);
  const tokens = tokensOf(body, sentence);
  const worth = tokens.map(({ known }) => sumsOfWord(known)[index] ?? 0);
  const weigh = (hash: number, token: number): void => {
    if (token >= 0) worth[token] = (worth[token] ?? 0) + weightOf(roleModel(), hash, index);
  };
  emitNeighbors(tokens, weigh);
  emitMeaning(tokens, weigh);
  emitShape(tokens, weigh);
  return tokens
    .map(({ start, end }, at) => ({ start, end, worth: worth[at] ?? 0 }))
    .filter((word) => word.worth > 0)
    .toSorted((one, other) => other.worth - one.worth || one.start - other.start)
    .slice(0, MOST_WORDS)
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => ({ start, end }));
}
