import type { Evidence } from '../explain/explanation.ts';
import type { LeadRow } from '../explain/rows.ts';
import { SIGNS, type FactorId } from '../signs/signs.ts';
import { toQuote } from './facts.ts';

type ReasonFacts = { factorId: FactorId; isFor: boolean; row: LeadRow; evidence: readonly Evidence[] };

/** One line for a lead's row; undefined where there is nothing to say. */
export function writeLeadReason({ factorId, isFor, row, evidence }: ReasonFacts): string | undefined {
  const line = SIGNS[factorId].reasons[isFor ? 'for' : 'against'];
  return line?.({ quote: toQuote(evidence[0]?.text ?? ''), values: row.reading.values, lead: row.lead, fit: row.fit?.reason ?? null });
}
