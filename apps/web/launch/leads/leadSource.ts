import type { LeadFileOptions } from '@coldcast/rules/leadFile';

/** A chosen file and how it is to be read. */
export type LeadSource = {
  /** Tells two choices apart, also of files with the same name. */
  fileId: number;
  file: File;
  options: LeadFileOptions;
};

/** Equal for sources that read the same. */
export const sourceKey = ({ fileId, options }: LeadSource): string => `${fileId} ${JSON.stringify(options)}`;

export type EmailText = { subject: string; body: string };
