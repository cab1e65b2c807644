import type { Evidence } from '../../explain/explanation.ts';
import type { FactorId } from '../../signs/signs.ts';
import type { PlannedFactor } from './stagePlan.ts';

const QUOTED = /“([^”]+)”/g;
/** Long quotations are compared by their start: they end with an ellipsis. */
const COMPARED = 40;
const quotesIn = (text: string): string[] =>
  [...text.matchAll(QUOTED)].map(([, words = '']) => words.replace(/\u2026$/, '').slice(0, COMPARED));
const isSame = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

/** Faults that are told by what the email asks for: the sentence that asks gets its order from them. */
const OF_REQUESTS: ReadonlySet<FactorId> = new Set<FactorId>(['ask_size', 'several_asks', 'ask_kind', 'calendar_link']);

const overlap = (one: Evidence, other: Evidence): boolean => one.part === other.part && one.start < other.end && other.start < one.end;

/**
 * The faults whose advice without a text orders something else of a sentence than another fault does: of one that an edit with a text
 * changes, one that asks, or one that a costlier fault's advice is about.
 */
export function listContradicted(losses: readonly PlannedFactor[]): ReadonlySet<FactorId> {
  const [contradicted, ordered] = [new Set<FactorId>(), new Map<string, FactorId>()];
  for (const { factor } of losses)
    for (const { text, editedEmail } of factor.recommendations)
      if (editedEmail !== null) for (const quote of quotesIn(text)) ordered.set(quote, factor.factorId);
  const requests = losses.filter(({ factor }) => OF_REQUESTS.has(factor.factorId));
  for (const { factor, spoken } of losses.toSorted((one, other) => one.factor.deltaPoints - other.factor.deltaPoints)) {
    const { factorId, recommendations } = factor;
    const isOpen = recommendations.every(({ editedEmail, list }) => editedEmail === null && list === undefined);
    const quotes = [spoken.takeaway, ...recommendations.map(({ text }) => text)].flatMap(quotesIn);
    if (!isOpen || quotes.length === 0) continue;
    const isOfRequest =
      !OF_REQUESTS.has(factorId) &&
      requests.some((one) => one.spoken.factor.evidence.some((span) => spoken.factor.evidence.some((own) => overlap(own, span))));
    const isTaken = [...ordered].some(([quote, id]) => id !== factorId && quotes.some((own) => isSame(own, quote)));
    if (isOfRequest || isTaken) contradicted.add(factorId);
    else for (const quote of quotes) ordered.set(quote, factorId);
  }
  return contradicted;
}
