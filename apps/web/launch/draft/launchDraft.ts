import type { LeadFileOptions } from '@coldcast/rules/leadFile';
import type { TextFix } from '@coldcast/rules/preflight/textFix';
import type { LeadSource } from '../leads/leadSource.ts';

export type LaunchMode = 'quick' | 'csv';

/** The file of one mode. `refusal` is why the last choice was not taken; an earlier file then stays. */
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
  /** People who get the text, where the file is a part of a larger send; only a list handed over brings it. */
  sendSize: number | null;
};

/** Everything typed and chosen in the drawer, each mode's part kept while the other is shown. */
export type LaunchDraft = {
  mode: LaunchMode;
  campaignName: string;
  subject: string;
  body: string;
  files: Record<LaunchMode, FileChoice>;
  priority: 'auto' | 'off';
  /** Whether the configured language model is asked too. */
  languageModel: 'on' | 'off';
  /** Percent; only a campaign handed over by another screen brings one. */
  mockOpenRate: number | null;
  /** Whether the product's own sample was taken: its results open by themselves. */
  isSample: boolean;
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
  sendSize: null,
};

export const emptyDraft: LaunchDraft = {
  mode: 'quick',
  campaignName: '',
  subject: '',
  body: '',
  files: { quick: noFile, csv: noFile },
  priority: 'auto',
  languageModel: 'off',
  mockOpenRate: null,
  isSample: false,
};

/** Whether leaving the application would lose work. */
export const isDirty = ({ campaignName, subject, body, files }: LaunchDraft): boolean =>
  [campaignName, subject, body].some((text) => text.trim() !== '') || files.quick.chosen !== null || files.csv.chosen !== null;

/** What the lead desk is asked for in this mode; null without a file. */
export function toLeadSource(mode: LaunchMode, choice: FileChoice): LeadSource | null {
  const { chosen, profileColumn, companyColumn, titleColumn, encoding, applyFixes, removeDuplicates, textFixes, sendSize } = choice;
  if (chosen === null) return null;
  const columns = { profileColumn, companyColumn, titleColumn };
  const options: LeadFileOptions = { mode: mode === 'quick' ? 'leads' : 'campaign', ...columns, encoding, applyFixes, removeDuplicates };
  return { ...chosen, options, textFixes, sendSize };
}

/** Each condition of the Launch button and whether it holds (specification 5). `validCount` is null until a file has been read. */
export function listRequirements(draft: LaunchDraft, validCount: number | null): { label: string; isMet: boolean }[] {
  const hasRows = validCount !== null && validCount > 0;
  if (draft.mode === 'csv') return [{ label: 'Campaign file, with at least one valid row', isMet: hasRows }];
  return [
    { label: 'Subject line', isMet: draft.subject.trim() !== '' },
    { label: 'Email body', isMet: draft.body.trim() !== '' },
    { label: 'Lead list, with at least one valid row', isMet: hasRows },
  ];
}
