import type { Recommendation } from '../../explain/explanation.ts';
import type { MeasuredFactor } from '../../explain/measureFactors.ts';
import type { Email } from '../../lead.ts';
import { draftOfAnybody } from '../../reading/draftOfAnybody.ts';
import { isMostlyVain } from '../../signs/essentials/blamed.ts';
import { blamedAfter, type Blame } from '../claims/blamedAfter.ts';
import { isMust } from '../version/faultEdits.ts';
import type { StagePlan } from './stagePlan.ts';

/** A fault of a page with what it costs. */
export type Costly = Blame & { factor: Pick<MeasuredFactor, 'score' | 'polarity'> };

type Offered = Pick<Recommendation, 'editId' | 'editedEmail'>;

/**
 * Whether the text that a card offers is still none to send: most of it says nothing, or it keeps what another card blames for
 * more. What only the sender can fill in, and misspelled words, are corrected in any text.
 */
export function isHalfMended(
  { editId, editedEmail }: Offered,
  own: { factor: Pick<MeasuredFactor, 'score'> },
  others: readonly Costly[],
): boolean {
  if (editedEmail === null || editId === null || isMust({ id: editId })) return false;
  const larger = others.filter(({ factor }) => factor.polarity === 'negative' && factor.score > own.factor.score);
  return isMostlyVain(draftOfAnybody(editedEmail)) || blamedAfter(larger, editedEmail).length > 0;
}

const isSameText = (one: Email, other: Email): boolean => one.subject === other.subject && one.body === other.body;

/** Advice in words: a figure of an edit that is not verified speaks of its text. */
const inWords = (one: Recommendation): Recommendation => ({
  ...one,
  editedEmail: null,
  verification: one.verification?.verified === true ? one.verification : null,
});

/** A plan whose cards offer no text that is half mended: their advice stays in words. The better `version` itself is offered. */
export function withoutHalfMended(plan: StagePlan, faults: readonly Costly[], version: Email | null): StagePlan {
  const own = new Map([...plan.gains, ...plan.losses].map(({ factor, spoken }) => [factor.factorId, spoken]));
  const tell = <Told extends { factorId: MeasuredFactor['factorId']; recommendations: readonly Recommendation[] }>(factor: Told): Told => {
    const fault = own.get(factor.factorId);
    if (fault === undefined) return factor;
    const recommendations = factor.recommendations.map((one): Recommendation => {
      if (!isHalfMended(one, fault, faults)) return one;
      const isVersion = version !== null && one.editedEmail !== null && isSameText(one.editedEmail, version);
      return isVersion ? { ...one, isOfVersion: true } : inWords(one);
    });
    return { ...factor, recommendations };
  };
  const worded = new Set(
    plan.losses.flatMap(({ factor }) =>
      tell(factor).recommendations.flatMap(({ text, editId, verification }) => (editId !== null && verification === null ? [text] : [])),
    ),
  );
  // Without its text on a card, a change has no figure anywhere.
  const changes = plan.changes.map((one) => (worded.has(one.text) ? { ...one, seen: undefined, costs: undefined } : one));
  const tellCards = (cards: StagePlan['losses']) => cards.map((one) => ({ ...one, factor: tell(one.factor) }));
  return { ...plan, gains: tellCards(plan.gains), losses: tellCards(plan.losses), ranked: plan.ranked.map(tell), changes };
}
