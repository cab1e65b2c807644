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
  /** People who get the text, where the file is a part of a larger send. */
  sendSize?: number | null;
};

/** Equal for sources that read the same. */
export const sourceKey = ({ fileId, options, textFixes, sendSize }: LeadSource): string =>
  `${fileId} ${JSON.stringify([options, textFixes, sendSize])}`;

export type EmailText = { subject: string; body: string };
