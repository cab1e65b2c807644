import type { BetterSearch as WireBetterSearch, BetterVersion as WireBetterVersion } from '@coldcast/contract/insights';
import type { BetterSearch, BetterVersion } from '@coldcast/simulator/findBetterVersion';
import { toWireVerification } from './toWireVerification.ts';

/** A better version in the API's format. */
function toBetterVersion({
  original,
  email,
  isTemplate,
  leads,
  changes,
  total,
  replies,
  interest,
  slots,
  combinations,
}: BetterVersion): WireBetterVersion {
  return {
    original,
    email,
    isTemplate,
    leads,
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

/** The result of the search in the API's format: the version, or what was tried. */
export const toBetterSearch = ({
  version,
  kinds,
  tried,
  slots,
}: BetterSearch): { betterVersion: WireBetterVersion | null; betterSearch?: WireBetterSearch } =>
  version === null
    ? { betterVersion: null, betterSearch: { kinds, tried: tried.map((one) => ({ ...one })), slots: slots.map((slot) => ({ ...slot })) } }
    : { betterVersion: toBetterVersion(version) };
