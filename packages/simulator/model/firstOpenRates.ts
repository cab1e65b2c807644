import { RATE_COUNT, type Constants } from './chances.ts';
import type { Group } from './groups.ts';
import type { Weights } from './predictors.ts';
import { groupRates, rateIndex } from './rates.ts';
import { firstOf, isSequence } from './sequenceVector.ts';

const openAt = rateIndex('open');

/** Like `groupRates`, but opens of sequences are those of their first emails, which buckets refer to and subjects are judged by. */
export function firstOpenRates(groups: readonly Group[], version: number, world: { weights: Weights; constants: Constants }): Float64Array {
  const rates = groupRates(groups, version, world);
  if (!groups.some(({ versions }) => versions.some(isSequence))) return rates;
  const firsts = groups.map((group) => ({ ...group, versions: group.versions.map(firstOf) }));
  const ofFirsts = groupRates(firsts, version, world);
  for (let at = openAt; at < rates.length; at += RATE_COUNT) rates[at] = ofFirsts[at] ?? 0;
  return rates;
}
