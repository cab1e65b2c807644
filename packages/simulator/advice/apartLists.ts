import type { Factor } from '../explain/explanation.ts';

const APART = 'The two shorter lists overlap: count only one of them';

const hasList = ({ recommendations }: Factor): boolean =>
  recommendations.some(({ list, verification }) => list !== undefined && verification?.verified === true);

/** Of two shorter lists that a page offers, each says that its figures are its own. */
export function apartLists(factors: readonly Factor[]): (factor: Factor) => Factor {
  if (factors.filter(hasList).length < 2) return (factor) => factor;
  return (factor) => ({
    ...factor,
    recommendations: factor.recommendations.map((one) =>
      one.list === undefined || one.verification === null
        ? one
        : { ...one, verification: { ...one.verification, sentence: `${one.verification.sentence}. ${APART}` } },
    ),
  });
}
