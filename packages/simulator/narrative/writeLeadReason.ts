import { holds } from '../advice/claims.ts';
import { claimFactsOf, phrasesAt } from '../advice/readClaims.ts';
import type { Evidence } from '../explain/explanation.ts';
import type { Fit } from '../fit/readFit.ts';
import type { LeadRow } from '../explain/rows.ts';
import { SIGNS, type FactorId } from '../signs/signs.ts';
import { toQuote } from './facts.ts';

/** Below this probability of working close to the offer, it is unclear what the offer means to the lead. */
const LEAST_NEAR = 0.35;
const isUnclear = ({ level, chances }: Fit): boolean => level === 'near' && chances.near < LEAST_NEAR;

type ReasonFacts = { factorId: FactorId; isFor: boolean; row: LeadRow; evidence: readonly Evidence[] };

/** One line for a lead's row; undefined if there is nothing certain to say. */
export function writeLeadReason({ factorId, isFor, row, evidence }: ReasonFacts): string | undefined {
  const line = SIGNS[factorId].reasons[isFor ? 'for' : 'against'];
  const { persona } = row;
  const { values } = row.reading;
  const claim = phrasesAt(factorId, { isFor, polarity: isFor ? 'positive' : 'negative', values, persona })?.claim;
  if (line === null || (claim !== undefined && !holds(claim, claimFactsOf(row)))) return undefined;
  return (
    line({
      quote: toQuote(evidence[0]?.text ?? ''),
      values,
      lead: row.lead,
      persona,
      fit: row.toldFit === null || isUnclear(row.toldFit) ? null : row.toldFit.reason,
    }) ?? undefined
  );
}
