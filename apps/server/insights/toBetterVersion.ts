import type { BetterVersion as WireBetterVersion } from '@coldcast/contract/insights';
import type { BetterVersion } from '@coldcast/simulator/findBetterVersion';
import { toWireVerification } from './toWireVerification.ts';

/** A better version as the wire shows it. */
export function toBetterVersion({ changes, total, replies, interest, slots, combinations, ...rest }: BetterVersion): WireBetterVersion {
  return {
    ...rest,
    changes: changes.map(({ editId, text, lines, verification }) => ({
      editId,
      text,
      lines: { removed: [...lines.removed], added: [...lines.added] },
      verification: toWireVerification(verification),
    })),
    total: toWireVerification(total),
    replies: [replies[0], replies[1]],
    interest: [interest[0], interest[1]],
    slots: slots.map((slot) => ({ ...slot })),
    combinations: combinations.map((one) => ({ ...one })),
  };
}
