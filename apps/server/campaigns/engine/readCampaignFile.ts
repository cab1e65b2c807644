import { csvUnreadableMessage, missingColumnsMessage, openSlotMessage, type ErrorCode } from '@coldcast/contract/errors';
import { fillLeadsWithinLimit, judgeFilledLeads } from '@coldcast/rules/filledLeads';
import { readLeadFile } from '@coldcast/rules/leadFile';
import type { LegacyEncoding } from '@coldcast/rules/leadFile/encodingNames';
import { findSlotRows } from '@coldcast/rules/openSlots';
import { PLANS } from '@coldcast/rules/plans';
import { toCampaignLeadRows } from './leadRows.ts';

export type CampaignFileReading =
  | {
      ok: true;
      totalRows: number;
      validRows: number;
      invalidRows: number;
      /** Emails of the longest sequence among the valid rows; 1 without follow-ups. */
      emails: number;
      /** `CampaignLeadRow[]` as JSON text, ready for the database; null if the list is larger than any plan allows. */
      leadRowsJson: string | null;
    }
  | { ok: false; code: ErrorCode; message: string | undefined };

const LARGEST_CAMPAIGN = Math.max(...PLANS.map((plan) => plan.maxCampaignSize));

/**
 * Reads a campaign file into the rows to insert. `encoding` applies to files that are not Unicode. A large file takes a second, so it runs
 * in an engine thread.
 */
export function readCampaignFile(bytes: Uint8Array, encoding?: LegacyEncoding): CampaignFileReading {
  const file = readLeadFile(bytes, { mode: 'campaign', ...(encoding && { encoding }) });
  if (!file.ok) return { ok: false, code: 'csv_unreadable', message: csvUnreadableMessage(file.problem) };
  if (file.missingColumns.length > 0) return { ok: false, code: 'missing_columns', message: missingColumnsMessage(file.missingColumns) };
  const filled = fillLeadsWithinLimit(null, file.leads, file.headers);
  if (filled === null) return { ok: false, code: 'too_much_text', message: undefined };
  const { leads, invalidRows: badEmails } = judgeFilledLeads(filled);
  const validRows = leads.length;
  if (validRows === 0) return { ok: false, code: 'no_valid_rows', message: undefined };
  const slot = findSlotRows(leads);
  if (slot !== undefined) return { ok: false, code: 'open_slot', message: openSlotMessage(slot.text, slot.rowNumbers) };
  const invalidRows = file.invalidRows.length + badEmails.length;
  const leadRowsJson = validRows > LARGEST_CAMPAIGN ? null : JSON.stringify(toCampaignLeadRows(leads, file.headers));
  const emails = leads.reduce((most, { followUps = [] }) => Math.max(most, 1 + followUps.length), 1);
  return { ok: true, totalRows: validRows + invalidRows, validRows, invalidRows, emails, leadRowsJson };
}
