import type { Factor } from '@coldcast/contract/insights';
import type { Recommendation } from '@coldcast/simulator/explain';

export type WireVerification = NonNullable<NonNullable<Factor['verifications']>[number]>;

export function toWireVerification(verification: NonNullable<Recommendation['verification']>): WireVerification {
  const { interval80, lift80, movedLeads, ...rest } = verification;
  return { ...rest, leadsMoved: movedLeads, interval80: [interval80[0], interval80[1]], lift80: [lift80[0], lift80[1]] };
}
