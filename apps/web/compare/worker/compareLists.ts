import { validateVariables } from '@coldcast/rules/emailTemplateVariables';
import { compareRead, type Comparison } from '@coldcast/simulator/compareEmails';
import { findMovedSegments, type MovedSegment } from './findMovedSegments.ts';
import { hasFollowUps, openList, ownEmails, readDraft, readEmails, toCompared } from './openList.ts';
import type { At, EmailDraft, Emails, OpenList } from './openList.ts';

type PairedInput = At & { kind: 'paired'; first: string; second: string };
type DraftsInput = At & { kind: 'drafts'; csv: string; first: EmailDraft; second: EmailDraft };
export type CompareInput = PairedInput | DraftsInput;
/** One of the list's own emails, before the other is written. */
export type PrepareInput = At & { kind: 'prepare'; csv: string; draft: EmailDraft };

export type CompareAnswer =
  /** With `isSequence`, open rates are those of email 1, and all others those of the whole sequence. */
  | { kind: 'compared'; comparison: Comparison; segments: MovedSegment[]; isSequence: boolean }
  /** The two files are not of the same people. */
  | { kind: 'unpaired' }
  /** An email has variables that cannot be filled from this list. */
  | { kind: 'unfillable'; message: string };

function comparePaired({ first, second, ...at }: PairedInput): CompareAnswer {
  const list = openList(first);
  const others = openList(second);
  const [one, other] = [list, others].map(({ leads }): Emails => new Map(leads.map((lead) => [lead.leadKey, ownEmails(lead)])));
  if (!one || !other || list.leads.length !== others.leads.length || !list.leads.every(({ leadKey }) => other.has(leadKey))) {
    return { kind: 'unpaired' };
  }
  const versions = [readEmails(one, list), readEmails(other, { ...list, offer: others.offer })] as const;
  const comparison = compareRead(versions, toCompared(list, at)).whole();
  return { kind: 'compared', comparison, segments: [], isSequence: hasFollowUps(one) || hasFollowUps(other) };
}

/** Rough shares of the time: reading the list, the first email, the second, then the list as a whole and group by group. */
const SHARES = { list: 0.1, first: 0.3, second: 0.5, whole: 0.6 };

function compareDrafts({ first, second, ...at }: DraftsInput, open: () => OpenList, onProgress: (share: number) => void): CompareAnswer {
  const list = open();
  const message = [first, second]
    .map((draft) => (draft.kind === 'written' ? validateVariables(draft, list.file.headers).message : null))
    .find((problem) => problem !== null);
  if (message) return { kind: 'unfillable', message };
  onProgress(SHARES.list);
  const one = readDraft(first, list);
  onProgress(SHARES.first);
  const other = readDraft(second, list);
  onProgress(SHARES.second);
  const compared = compareRead([one.version, other.version], toCompared(list, at));
  const comparison = compared.whole();
  const { difference } = comparison.rates.reply;
  const onGroup = (place: number, groups: number) => onProgress(SHARES.whole + ((1 - SHARES.whole) * place) / groups);
  const segments = findMovedSegments({ leads: list.leads, compared, difference, onGroup });
  return { kind: 'compared', comparison, segments, isSequence: one.isSequence || other.isSequence };
}

export type ListComparer = {
  /** Reads the list and an email of it before they are needed, and runs a comparison so that the next one starts warm. */
  prepare: (input: PrepareInput) => void;
  /** A large list takes seconds: `onProgress` gets the share that is done. */
  compare: (input: CompareInput, onProgress?: (share: number) => void) => CompareAnswer;
};

/**
 * Compares two emails or sequences on one list, or two campaigns to the same people, with the same random draws. What was read of the last
 * list and its emails is kept for the next comparison.
 */
export function createListComparer(): ListComparer {
  let last: OpenList | undefined;
  const open = (csv: string): OpenList => (last?.csv === csv ? last : (last = openList(csv)));
  return {
    prepare: ({ csv, draft, ...at }) => {
      const list = open(csv);
      const { version } = readDraft(draft, list);
      compareRead([version, version], toCompared(list, at)).whole();
    },
    compare: (input, onProgress = () => {}) =>
      input.kind === 'paired' ? comparePaired(input) : compareDrafts(input, () => open(input.csv), onProgress),
  };
}

/** Runs a single comparison; see `createListComparer`. */
export const compareLists = (input: CompareInput, onProgress?: (share: number) => void): CompareAnswer =>
  createListComparer().compare(input, onProgress);
