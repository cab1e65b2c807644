import type { LeadFileOptions } from '@coldcast/rules/leadFile';
import { findOpenSlots } from '@coldcast/rules/openSlots';
import type { TextFix } from '@coldcast/rules/preflight/textFix';
import { listFollowUpRequirements, type DraftFollowUp } from '../followUps/followUp.ts';
import { noCorrections, type DraftAbout } from '../about/draftAbout.ts';
import type { LeadSource } from '../leads/leadSource.ts';

export type LaunchMode = 'quick' | 'csv';

/** The file of one mode. `refusal` says why the last choice was refused; an earlier file then stays. */
export type FileChoice = {
  chosen: { fileId: number; file: File } | null;
  refusal: string | null;
  profileColumn: number | undefined;
  companyColumn: number | undefined;
  titleColumn: number | undefined;
  encoding: LeadFileOptions['encoding'];
  applyFixes: boolean;
  removeDuplicates: boolean;
  textFixes: readonly TextFix[];
  /** Numbers of the rows that will not be sent. */
  leftOut: readonly number[];
};

/** Everything typed and chosen in the drawer; each mode keeps its part while the other is shown. */
export type LaunchDraft = {
  mode: LaunchMode;
  campaignName: string;
  subject: string;
  body: string;
  /** Emails after the first of a Quick Start. */
  followUps: readonly DraftFollowUp[];
  files: Record<LaunchMode, FileChoice>;
  priority: 'auto' | 'off';
  /** Whether to ask the configured language model too. */
  languageModel: 'on' | 'off';
  /** Percent; only set if another screen handed the campaign over. */
  mockOpenRate: number | null;
  /** Whether the product's sample was used: its results open automatically. */
  isSample: boolean;
  /** Corrections of the email, and its send. */
  about: DraftAbout;
};

export const noFile: FileChoice = {
  chosen: null,
  refusal: null,
  profileColumn: undefined,
  companyColumn: undefined,
  titleColumn: undefined,
  encoding: undefined,
  applyFixes: false,
  removeDuplicates: false,
  textFixes: [],
  leftOut: [],
};

export const emptyDraft: LaunchDraft = {
  mode: 'quick',
  campaignName: '',
  subject: '',
  body: '',
  followUps: [],
  files: { quick: noFile, csv: noFile },
  priority: 'auto',
  languageModel: 'off',
  mockOpenRate: null,
  isSample: false,
  about: noCorrections,
};

/** Whether leaving the application would lose work. */
export const isDirty = ({ campaignName, subject, body, followUps, files }: LaunchDraft): boolean =>
  [campaignName, subject, body].some((text) => text.trim() !== '') ||
  followUps.length > 0 ||
  files.quick.chosen !== null ||
  files.csv.chosen !== null;

/** What to read in this mode; null without a file. */
export function toLeadSource(mode: LaunchMode, choice: FileChoice): LeadSource | null {
  const { chosen, profileColumn, companyColumn, titleColumn, encoding, applyFixes, removeDuplicates, textFixes, leftOut } = choice;
  if (chosen === null) return null;
  const columns = { profileColumn, companyColumn, titleColumn };
  const options: LeadFileOptions = { mode: mode === 'quick' ? 'leads' : 'campaign', ...columns, encoding, applyFixes, removeDuplicates };
  return { ...chosen, options, textFixes, leftOut };
}

/** Only the sender knows what belongs there, and the bracket itself must not be sent. */
const listOpenSlots = ({ subject, body }: LaunchDraft): { label: string; isMet: boolean }[] =>
  [...new Set(findOpenSlots(`${subject}\n${body}`).map(({ text }) => text))].map((text) => ({
    label: `Fill in or remove “${text}”`,
    isMet: false,
  }));

/** Each condition of the Launch button, and whether it is met. `validCount` is null until a file has been read. */
export function listRequirements(draft: LaunchDraft, validCount: number | null): { label: string; isMet: boolean }[] {
  const hasRows = validCount !== null && validCount > 0;
  if (draft.mode === 'csv') return [{ label: 'Campaign file, with at least one valid row', isMet: hasRows }];
  return [
    { label: 'Subject line', isMet: draft.subject.trim() !== '' },
    { label: 'Email body', isMet: draft.body.trim() !== '' },
    ...listFollowUpRequirements(draft.followUps),
    { label: 'Lead list, with at least one valid row', isMet: hasRows },
    ...listOpenSlots(draft),
  ];
}
