import { OPINION_OBJECTIONS, OPINION_REASONS, type OpinionObjection, type OpinionReason } from '@coldcast/rules/leadOpinions';
import { cleanLine } from '../cleanText.ts';
import { readJson } from '../readJson.ts';

/** Probabilities of the four outcomes; they add up to 1. */
export type OutcomeChances = readonly [ignores: number, opens: number, declines: number, interested: number];

/** What a model says about one person, clamped and repaired. */
export type Opinion = { chances: OutcomeChances; reaction: string; reasons: OpinionReason[]; objection: OpinionObjection };

const MAX_REACTION_CHARACTERS = 200;
const MAX_REASONS = 3;
const MIN_CHANCE = 0.002;

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);
const hasId = (value: unknown): value is Loose => isObject(value) && (typeof value['id'] === 'string' || typeof value['id'] === 'number');

/** The people in an answer, whether in `people`, in another list, or as a single object. */
function listPeople(value: unknown): Loose[] {
  if (Array.isArray(value)) return value.filter(hasId);
  if (!isObject(value)) return [];
  if (hasId(value)) return [value];
  const list = [value['people'], ...Object.values(value)].find((entry) => Array.isArray(entry) && entry.some(hasId));
  return Array.isArray(list) ? list.filter(hasId) : [];
}

const isAnswer = (value: unknown): value is unknown => listPeople(value).length > 0;

/** A probability given as a number, a text or a percentage; otherwise undefined. */
function readChance(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replace('%', '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.max(0, number) : undefined;
}

/** Scaled to a sum of 1, with no outcome impossible; undefined if too little was given. */
function readChances(person: Loose): OutcomeChances | undefined {
  const list = ['ignores', 'opens', 'declines', 'interested'].map((name) => readChance(person[name]));
  const known = list.map((value) => value ?? 0);
  const sum = known.reduce((total, value) => total + value, 0);
  // One may be left out by mistake; two cannot be derived.
  if (list.filter((value) => value === undefined).length > 1 || !(sum > 0) || !Number.isFinite(sum)) return undefined;
  const lifted = known.map((value) => Math.max(MIN_CHANCE, value / sum));
  const all = lifted.reduce((total, value) => total + value, 0);
  const [ignores = 0, opens = 0, declines = 0, interested = 0] = lifted.map((value) => value / all);
  return [ignores, opens, declines, interested];
}

const readCode = <Code extends string>(value: unknown, codes: readonly Code[]): Code | undefined => {
  const text = String(value)
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, '_');
  return codes.find((code) => code === text);
};

function readOpinion(person: Loose): Opinion | undefined {
  const chances = readChances(person);
  if (chances === undefined) return undefined;
  const given = Array.isArray(person['reasons']) ? person['reasons'] : [person['reasons']];
  const reasons = given.flatMap((value) => readCode(value, OPINION_REASONS) ?? []);
  return {
    chances,
    reaction: typeof person['reaction'] === 'string' ? cleanLine(person['reaction'], MAX_REACTION_CHARACTERS) : '',
    reasons: [...new Set(reasons)].slice(0, MAX_REASONS),
    objection: readCode(person['objection'], OPINION_OBJECTIONS) ?? 'none',
  };
}

/**
 * Parses opinions by id from any text a model wrote. Only requested ids count; an id answered twice with different probabilities counts as
 * not answered. Empty if nothing can be read.
 */
export async function parseOpinions(text: string, ids: readonly string[]): Promise<Map<string, Opinion>> {
  const answer = await readJson(text, isAnswer);
  const wanted = new Set(ids);
  const opinions = new Map<string, Opinion>();
  const disputed = new Set<string>();
  for (const person of listPeople(answer)) {
    const id = String(person['id']);
    const opinion = wanted.has(id) ? readOpinion(person) : undefined;
    if (opinion === undefined) continue;
    const known = opinions.get(id);
    if (known !== undefined && known.chances.some((chance, index) => chance !== opinion.chances[index])) disputed.add(id);
    opinions.set(id, known ?? opinion);
  }
  for (const id of disputed) opinions.delete(id);
  return opinions;
}
