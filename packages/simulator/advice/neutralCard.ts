import type { MeasuredFactor } from '../explain/measureFactors.ts';
import type { LeadRow } from '../explain/rows.ts';
import type { SpokenFactor } from '../narrative/writeFactor.ts';
import { SIGNS, type FactorId } from '../signs/signs.ts';
import type { PlannedFactor } from './stagePlan.ts';

/** What a card is called that would blame the email by its factor's name. */
const UNBLAMED: Partial<Record<FactorId, string>> = { guilt: 'A sentence to drop', pressure: 'A sentence to drop' };

const UNSURE = 'The change below brings more interest in simulation.';

/** A subject of which nothing certain can be said, for an edit that brings more: neither blame nor praise. */
export function toNeutral(factorId: FactorId, rows: readonly LeadRow[], shownBy: LeadRow): SpokenFactor {
  const label = UNBLAMED[factorId] ?? SIGNS[factorId].label;
  const nothing = { score: 0, contribution: 0, weight: 0, toll: null, spreadScore: 0, deltaPoints: 0, interval80: [0, 0] } as const;
  const factor: MeasuredFactor = {
    factorId,
    polarity: 'neutral',
    ...nothing,
    shareOfLeads: 1,
    shownBy,
    touched: rows,
    isInAll: true,
    evidence: [],
  };
  return { factor, title: label, paragraph: UNSURE, name: label.toLowerCase(), takeaway: label, claim: undefined, toll: undefined };
}

/** Such a subject as a card. */
export function toNeutralCard(factorId: FactorId, shownBy: LeadRow): PlannedFactor {
  const spoken = toNeutral(factorId, [shownBy], shownBy);
  const { polarity, score, contribution, weight, deltaPoints, interval80, shareOfLeads } = spoken.factor;
  const { title, paragraph } = spoken;
  const shown = { factorId, label: title, polarity, score, contribution, weight, title, paragraph, deltaPoints, interval80, shareOfLeads };
  return { factor: { ...shown, evidence: [], recommendations: [] }, spoken };
}
