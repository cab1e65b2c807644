import type {
  BetterSearch as WireBetterSearch,
  BetterVersion as WireBetterVersion,
  WeakNote as WireNote,
} from '@coldcast/contract/insights';
import type { WeakNote } from '@coldcast/rules/preflight/weak/findWeakEmail';
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

type Found = { betterVersion: WireBetterVersion | null; betterSearch?: WireBetterSearch };

/** The result of the search in the API's format: the version, or what was tried. */
export const toBetterSearch = ({ version, kinds, tried, slots, vain }: BetterSearch): Found =>
  version === null
    ? {
        betterVersion: null,
        betterSearch: {
          kinds,
          tried: tried.map((one) => ({ ...one })),
          slots: slots.map((slot) => ({ ...slot })),
          ...(vain === undefined ? {} : { vain }),
        },
      }
    : { betterVersion: toBetterVersion(version) };

export const toWireNote = ({ text, problem, advice, isOfSubject }: WeakNote): WireNote => ({ text, problem, advice, isOfSubject });

/** The result with what each combination of changes leaves of weak wording; the last one is the whole version. */
export function withNotes(found: Found, left: readonly { changes: number; notes: readonly WeakNote[] }[]): Found {
  const { betterVersion } = found;
  if (betterVersion === null) return found;
  const notesOf = (changes: number): WireNote[] => (left.find((one) => one.changes === changes)?.notes ?? []).map(toWireNote);
  const combinations = betterVersion.combinations.map((one) => ({ ...one, notes: notesOf(one.changes) }));
  return { ...found, betterVersion: { ...betterVersion, combinations, notes: combinations.at(-1)?.notes ?? [] } };
}
