import { chanceOf, type BodyParts, type SentenceReading } from './readSentences.ts';
import { ROLES } from './roles.ts';
import { hashOf, mixHashes, toTokens, type Token } from './tokens.ts';

const inEmail = (name: string): number => hashOf(`@${name}`);
const WORD = inEmail('word');
const PAIR = inEmail('pair');
const START = inEmail('start');
const ROLE_COUNTS = ROLES.map((role) => inEmail(`count ${role}`));
const ROLE_SHARES = ROLES.map((role) => inEmail(`share ${role}`));
const ROLE_SUMS = ROLES.map((role) => inEmail(`sum ${role}`));
const ROLE_BESTS = ROLES.map((role) => inEmail(`best ${role}`));
const FIRST_ROLES = ROLES.map((role) => inEmail(`first ${role}`));
const SHAPES = ['sentences', 'links', 'variables', 'odd marks', 'repeats', 'numbers', 'capitals', 'lines', 'exclamations'].map(inEmail);

/** What is read of a body for its kind. */
const MOST_KIND_TOKENS = 1200;
const FIRST_SENTENCES = 3;

/** 0, then a step for each doubling. */
const step = (count: number): number => (count <= 0 ? 0 : Math.min(8, 1 + Math.floor(Math.log2(count))));
const tenth = (share: number): number => Math.min(10, Math.floor(share * 10));

const ODD_MARKS = /[{}[\]<>=;|\\/#*_~^+]/g;
const CAPITAL_WORD = /\b\p{Lu}{3,}\b/gu;

/** What an email looks like from afar. */
function listShapes({ visible, sentences }: BodyParts, tokens: readonly Token[]): number[] {
  const counts = new Map<string, number>();
  for (const { known } of tokens) counts.set(known.key, (counts.get(known.key) ?? 0) + 1);
  const count = (key: string): number => counts.get(key) ?? 0;
  const length = Math.max(1, visible.length);
  const words = Math.max(1, tokens.length);
  return [
    step(sentences.length),
    step(count('<link>')),
    step(count('<variable>')),
    tenth((8 * (visible.match(ODD_MARKS)?.length ?? 0)) / length),
    tenth(1 - counts.size / words),
    tenth((4 * count('<number>')) / words),
    step(visible.match(CAPITAL_WORD)?.length ?? 0),
    step(visible.split('\n').length),
    step(count('!')),
  ];
}

/** The words and pairs of words of a run of tokens. */
export function listWordFeatures(tokens: readonly Token[]): number[] {
  const features: number[] = [];
  let before = START;
  for (const { known } of tokens) {
    features.push(mixHashes(WORD, known.hash), mixHashes(mixHashes(PAIR, before), known.hash));
    before = known.hash;
  }
  return features;
}

/** The features of a whole email for its kind, each once: its words and pairs of words, what its sentences do, and its shape. */
export function listKindFeatures(body: BodyParts, readings: readonly SentenceReading[]): Set<number> {
  const features = new Set<number>();
  const tokens = toTokens(body.visible, body.raw, { start: 0, end: Math.min(body.visible.length, MOST_KIND_TOKENS * 12) }).slice(
    0,
    MOST_KIND_TOKENS,
  );
  for (const hash of listWordFeatures(tokens)) features.add(hash);
  ROLES.forEach((role, index) => {
    const having = readings.filter((reading) => chanceOf(reading, role) >= 0.5).length;
    features.add(mixHashes(ROLE_COUNTS[index] ?? 0, Math.min(4, having)));
    features.add(mixHashes(ROLE_SHARES[index] ?? 0, tenth(having / Math.max(1, readings.length))));
    const chances = readings.map((reading) => chanceOf(reading, role));
    features.add(mixHashes(ROLE_SUMS[index] ?? 0, Math.min(6, Math.round(2 * chances.reduce((sum, chance) => sum + chance, 0)))));
    features.add(mixHashes(ROLE_BESTS[index] ?? 0, Math.round(4 * Math.max(0, ...chances))));
    for (const reading of readings.slice(0, FIRST_SENTENCES)) if (chanceOf(reading, role) >= 0.5) features.add(FIRST_ROLES[index] ?? 0);
  });
  listShapes(body, tokens).forEach((value, index) => features.add(mixHashes(SHAPES[index] ?? 0, value)));
  return features;
}
