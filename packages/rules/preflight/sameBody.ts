import type { CheckedEmail, Sighting } from './finding.ts';
import { cutQuote } from './cutQuote.ts';

/** From this share of distinct texts on, bodies are meant to differ. */
const DIFFERENT = 0.7;
const MIN_ROWS = 4;
const MAX_QUOTED_LENGTH = 60;

const quote = (body: string): string => cutQuote(body, MAX_QUOTED_LENGTH);

const collapse = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The body without the values a template would fill, so that one template gives one text. */
function mask({ body, firstName, company }: CheckedEmail): string {
  let masked = collapse(body);
  if (company !== null && company.length > 2) masked = masked.replaceAll(company, '\0');
  if (firstName !== null && firstName.length > 1) masked = masked.replaceAll(firstName, '\0');
  return masked;
}

/** Rows of different people with exactly the same body, on a list of individually written bodies. */
export function findSameBodies(rows: readonly CheckedEmail[]): { rowNumber: number; sighting: Sighting }[] {
  if (rows.length < MIN_ROWS || new Set(rows.map(mask)).size < DIFFERENT * rows.length) return [];
  const byBody = new Map<string, CheckedEmail[]>();
  for (const row of rows) {
    const body = collapse(row.body);
    byBody.set(body, [...(byBody.get(body) ?? []), row]);
  }
  return [...byBody].flatMap(([body, same]) => {
    if (new Set(same.map(({ profileUrl }) => profileUrl)).size < 2) return [];
    const text = quote(body);
    return same.map(({ rowNumber }) => ({ rowNumber, sighting: { kind: 'same_body' as const, text, instead: null, fix: null } }));
  });
}

/** Finds a body that repeats one of the lead's earlier emails. */
export function findRepetition(body: string, before: readonly { body: string }[]): Sighting[] {
  if (before.length === 0) return [];
  const text = collapse(body);
  const isRepeated = text !== '' && before.some((earlier) => collapse(earlier.body) === text);
  return isRepeated ? [{ kind: 'repeated_email', text: quote(text), instead: null, fix: null }] : [];
}
