import type { Factor, SmallEffects } from '../../explain/explanation.ts';
import { SIGNS } from '../../signs/signs.ts';
import { ALWAYS_NAMED } from './alwaysNamed.ts';
import { CARELESS, costElsewhere, costsNothing, isSmall, OF_WHOLE } from './isWorthTelling.ts';
import { COMMON, OF_LIST } from './needsPlace.ts';
import { isOnlyMissing } from '../claims/statements.ts';
import type { PlannedFactor } from './stagePlan.ts';

/** A factor that works in both directions is weak on average; with at least this spread it still gets a card. */
const LEAST_SPREAD = 0.3;
const WORTHY_LIFT = 0.1;
const LEAST_PRINTED = 0.05;
/** The share of interest, or of freedom from complaints, that has a card though it costs no replies. */
const LEAST_ELSEWHERE = 0.1;
/** A mix of readers has a card only if it costs this share of the rate: hardly a list is of one kind. */
const LEAST_SHARE_OF_MIX = 0.02;
/** Two rows of a page. */
const MOST_CARDS = 6;

/** Whether a change of the better version stands on a factor's card. */
export const isOfVersion = ({ recommendations }: Factor): boolean => recommendations.some((one) => one.isOfVersion === true);

/** Whether a change that was simulated gains so much that its factor is no small effect. Nearly every template lacks a personal line. */
const hasWorthyEdit = (factor: Factor): boolean =>
  isOfVersion(factor) ||
  (factor.factorId !== 'personal_detail' &&
    factor.recommendations.some(({ verification }) => verification?.verified === true && verification.lift >= WORTHY_LIFT));

const isSlight = (factor: Factor, rate: number): boolean =>
  factor.polarity === 'mixed' && SIGNS[factor.factorId].isOfReaders === true
    ? Math.abs(factor.deltaPoints) < LEAST_SHARE_OF_MIX * 100 * rate
    : isSmall(factor, rate);

/** Mistakes that every reader sees, with their corrections. */
const isCorrected = ({ factorId, recommendations }: Factor): boolean =>
  factorId === CARELESS && recommendations.some(({ editedEmail }) => editedEmail !== null);

/** What has a card wherever it fires. */
const isNamed = ({ factorId, polarity }: Factor): boolean => polarity === 'negative' && ALWAYS_NAMED.has(factorId);

/** A merit of nearly every template, or only a fault that is missing. */
const isCommon = ({ factor: { factorId, polarity }, spoken }: PlannedFactor): boolean =>
  polarity === 'positive' && (COMMON.has(factorId) || isOnlyMissing(spoken.claim));

/** A fault whose cost would be printed as "0.0", and that costs nothing else that is told. */
const printsNothing = ({ factor, spoken }: PlannedFactor): boolean => {
  const { polarity, deltaPoints, recommendations } = factor;
  return (
    (polarity === 'negative' || (polarity === 'mixed' && (factor.factorId === 'fit' || spoken.factor.spreadScore < LEAST_SPREAD))) &&
    Math.abs(deltaPoints) < LEAST_PRINTED &&
    costElsewhere(factor) < LEAST_ELSEWHERE &&
    recommendations.every(({ verification }) => verification?.verified !== true)
  );
};

/** A figure of both directions at once tells nobody what to do. */
const isMixOfReaders = ({ factorId, polarity }: Factor): boolean => polarity === 'mixed' && OF_LIST.has(factorId);

const hasCard = (one: PlannedFactor, rate: number): boolean => {
  const { factor, spoken } = one;
  return (
    factor.factorId === 'sender_standing' ||
    isNamed(factor) ||
    (!isCommon(one) &&
      !isMixOfReaders(factor) &&
      (!printsNothing(one) || isCorrected(factor)) &&
      (factor.polarity !== 'negative' || !costsNothing(factor)) &&
      (!isSlight(factor, rate) ||
        (factor.polarity === 'negative' && (OF_WHOLE.has(factor.factorId) || isCorrected(factor))) ||
        hasWorthyEdit(factor) ||
        (factor.polarity === 'mixed' && spoken.factor.spreadScore >= LEAST_SPREAD)))
  );
};

function toSmall(factors: readonly PlannedFactor[]): SmallEffects | null {
  const count = factors.length;
  if (count === 0) return null;
  return { count, text: count === 1 ? '1 small effect' : `${count} small effects`, labels: factors.map(({ factor }) => factor.title) };
}

/** The factors with their own card, and the others in one line. */
export function foldSmall(factors: readonly PlannedFactor[], rate: number): { cards: PlannedFactor[]; small: SmallEffects | null } {
  const worth = factors.filter((one) => hasCard(one, rate));
  const cards = worth.filter(
    ({ factor }, index) => index < MOST_CARDS || factor.factorId === 'sender_standing' || isNamed(factor) || isOfVersion(factor),
  );
  return { cards, small: toSmall(factors.filter((one) => !cards.includes(one))) };
}
