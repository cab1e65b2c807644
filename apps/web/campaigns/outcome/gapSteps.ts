import type { Difference } from '@coldcast/contract/outcomes';

/** One part of the gap, as the reply rates it leads from and to. */
export type GapStep = { part: Difference['parts'][number]['part']; from: number; to: number; probability: number };

const logit = (share: number): number => Math.log(share / (1 - share));
const sigmoid = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** The earliest cause first; chance is what remains between the true rate and the count. */
const ORDER = ['placement', 'sender', 'rest', 'chance'] as const;

/**
 * The parts of a gap in order, from the forecast to the result. They add up in log odds, so how much a part moves in 100 depends on its
 * position. `cap` is the right end of a scale that contains all of them.
 */
export function findGapSteps({ expected, actual, parts }: Difference): { steps: GapStep[]; cap: number } {
  let at = Math.min(0.999, Math.max(1e-6, expected));
  const steps = ORDER.flatMap((part): GapStep[] => {
    const share = parts.find((known) => known.part === part);
    if (share === undefined) return [];
    const from = at;
    at = part === 'chance' ? actual : sigmoid(logit(at) + share.mean);
    return [{ part, from, to: at, probability: share.probability }];
  });
  const most = 100 * Math.max(expected, actual, ...steps.map(({ to }) => to));
  return { steps, cap: (most <= 1 ? 1 : Math.min(100, 2 * Math.ceil((1.02 * most) / 2))) / 100 };
}
