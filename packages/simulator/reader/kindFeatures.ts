import type { BodyParts, SentenceReading } from './readSentences.ts';
import { roleIndex, ROLES } from './roles.ts';
import { roundUp } from './roundUp.ts';
import { hashOf, mixHashes } from './knownToken.ts';
import type { Token } from './maskNames.ts';
import { wordingOf, type LineShape, type Wording } from './wording.ts';

const inEmail = (name: string): number => hashOf(`@${name}`);
const WORD = inEmail('word');
const PAIR = inEmail('pair');
const START = inEmail('start');
const GROUP = inEmail('group');
const FIRST_WORD = inEmail('first word');
const LAST_WORD = inEmail('last word');
const ROLE_COUNTS = ROLES.map((role) => inEmail(`count ${role}`));
const ROLE_SHARES = ROLES.map((role) => inEmail(`share ${role}`));
const ROLE_SUMS = ROLES.map((role) => inEmail(`sum ${role}`));
const ROLE_BESTS = ROLES.map((role) => inEmail(`best ${role}`));
const FIRST_ROLES = ROLES.map((role) => inEmail(`first ${role}`));
const SHAPES = ['sentences', 'links', 'variables', 'odd marks', 'repeats', 'numbers', 'capitals', 'lines', 'exclamations'].map(inEmail);

/** How much of a body is read to find its kind. */
const MOST_KIND_TOKENS = 1200;
const FIRST_SENTENCES = 3;
const [GREETING, SIGN_OFF] = [roleIndex('greeting'), roleIndex('sign_off')];

/** 0, then one more for each doubling. */
const step = (count: number): number => (count <= 0 ? 0 : Math.min(8, 1 + Math.floor(Math.log2(count))));
const tenth = (share: number): number => Math.min(10, Math.floor(share * 10));

