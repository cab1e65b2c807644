import type { LeadFileOptions } from '@coldcast/rules/leadFile';
import type { TextFix } from '@coldcast/rules/preflight/textFix';

/** A chosen file and how to read it. */
export type LeadSource = {
  /** Tells two choices apart, even of files with the same name. */
  fileId: number;
  file: File;
  options: LeadFileOptions;
  /** Repairs of the file's emails and values, in order. */
  textFixes: readonly TextFix[];
  /** Numbers of the rows not to send; none by default. */
  leftOut?: readonly number[];
};

/** Equal for sources that read the same. */
export const sourceKey = ({ fileId, options, textFixes, leftOut = [] }: LeadSource): string =>
  `${fileId} ${JSON.stringify([options, textFixes, leftOut])}`;

export type EmailText = { subject: string; body: string };

export type FollowUpText = EmailText & { waitDays: number };

/** The email all leads get, with its follow-ups, if any. */
export type SequenceText = EmailText & { followUps?: readonly FollowUpText[] };
