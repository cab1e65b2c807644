import type { LeadFileOptions } from '@coldcast/rules/leadFile';
import type { TextFix } from '@coldcast/rules/preflight/textFix';

/** A chosen file and how it is to be read. */
export type LeadSource = {
  /** Tells two choices apart, also of files with the same name. */
  fileId: number;
  file: File;
  options: LeadFileOptions;
  /** Repairs of the emails and values of the file, in their order. */
  textFixes: readonly TextFix[];
  /** Rows that are not to be sent, by their numbers; none by default. */
  leftOut?: readonly number[];
};

/** Equal for sources that read the same. */
export const sourceKey = ({ fileId, options, textFixes, leftOut = [] }: LeadSource): string =>
  `${fileId} ${JSON.stringify([options, textFixes, leftOut])}`;

export type EmailText = { subject: string; body: string };

export type FollowUpText = EmailText & { waitDays: number };

/** The email all leads get, with those that follow it; absent if there are none. */
export type SequenceText = EmailText & { followUps?: readonly FollowUpText[] };