const ODD_MARKS = /[{}[\]<>=;|\\/#*_~^+]/g;
const CAPITAL_WORD = /\b\p{Lu}{3,}\b/gu;

const COUNTED: readonly string[] = ['<link>', '<name>', '<number>', '!'];

function shapeOf(text: string, tokens: readonly Token[]): LineShape {
  const keys = tokens.map(({ known }) => known.key);
  return {
    hashes: Uint32Array.from(new Set(tokens.map(({ known }) => known.hash))),
    counts: [
      ...COUNTED.map((counted) => keys.filter((key) => key === counted).length),
      text.match(ODD_MARKS)?.length ?? 0,
      text.match(CAPITAL_WORD)?.length ?? 0,
    ],
  };
}

/** What is known of a body once its lines are read: how many tokens, distinct tokens and lines they have, and what else they contain. */
type LinesRead = { tokens: number; distinct: number; lines: number; counts: LineShape['counts'] };

/** The overall shape of an email. */
function listShapes({ visible, sentences }: BodyParts, { tokens, distinct, lines, counts }: LinesRead): number[] {
  const [links = 0, names = 0, numbers = 0, exclamations = 0, oddMarks = 0, capitals = 0] = counts;
  const length = Math.max(1, visible.length);
  const words = Math.max(1, tokens);
  return [
    step(sentences.length),
    step(links),
    step(names),
    tenth((8 * oddMarks) / length),
    tenth(1 - distinct / words),
    tenth((4 * numbers) / words),
    step(capitals),
    step(lines),
    step(exclamations),
  ];
}

/** Receives one feature of an email; the same feature may come more than once. */
export type EmitKindFeature = (hash: number) => void;

/** The words and word pairs of a run of tokens after a token with the hash `before`; without it, the first token makes no pair. */
export function emitRun(tokens: readonly Token[], before: number | undefined, emit: EmitKindFeature): void {
  let last = before;
  for (const { known } of tokens) {
    emit(mixHashes(WORD, known.hash));
    if (known.group !== 0) emit(mixHashes(GROUP, known.group));
    if (last !== undefined) emit(pairOf(last, known.hash));
    last = known.hash;
  }
}

export const pairOf = (before: number, hash: number): number => mixHashes(mixHashes(PAIR, before), hash);

/** The words and word pairs of a text's tokens. */
export const emitWordFeatures = (tokens: readonly Token[], emit: EmitKindFeature): void => emitRun(tokens, START, emit);

/** A sentence at the start or the end of what an email says. */
export type Edge = 'first' | 'last';
const EDGE_WORDS: Readonly<Record<Edge, number>> = { first: FIRST_WORD, last: LAST_WORD };

/** The words of such a sentence. */
export function emitEdgeWords(tokens: readonly Token[], edge: Edge, emit: EmitKindFeature): void {
  for (const { known } of tokens) emit(mixHashes(EDGE_WORDS[edge], known.hash));
}

/**
 * Receives the features of an email one by one, except those of whole lines and of the sentences at its edges: `emitRun` gives them, after a
 * token with the hash `before`, and `emitEdgeWords`.
 */
export type KindReceiver = {
  emit: EmitKindFeature;
  emitLine: (line: Wording, before: number) => void;
  emitEdge: (sentence: Wording, edge: Edge) => void;
};

/** A hash table of at least twice as many places as a body has tokens: what stands at a place, and the last body that put it there. */
const PLACES = 4096;
const [placed, placedBy] = [new Uint32Array(PLACES), new Uint32Array(PLACES)];
let bodies = 0;

/** How many of a line's tokens no line of the same body had before. */
function countNew(hashes: Uint32Array): number {
  let count = 0;
  for (const hash of hashes) {
    let place = hash % PLACES;
    while (placedBy[place] === bodies && placed[place] !== hash) place = (place + 1) % PLACES;
    if (placedBy[place] === bodies) continue;
    placed[place] = hash;
    placedBy[place] = bodies;
    count += 1;
  }
  return count;
}

/** The words and word pairs of a body, as `emitWordFeatures` gives them for all its tokens, from the features of its lines. */
function emitLines(body: BodyParts, { emit, emitLine }: KindReceiver): LinesRead {
  const counts = [0, 0, 0, 0, 0, 0];
  let distinct = 0;
  bodies += 1;
  const add = (shape: LineShape): void => {
    distinct += countNew(shape.hashes);
    for (let at = 0; at < counts.length; at += 1) counts[at] = (counts[at] ?? 0) + (shape.counts[at] ?? 0);
  };
  let [tokens, lines, before] = [0, 0, START];
  for (let start = 0, end = 0; start <= body.visible.length; start = end + 1) {
    const newline = body.visible.indexOf('\n', start);
    end = newline === -1 ? body.visible.length : newline;
    lines += 1;
    const left = MOST_KIND_TOKENS - tokens;
    if (left <= 0) {
      add(shapeOf(body.visible.slice(start, end), []));
      continue;
    }
    const line = wordingOf(body, { start, end });
    if (line.tokens.length <= left) {
      emitLine(line, before);
      add((line.shape ??= shapeOf(body.visible.slice(start, end), line.tokens)));
    } else {
      const read = line.tokens.slice(0, left);
      emitRun(read, before, emit);
      add(shapeOf(body.visible.slice(start, end), read));
    }
    tokens += Math.min(left, line.tokens.length);
    before = line.tokens.at(-1)?.known.hash ?? before;
  }
  return { tokens, lines, distinct, counts };
}

/** Filled again for every email. */
const [having, sums, bests] = [new Float64Array(ROLES.length), new Float64Array(ROLES.length), new Float64Array(ROLES.length)];

/** What the sentences do: how many have each role, the highest probability of each role, and the roles of the first sentences. */
function emitRoleFeatures(readings: readonly SentenceReading[], emit: EmitKindFeature): void {
  for (const totals of [having, sums, bests]) totals.fill(0);
  readings.forEach(({ chances }, index) => {
    for (let role = 0; role < ROLES.length; role += 1) {
      const chance = chances[role] ?? 0;
      sums[role] = (sums[role] ?? 0) + chance;
      if (chance > (bests[role] ?? 0)) bests[role] = chance;
      if (chance < 0.5) continue;
      having[role] = (having[role] ?? 0) + 1;
      if (index < FIRST_SENTENCES) emit(FIRST_ROLES[role] ?? 0);
    }
  });
  for (let role = 0; role < ROLES.length; role += 1) {
    const count = having[role] ?? 0;
    emit(mixHashes(ROLE_COUNTS[role] ?? 0, Math.min(4, count)));
    emit(mixHashes(ROLE_SHARES[role] ?? 0, tenth(count / Math.max(1, readings.length))));
    emit(mixHashes(ROLE_SUMS[role] ?? 0, Math.min(6, roundUp(2 * (sums[role] ?? 0)))));
    emit(mixHashes(ROLE_BESTS[role] ?? 0, roundUp(4 * (bests[role] ?? 0))));
  }
}

/** The words of the first and the last sentence between greeting and sign-off: most writers say there why they write. */
function emitEdgeFeatures(body: BodyParts, readings: readonly SentenceReading[], { emitEdge }: KindReceiver): void {
  const isFrame = ({ chances }: SentenceReading): boolean => (chances[GREETING] ?? 0) >= 0.5 || (chances[SIGN_OFF] ?? 0) >= 0.5;
  const first = readings.findIndex((reading) => !isFrame(reading));
  const last = readings.findLastIndex((reading) => !isFrame(reading));
  const emitAt = (index: number, edge: Edge): void => {
    const range = body.sentences[index];
    if (range !== undefined) emitEdge(wordingOf(body, range), edge);
  };
  emitAt(first, 'first');
  if (last !== first) emitAt(last, 'last');
}

/** The features of a whole email that tell its kind: its words and word pairs, how it starts and ends, what its sentences do, and its shape. */
export function emitKindFeatures(body: BodyParts, readings: readonly SentenceReading[], receiver: KindReceiver): void {
  const { emit } = receiver;
  const read = emitLines(body, receiver);
  emitEdgeFeatures(body, readings, receiver);
  emitRoleFeatures(readings, emit);
  listShapes(body, read).forEach((value, index) => emit(mixHashes(SHAPES[index] ?? 0, value)));
}
