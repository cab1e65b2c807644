import type { LeadRow } from '../../explain/rows.ts';
import { EDITS } from '../../edits/edits.ts';
import { isVerified, type Found, type Sayable } from './draftReason.ts';
import { ASK_FACTORS, toNeutral } from './neutralCard.ts';
import type { PlannedFactor } from './stagePlan.ts';

/** Requests that no fault of the replies blames. */
export function listUnsure(told: readonly Sayable[], rows: readonly LeadRow[]): Sayable[] {
  const [shownBy] = rows;
  const ids = ASK_FACTORS.filter((id) => !told.some(({ factor }) => factor.factorId === id));
  if (shownBy === undefined) return [];
  return ids.flatMap((id): Sayable[] => {
    const spoken = toNeutral(id, rows, { shownBy });
    return spoken === undefined ? [] : [{ stage: 'reply', factor: spoken.factor, spoken }];
  });
}

/** The same as cards of a page: those whose verified edit no other card offers. */
export function listUnsureCards(cards: readonly PlannedFactor[], unsure: readonly PlannedFactor[]): PlannedFactor[] {
  const toFound = ({ factor, spoken }: PlannedFactor): Found => ({
    stage: 'reply',
    factor: spoken.factor,
    spoken,
    offered: factor.recommendations.find(({ verification }) => verification?.verified === true),
  });
  const all = [...cards, ...unsure].map(toFound);
  const isOffered = (id: string | null | undefined) =>
    cards.some(({ factor }) => factor.recommendations.some(({ editId }) => editId === id));
  return unsure.filter((one) => {
    const found = toFound(one);
    const isKnown = cards.some(({ factor }) => factor.factorId === one.factor.factorId) || isOffered(found.offered?.editId);
    return !isKnown && isSayable(found, all);
  });
}

/** Such requests are told only with a verified edit that no fault offers. */
export function isSayable(one: Found, all: readonly Found[]): boolean {
  if (one.factor.polarity !== 'neutral') return true;
  if (!isVerified(one)) return false;
  const id = one.offered?.editId;
  const offers = all.some((other) => other.factor.polarity !== 'neutral' && other.offered?.editId === id);
  return EDITS.find((edit) => edit.id === id)?.fixes[0] === one.factor.factorId && !offers;
}
