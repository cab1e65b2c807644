import type { EditedEmail, Recommendation } from '../explain/explanation.ts';
import type { BetterVersion } from './findBetterVersion.ts';
import type { BetterChange } from './judgeSteps.ts';
import type { PlannedFactor } from './makePlan.ts';

/** The email with one change of a version alone. */
function emailWith({ original, isTemplate, combinations }: BetterVersion, place: number): EditedEmail | null {
  const found = combinations.find(({ changes }) => changes === 2 ** place);
  return found === undefined ? null : { ...found.email, original, isTemplate };
}

const hasEdit = ({ factor }: PlannedFactor, { editId }: BetterChange): boolean =>
  factor.recommendations.some((one) => one.editId === editId);

/** The card that a change belongs on: one that offers this edit already, otherwise the costliest one that it addresses. */
function cardOf(losses: readonly PlannedFactor[], change: BetterChange): PlannedFactor | undefined {
  const addressed = losses
    .filter(({ factor }) => change.fixes.includes(factor.factorId) && factor.polarity !== 'neutral')
    .toSorted((one, other) => one.factor.deltaPoints - other.factor.deltaPoints);
  return addressed.find((one) => hasEdit(one, change)) ?? addressed[0];
}

/** An idea without an edit says in general what a verified change does. */
const isGeneral = ({ editId, list }: Recommendation): boolean => editId === null && list === undefined;

/**
 * The losses with the verified changes of the better version on their cards, so that a page offers the same edits, in the same words and with the
 * same figures, as the version next to it.
 */
export function joinVersion(losses: readonly PlannedFactor[], version: BetterVersion | null): PlannedFactor[] {
  const added = new Map<PlannedFactor, Recommendation[]>();
  const joined = new Set<string>();
  version?.changes.forEach((change, place) => {
    const card = change.verification.verified ? cardOf(losses, change) : undefined;
    if (card === undefined) return;
    const { text, editId, verification } = change;
    joined.add(editId);
    const one: Recommendation = { text, editId, verification, doubt: null, editedEmail: emailWith(version, place), isOfVersion: true };
    added.set(card, [...(added.get(card) ?? []), one]);
  });
  return losses.map((card) => {
    const own = added.get(card);
    const others = card.factor.recommendations.filter((one) => one.editId === null || !joined.has(one.editId));
    const recommendations = own === undefined ? others : [...own, ...others.filter((one) => !isGeneral(one))];
    return { ...card, factor: { ...card.factor, recommendations } };
  });
}
