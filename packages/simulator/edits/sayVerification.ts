import { countOf } from '../countOf.ts';
import { sayLift } from '../sayLift.ts';
import type { StageName, Verification } from '../explain/explanation.ts';

const percent = (share: number): string => String(Math.round(100 * share) || 0);
const nounOf = (stage: StageName): string => (stage === 'open' ? 'opens' : 'interest');

type Sayable = Omit<Verification, 'sentence' | 'promised'> & { stage: StageName; isSample?: boolean };
function reachOf({ movedLeads, leads, isSample = false }: Sayable): string {
  if (isSample) return '';
  const list = countOf(leads, 'lead');
  return movedLeads === 0 ? `, too small to see on ${list}` : `, changes the outcome for ${movedLeads} of ${list}`;
}

/** What the simulation found about an edit, in one sentence. */
export function sayVerification(figures: Sayable): string {
  const { verified, stage, lift: size, lift80, costs = '' } = figures;
  // "0% (0 to 0)" would sound certain, and next to the leads it changes it would sound wrong.
  if (!verified && [size, ...lift80].every((share) => percent(share) === '0'))
    return `Tried in simulation, not verified: the effect on ${nounOf(stage)} is too small or too uncertain to show${costs}`;
  const effect = `${nounOf(stage)} about ${sayLift(size, lift80)}`;
  // If the 80% band reaches zero as it is shown, the edit is only likely to be better, and the text says in how many draws it was.
  const share =
    verified && Math.round(100 * lift80[0]) <= 0
      ? `, better in ${String(Math.floor(10 * figures.chanceBetter))} of 10 simulated cases`
      : '';
  const start = !verified ? 'Tried in simulation, not verified' : share === '' ? 'Verified in simulation' : 'Likely better in simulation';
  return `${start}: ${effect}${share}${reachOf(figures)}${costs}`;
}

/** A gain that would be printed as less is none that anybody sees. */
const LEAST_SEEN = 0.015;

/** Said of a text that takes out faults and is not verified: what a forecast of it shows, if that can be seen. `why`: what it is good for. */
export function sayRepaired({ lift, costs = '' }: Pick<Verification, 'lift' | 'costs'>, stage: StageName, why?: string): string {
  const shown = `a forecast of this text shows ${nounOf(stage)} about ${sayLift(lift)}`;
  if (lift <= -LEAST_SEEN) return `Only together with other changes: alone, ${shown}${costs.replace('; but', ';')}`;
  if (lift >= LEAST_SEEN) return `${why ?? 'Worth fixing'}: ${shown}${costs}`;
  return `${why ?? 'It takes out faults'}. The gain is too small to see in simulation${costs}`;
}

/** From this share on, a reader sees that a gain and what may be counted on differ. */
const SEEN = 0.1;

/** Whether a reader sees that less than a version shows is left on average, because it is the best of many. */
export const isLessOnAverage = ({ verified, lift, promised }: Pick<Verification, 'verified' | 'lift' | 'promised'>): boolean =>
  verified && 1 + lift >= (1 + promised) * (1 + SEEN);

/** What a version shows and what is left of it on average; empty if that is hardly less. */
export const sayPromise = (total: Pick<Verification, 'verified' | 'lift' | 'promised'>): string =>
  isLessOnAverage(total) ? `. Count on about ${sayLift(total.promised)}: part of what the forecast shows is chance` : '';
