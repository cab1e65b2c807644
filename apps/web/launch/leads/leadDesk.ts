import { writeCampaignCsv, writeInvalidRowsCsv } from '@coldcast/rules/campaignCsv';
import { fillLeads, judgeFilledLeads, type FilledLead } from '@coldcast/rules/filledLeads';
import { readLeadFile, type LeadFileReading, type ReadableLeadFile } from '@coldcast/rules/leadFile';
import type { EmailCheck } from '../preflight/checkFilled.ts';
import { fixLeads } from '../preflight/fixLeads.ts';
import type { DraftFit } from '../fit/draftFit.ts';
import type { DraftForecast } from '../forecast/draftForecast.ts';
import type { DraftSample } from '../forecast/draftSample.ts';
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
  /** What to expect of a draft at a bucket (0 to 9). A newer question takes the place of one under way, which then gets null. */
  forecast: (wanted: Draft & { bucket: number }) => Promise<DraftForecast | null>;
  /** What a draft offers and how its list fits that. A newer question takes the place of one under way, which then gets null. */
  readFit: (wanted: Draft & { bucket: number }) => Promise<DraftFit | null>;
  /** What stands out in a draft's filled emails. A newer question takes the place of one that waits, which then gets null. */
  checkEmails: (wanted: Draft) => Promise<EmailCheck | null>;
  /** Leads for advice on a draft. */
  sampleDraft: (wanted: Draft) => Promise<DraftSample>;
};

/** An email and its list; without a list a typical one stands in for an email that all leads get. */
export type Draft = { source: LeadSource | null; email: EmailText | null };

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
    const fixed = written.ok ? { ...written, leads: fixLeads(written.leads, source.textFixes) } : written;
    const reading = fixed.ok && mode === 'campaign' ? withFilledVerdict(fixed) : fixed;
    readingOf.set(mode, { key, reading });
    return reading;
  };
  const readRows = async (source: LeadSource): Promise<ReadableLeadFile> => {
    const reading = await read(source);
    if (!reading.ok) throw new Error(reading.problem);
    return reading;
  };

  const fillDraft = async ({ source, email }: Draft): Promise<{ filled: FilledLead[]; headers: readonly string[] | null }> => {
    if (source !== null) {
      const file = await readRows(source);
      return { filled: judgeFilledLeads(fillLeads(email, file.leads, file.headers)).leads, headers: file.headers };
    }
    if (email === null) return { filled: [], headers: null };
    const { leads, headers } = (await import('../forecast/draftList.ts')).toTypicalRows(email);
    return { filled: fillLeads(email, leads, headers), headers };
  };
  let [lastForecast, lastFit, lastCheck] = [0, 0, 0];

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
    forecast: async ({ source, email, bucket }) => {
      lastForecast += 1;
      const turn = lastForecast;
      const { forecastLeads, toListedLeads } = await import('../forecast/draftForecast.ts');
      const { filled } = await fillDraft({ source, email });
      if (turn !== lastForecast) return null;
      const forecast = await forecastLeads(toListedLeads(filled), {
        bucket,
        isTypical: source === null,
        sendSize: source?.sendSize ?? null,
        isWanted: () => turn === lastForecast,
      });
      return forecast && { leadCount: filled.length, isTypical: source === null, forecast };
    },
    readFit: async ({ source, email, bucket }) => {
      lastFit += 1;
      const turn = lastFit;
      const { toListedLeads } = await import('../forecast/draftForecast.ts');
      const { readDraftFit } = await import('../fit/draftFit.ts');
      const { filled } = await fillDraft({ source, email });
      if (turn !== lastFit || filled.length === 0) return null;
      const fit = await readDraftFit(toListedLeads(filled), {
        bucket,
        sendSize: source?.sendSize ?? null,
        isWanted: () => turn === lastFit,
      });
      return turn === lastFit ? fit : null;
    },
    checkEmails: async (draft) => {
      lastCheck += 1;
      const turn = lastCheck;
      const { checkFilled } = await import('../preflight/checkFilled.ts');
      const { filled, headers } = await fillDraft(draft);
      return turn === lastCheck ? checkFilled(filled, { headers, isOwnEmails: draft.email === null }) : null;
    },
    sampleDraft: async ({ source, email }) => {
      const { pickDraftSample } = await import('../forecast/draftSample.ts');
      const { filled, headers } = await fillDraft({ source, email });
      return pickDraftSample(filled, { headers, isTypical: source === null });
    },
  };
}
