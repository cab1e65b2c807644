import type { MeasuredFactor } from '../explain/measureFactors.ts';
import { phrasesOf } from '../narrative/writeFactor.ts';
import type { Claim } from '../signs/claim.ts';
import { SIGNS } from '../signs/signs.ts';
import { isOnlyMissing } from './claims.ts';
import { isSmall } from './isWorthTelling.ts';
import { COMMON } from './needsPlace.ts';

/** What the insights tell to keep of one stage, so that no offered change takes it away. */
export const keptClaims = (factors: readonly MeasuredFactor[], rate: number): Claim[] =>
  factors
    .filter(
      ({ factorId, polarity, deltaPoints }) =>
        polarity === 'positive' && SIGNS[factorId].isOfReaders !== true && !COMMON.has(factorId) && !isSmall(deltaPoints, rate),
    )
    .flatMap((factor) => phrasesOf(factor)?.claim ?? [])
    .filter((claim) => !isOnlyMissing(claim));
