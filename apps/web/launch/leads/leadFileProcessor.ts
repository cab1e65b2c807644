import { writeCampaignCsv, writeInvalidRowsCsv } from '@coldcast/rules/campaignCsv';
import { fillLeads, judgeFilledLeads, type FilledLead } from '@coldcast/rules/filledLeads';
import type { ReadableLeadFile } from '@coldcast/rules/leadFile';
import { toFileCheck, type FileCheck } from './fileCheck.ts';
import { createFileReader } from './fileReader.ts';
import { fingerprint } from './fingerprint.ts';
import type { LeadSource, SequenceText } from './leadSource.ts';
import { toLeadPreview, type LeadPreview } from './preview.ts';

export type CampaignFile = { csv: Blob; leadCount: number; fingerprint: string };

/** Everything the user waits for after choosing a file; each task is short, so they do not hold each other up. `email` is null if each row has its own. */
export type LeadFileProcessor = {
  check: (source: LeadSource) => Promise<FileCheck>;
  preview: (wanted: { source: LeadSource; email: SequenceText | null; index: number }) => Promise<LeadPreview | undefined>;
  /** The file to launch: the first `limit` valid rows in file order, or all of them. */
  writeCampaign: (wanted: { source: LeadSource; email: SequenceText | null; limit: number | null }) => Promise<CampaignFile>;
  writeInvalidRows: (source: LeadSource) => Promise<string>;
};

/** The leads to send, filled; if none can be sent, all of them, so that the server says why. */
function toFilledLeads({ leads, headers }: ReadableLeadFile, email: SequenceText | null): FilledLead[] {
  const filled = fillLeads(email, leads, headers);
  const { leads: valid } = judgeFilledLeads(filled);
  return valid.length > 0 ? valid : filled;
}

export function createLeadFileProcessor(): LeadFileProcessor {
  const { read, readRows } = createFileReader();
  return {
    check: async (source) => {
      const { reading, leftOutCount } = await read(source);
      return toFileCheck(reading, leftOutCount);
    },
    preview: async ({ source, email, index }) => toLeadPreview(await readRows(source), email, index),
    writeCampaign: async ({ source, email, limit }) => {
      const file = await readRows(source);
      const leads = toFilledLeads(file, email).slice(0, limit ?? undefined);
      const text = writeCampaignCsv(leads, file.headers);
      return { csv: new Blob([text], { type: 'text/csv' }), leadCount: leads.length, fingerprint: fingerprint(text) };
    },
    writeInvalidRows: async (source) => writeInvalidRowsCsv(await readRows(source)),
  };
}
