import { isHostile } from '../advice/plan/alwaysNamed.ts';
import { holds } from '../advice/claims/claims.ts';
import { claimFactsOf, phrasesAt } from '../advice/claims/readClaims.ts';
import type { Evidence } from '../explain/explanation.ts';
import type { LeadRow } from '../explain/rows.ts';
import { SIGNS, type FactorId } from '../signs/signs.ts';
import { toQuote } from './facts.ts';

type ReasonFacts = { factorId: FactorId; isFor: boolean; row: LeadRow; evidence: readonly Evidence[] };

/** One line for a lead's row; undefined if there is nothing certain to say. */
export function writeLeadReason({ factorId, isFor, row, evidence }: ReasonFacts): string | undefined {
  const line = SIGNS[factorId].reasons[isFor ? 'for' : 'against'];
  const { persona } = row;
  const { values } = row.reading;
  if (isFor && SIGNS[factorId].isOfReaders !== true && isHostile(values)) return undefined;
  const claim = phrasesAt(factorId, { isFor, polarity: isFor ? 'positive' : 'negative', values, persona })?.claim;
  if (line === null || (claim !== undefined && !holds(claim, claimFactsOf(row)))) return undefined;
  return (
    line({
      quote: toQuote(evidence[0]?.text ?? ''),
      values,
      lead: row.lead,
      persona,
      fit: row.toldFit?.reason ?? null,
    }) ?? undefined
  );
}
