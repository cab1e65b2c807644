import { writeCampaignCsv, writeInvalidRowsCsv } from '@coldcast/rules/campaignCsv';
import { fillTemplate } from '@coldcast/rules/emailTemplate';
import { createVariableLookup } from '@coldcast/rules/emailTemplateVariables';
import { readLeadFile, type LeadFileReading, type LeadRow, type ReadableLeadFile } from '@coldcast/rules/leadFile';
import { toFileCheck, type FileCheck } from './fileCheck.ts';
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

/** Fills the email, or the one each row brings, for each lead. */
function fillEmails(leads: readonly LeadRow[], headers: readonly string[] | null, email: EmailText | null): LeadRow[] {
  const lookUpFor = createVariableLookup(headers);
  return leads.map((lead) => {
    const lookUp = lookUpFor(lead);
    const { subject, body } = email ?? lead;
    return { ...lead, subject: fillTemplate(subject, lookUp), body: fillTemplate(body, lookUp) };
  });
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
    const reading = readLeadFile(new Uint8Array(await held.bytes), source.options);
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
      const chosen = limit === null ? file.leads : file.leads.slice(0, limit);
      const leads = fillEmails(chosen, file.headers, email);
      const text = writeCampaignCsv(leads, file.headers);
      return { csv: new Blob([text], { type: 'text/csv' }), leadCount: leads.length, fingerprint: fingerprint(text) };
    },
    writeInvalidRows: async (source) => writeInvalidRowsCsv(await readRows(source)),
  };
}
