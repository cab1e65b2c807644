import { writeCampaignCsv, writeInvalidRowsCsv } from '@coldcast/rules/campaignCsv';
import { fillLeads, judgeFilledLeads, type FilledLead } from '@coldcast/rules/filledLeads';
import { readLeadFile, type LeadFileReading, type ReadableLeadFile } from '@coldcast/rules/leadFile';
import { toFileCheck, type FileCheck } from './fileCheck.ts';
import { withFilledVerdict } from './filledVerdict.ts';
import { fingerprint } from './fingerprint.ts';
import { sourceKey, type EmailText, type LeadSource } from './leadSource.ts';
import { toLeadPreview, type LeadPreview } from './preview.ts';

export type CampaignFile = { csv: Blob; leadCount: number; fingerprint: string };

/** Everything that touches the rows of a chosen file. `email` is null where each row brings its own. */
export type LeadDesk = {
  check: (source: LeadSource) => Promise<FileCheck>;
  preview: (wanted: { source: LeadSource; email: EmailText | null; index: number }) => Promise<LeadPreview | undefined>;
  /** The file to launch: the first `limit` valid rows in file order, all of them without a limit. */
  writeCampaign: (wanted: { source: LeadSource; email: EmailText | null; limit: number | null }) => Promise<CampaignFile>;
  writeInvalidRows: (source: LeadSource) => Promise<string>;
};

/** The leads to send, filled; where none can be sent all of them, so that the server says why. */
function toFilledLeads({ leads, headers }: ReadableLeadFile, email: EmailText | null): FilledLead[] {
  const filled = fillLeads(email, leads, headers);
  const { leads: valid } = judgeFilledLeads(filled);
  return valid.length > 0 ? valid : filled;
}

/** Reads files and keeps the last reading of each mode, so that previews and the launch do not read again. */
export function createLeadDesk(): LeadDesk {
  const bytesOf = new Map<string, { fileId: number; bytes: Promise<ArrayBuffer> }>();
  const readingOf = new Map<string, { key: string; reading: LeadFileReading }>();

  const read = async (source: LeadSource): Promise<LeadFileReading> => {
    const { mode } = source.options;
    const key = sourceKey(source);
    const known = readingOf.get(mode);
    if (known?.key === key) return known.reading;
    let held = bytesOf.get(mode);
    if (held?.fileId !== source.fileId) {
      held = { fileId: source.fileId, bytes: source.file.arrayBuffer() };
      bytesOf.set(mode, held);
    }
    const written = readLeadFile(new Uint8Array(await held.bytes), source.options);
    const reading = written.ok && mode === 'campaign' ? withFilledVerdict(written) : written;
    readingOf.set(mode, { key, reading });
    return reading;
  };
  const readRows = async (source: LeadSource): Promise<ReadableLeadFile> => {
    const reading = await read(source);
    if (!reading.ok) throw new Error(reading.problem);
    return reading;
  };

  return {
    check: async (source) => toFileCheck(await read(source)),
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
