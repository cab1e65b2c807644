import type { JobFunction, Seniority } from '../persona.ts';
import { foldTitle } from './foldTitle.ts';
import { FUNCTION_PHRASES, FUNCTION_WORDS, WEAK_FUNCTION_WORDS, type FunctionRule } from './functionWords.ts';
import { NOT_AN_OFFICE, SENIORITY_RULES } from './seniorityWords.ts';
import { stripServed } from './stripServed.ts';

export type TitleReading = { seniority: Seniority | null; jobFunction: JobFunction | null };

const VICE_PRESIDENT = /(?:^| )(?:vice presidente?|[seag]?vp)(?=$| )/g;

const ranks: Readonly<Record<Seniority, number>> = { c_level: 4, vp: 3, director: 2, manager: 1, individual: 0 };

/** Seniority of one part of a title. Words that only look like a position are removed first and count as individual. */
function readPiece(piece: string): Seniority | null {
  const rest = piece.replace(NOT_AN_OFFICE, ' ').trim();
  // A vice president who is also an officer of the company counts as the latter: "EVP & CFO".
  const withoutVice = rest.replace(VICE_PRESIDENT, ' ').trim();
  if (withoutVice !== rest && SENIORITY_RULES.find(({ pattern }) => pattern.test(withoutVice))?.seniority === 'c_level') return 'c_level';
  const found = SENIORITY_RULES.find(({ pattern }) => pattern.test(rest))?.seniority ?? null;
  return found ?? (rest === piece ? null : 'individual');
}

/** The highest position among a title's parts, except positions that it supports. */
function readSeniority(folded: string): Seniority | null {
  const found = stripServed(folded)
    .split('|')
    .flatMap((piece) => readPiece(piece.trim()) ?? []);
  return found.toSorted((one, other) => ranks[other] - ranks[one])[0] ?? null;
}

const firstMatching = (rules: readonly FunctionRule[], folded: string): JobFunction | null =>
  rules.find(({ pattern }) => pattern.test(folded))?.jobFunction ?? null;

/** The rule whose word occurs first in the title. */
function earliest(rules: readonly FunctionRule[], folded: string): JobFunction | null {
  let best: { at: number; jobFunction: JobFunction } | null = null;
  for (const { pattern, jobFunction } of rules) {
    const at = folded.search(pattern);
    if (at >= 0 && (best === null || at < best.at)) best = { at, jobFunction };
  }
  return best?.jobFunction ?? null;
}

function readFunction(folded: string, seniority: Seniority | null): JobFunction | null {
  const found = firstMatching(FUNCTION_PHRASES, folded) ?? earliest(FUNCTION_WORDS, folded) ?? firstMatching(WEAK_FUNCTION_WORDS, folded);
  // Staff in an executive's office are not in general management.
  return found === 'general_management' && (seniority === null || seniority === 'individual') ? null : found;
}

/** Titles repeat within a list, so their readings are cached, up to a limit. */
const readings = new Map<string, TitleReading>();
const MAX_READINGS = 5000;

/** Reads seniority and function from a job title in one of a dozen languages; null if the words do not tell. */
export function readTitle(title: string): TitleReading {
  const known = readings.get(title);
  if (known !== undefined) return known;
  const folded = foldTitle(title);
  const seniority = readSeniority(folded);
  const reading = { seniority, jobFunction: readFunction(folded, seniority) };
  if (readings.size >= MAX_READINGS) readings.clear();
  readings.set(title, reading);
  return reading;
}
