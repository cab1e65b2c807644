import { emitEdgeWords, emitKindFeatures, emitRun, emitWordFeatures, pairOf, type Edge, type EmitKindFeature } from './kindFeatures.ts';
import { KIND_MODEL } from './kindModel.ts';
import { EMAIL_KINDS, KIND_COUNT, kindIndex, type EmailKind } from './kinds.ts';
import { MOST_SENTENCES, type BodyParts, type SentenceReading } from './readSentences.ts';
import { toTokens } from './tokens.ts';
import { addRow, rowOf, takeRow, unpackModel, weightOf, type LinearModel } from './weights.ts';
import type { KindSums, Wording } from './wording.ts';

let model: LinearModel | undefined;
const kindModel = (): LinearModel => (model ??= unpackModel(KIND_MODEL));

const STEPS = 1e4;

/** For each row of the model, the last email that has its feature: a feature counts once per email. */
let [emails, lastEmail] = [0, new Uint32Array()];

/** The rows of some features, each once, and their sum. */
function addUp(known: LinearModel, emitAll: (emit: EmitKindFeature) => void): KindSums {
  const rows = new Set<number>();
  emitAll((hash) => {
    const row = rowOf(known, hash);
    if (row >= 0) rows.add(row);
  });
  const sums = new Int32Array(KIND_COUNT);
  for (const row of rows) addRow(sums, known, row);
  return { rows: Uint32Array.from(rows), sums };
}

/** Turns scores into probabilities that add up to 1. */
function toShares(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  let total = 0;
  for (let kind = 0; kind < KIND_COUNT; kind += 1) {
    scores[kind] = Math.exp((scores[kind] ?? 0) - most);
    total += scores[kind] ?? 0;
  }
  for (let kind = 0; kind < KIND_COUNT; kind += 1) scores[kind] = Math.round((STEPS * (scores[kind] ?? 0)) / total) / STEPS;
  return scores;
}

/** The probability of each kind of email, in `EMAIL_KINDS` order; they add up to 1. Reads only the body. */
export function readKindChances(body: BodyParts, readings: readonly SentenceReading[]): Float64Array {
  const known = kindModel();
  const sums = new Int32Array(KIND_COUNT);
  if (lastEmail.length === 0) lastEmail = new Uint32Array(known.weights.length / KIND_COUNT);
  emails += 1;
  const emit = (hash: number): void => {
    const row = rowOf(known, hash);
    if (row < 0 || lastEmail[row] === emails) return;
    lastEmail[row] = emails;
    addRow(sums, known, row);
  };
  const addAll = ({ rows, sums: more }: KindSums): void => {
    for (let kind = 0; kind < KIND_COUNT; kind += 1) sums[kind] = (sums[kind] ?? 0) + (more[kind] ?? 0);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      if (lastEmail[row] === emails) takeRow(sums, known, row);
      else lastEmail[row] = emails;
    }
  };
  const emitLine = (line: Wording, before: number): void => {
    const [first] = line.tokens;
    // A line that is met again will be met often.
    if (!line.isMet || first === undefined) {
      line.isMet = true;
      emitRun(line.tokens, before, emit);
      return;
    }
    emit(pairOf(before, first.known.hash));
    addAll((line.kindSums.line ??= addUp(known, (add) => emitRun(line.tokens, undefined, add))));
  };
  const emitEdge = ({ tokens, kindSums }: Wording, edge: Edge): void =>
    addAll((kindSums[edge] ??= addUp(known, (add) => emitEdgeWords(tokens, edge, add))));
  emitKindFeatures(body, readings, { emit, emitLine, emitEdge });
  const { units, bias } = known;
  const chances = new Float64Array(KIND_COUNT);
  for (let kind = 0; kind < KIND_COUNT; kind += 1) chances[kind] = (sums[kind] ?? 0) * (units[kind] ?? 0) + (bias[kind] ?? 0);
  return toShares(chances);
}

export const chanceOfKind = (chances: Float64Array, kind: EmailKind): number => chances[kindIndex(kind)] ?? 0;

/** The most likely kind. */
export const likeliestKind = (chances: Float64Array): EmailKind =>
  EMAIL_KINDS.reduce((best, kind) => (chanceOfKind(chances, kind) > chanceOfKind(chances, best) ? kind : best), EMAIL_KINDS[0]);

const MOST_TELLING = 3;

/** The sentences whose words most indicate a kind, in text order; none if no word does. */
export function findTellingSentences(body: BodyParts, kind: EmailKind): { start: number; end: number }[] {
  const index = kindIndex(kind);
  return body.sentences
    .slice(0, MOST_SENTENCES)
    .map(({ start, end }) => {
      let worth = 0;
      emitWordFeatures(toTokens(body.visible, body.raw, { start, end }), (hash) => {
        worth += weightOf(kindModel(), hash, index);
      });
      return { start, end, worth };
    })
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth || one.start - other.start)
    .slice(0, MOST_TELLING)
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => ({ start, end }));
}
