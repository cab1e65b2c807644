import { chanceOf, type BodyParts, type SentenceReading } from './readSentences.ts';
import { ROLES } from './roles.ts';
import { hashOf, mixHashes } from './knownToken.ts';
import type { Token } from './maskNames.ts';
import { wordingOf, type Wording } from './wording.ts';

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
const FRAMES = ['greeting', 'sign_off'] as const;

/** 0, then one more for each doubling. */
const step = (count: number): number => (count <= 0 ? 0 : Math.min(8, 1 + Math.floor(Math.log2(count))));
const tenth = (share: number): number => Math.min(10, Math.floor(share * 10));

const ODD_MARKS = /[{}[\]<>=;|\\/#*_~^+]/g;
const CAPITAL_WORD = /\b\p{Lu}{3,}\b/gu;

/** The overall shape of an email. */
function listShapes({ visible, sentences }: BodyParts, tokens: readonly Token[]): number[] {
  const keys = new Set<string>();
  const counts = { '<link>': 0, '<name>': 0, '<number>': 0, '!': 0 };
  for (const { known } of tokens) {
    const { key } = known;
    keys.add(key);
    if (key === '<link>' || key === '<name>' || key === '<number>' || key === '!') counts[key] += 1;
  }
  const length = Math.max(1, visible.length);
  const words = Math.max(1, tokens.length);
  return [
    step(sentences.length),
    step(counts['<link>']),
    step(counts['<name>']),
    tenth((8 * (visible.match(ODD_MARKS)?.length ?? 0)) / length),
    tenth(1 - keys.size / words),
    tenth((4 * counts['<number>']) / words),
    step(visible.match(CAPITAL_WORD)?.length ?? 0),
    step(visible.split('\n').length),
    step(counts['!']),
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

/** Receives the features of an email one by one, except those of whole lines: `emitRun` gives them, after a token with the hash `before`. */
export type KindReceiver = { emit: EmitKindFeature; emitLine: (line: Wording, before: number) => void };

/** The words and word pairs of a body, as `emitWordFeatures` gives them for all its tokens, from the features of its lines. Returns the tokens. */
function emitLines(body: BodyParts, { emit, emitLine }: KindReceiver): Token[] {
  const tokens: Token[] = [];
  for (let start = 0, end = 0; start < body.visible.length && tokens.length < MOST_KIND_TOKENS; start = end + 1) {
    const newline = body.visible.indexOf('\n', start);
    end = newline === -1 ? body.visible.length : newline;
    const line = wordingOf(body, { start, end });
    const left = MOST_KIND_TOKENS - tokens.length;
    const before = tokens.at(-1)?.known.hash ?? START;
    const read = line.tokens.length > left ? line.tokens.slice(0, left) : line.tokens;
    if (read === line.tokens) emitLine(line, before);
    else emitRun(read, before, emit);
    for (const token of read) tokens.push(token);
  }
  return tokens;
}

/** What the sentences do: how many have each role, the highest probability of each role, and the roles of the first sentences. */
function emitRoleFeatures(readings: readonly SentenceReading[], emit: EmitKindFeature): void {
  for (let role = 0; role < ROLES.length; role += 1) {
    let [having, sum, best] = [0, 0, 0];
    for (let index = 0; index < readings.length; index += 1) {
      const chance = readings[index]?.chances[role] ?? 0;
      sum += chance;
      if (chance > best) best = chance;
      if (chance < 0.5) continue;
      having += 1;
      if (index < FIRST_SENTENCES) emit(FIRST_ROLES[role] ?? 0);
    }
    emit(mixHashes(ROLE_COUNTS[role] ?? 0, Math.min(4, having)));
    emit(mixHashes(ROLE_SHARES[role] ?? 0, tenth(having / Math.max(1, readings.length))));
    emit(mixHashes(ROLE_SUMS[role] ?? 0, Math.min(6, Math.round(2 * sum))));
    emit(mixHashes(ROLE_BESTS[role] ?? 0, Math.round(4 * best)));
  }
}

/** The words of the first and the last sentence between greeting and sign-off: most writers say there why they write. */
function emitEdgeFeatures(body: BodyParts, readings: readonly SentenceReading[], emit: EmitKindFeature): void {
  const isFrame = (reading: SentenceReading): boolean => FRAMES.some((role) => chanceOf(reading, role) >= 0.5);
  const first = readings.findIndex((reading) => !isFrame(reading));
  const last = readings.findLastIndex((reading) => !isFrame(reading));
  const emitWords = (index: number, place: number): void => {
    const range = body.sentences[index];
    if (range === undefined) return;
    for (const { known } of wordingOf(body, range).tokens) emit(mixHashes(place, known.hash));
  };
  emitWords(first, FIRST_WORD);
  if (last !== first) emitWords(last, LAST_WORD);
}

/** The features of a whole email that tell its kind: its words and word pairs, how it starts and ends, what its sentences do, and its shape. */
export function emitKindFeatures(body: BodyParts, readings: readonly SentenceReading[], receiver: KindReceiver): void {
  const { emit } = receiver;
  const tokens = emitLines(body, receiver);
  emitEdgeFeatures(body, readings, emit);
  emitRoleFeatures(readings, emit);
  listShapes(body, tokens).forEach((value, index) => emit(mixHashes(SHAPES[index] ?? 0, value)));
}
