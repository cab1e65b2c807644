import type { Factor } from '../explain/explanation.ts';

const APART = 'The two shorter lists overlap: count only one of them';
const sayCheaper = (which: 'This' | 'The other'): string => `${APART}. ${which} one gives up fewer replies for what it gains`;

/** The replies that a factor's shorter list gives up for each point that it gains; undefined without one. */
const priceOf = ({ recommendations }: Factor): number | undefined =>
  recommendations.flatMap(({ list, verification }) =>
    list !== undefined && verification?.verified === true
      ? [list.repliesLost / Math.max(Number.EPSILON, list.replies[1] - list.replies[0])]
      : [],
  )[0];

/** Of two shorter lists that a page offers, each says that only one counts, and which one keeps more. */
export function apartLists(factors: readonly Factor[]): (factor: Factor) => Factor {
  const prices = factors.flatMap((factor) => priceOf(factor) ?? []);
  if (prices.length < 2) return (factor) => factor;
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const say = (price: number): string => (least === most ? APART : sayCheaper(price === least ? 'This' : 'The other'));
  return (factor) => {
    const price = priceOf(factor);
    if (price === undefined) return factor;
    return {
      ...factor,
      recommendations: factor.recommendations.map((one) =>
        one.list === undefined || one.verification === null
          ? one
          : { ...one, verification: { ...one.verification, sentence: `${one.verification.sentence}. ${say(price)}` } },
      ),
    };
  };
}
