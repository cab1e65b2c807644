import { normalizeHeader } from '../leadFile/columnNames.ts';
import { SEND_FIELDS, type SendField } from './sendFields.ts';
import { sendHeaders, toolHeaders } from './sendHeaders.ts';

/** Which column each field is read from, counted from 0; null is not read. */
export type SendColumns = Record<SendField, number | null>;

/** Headers that name the campaign in a file of campaigns, and the person in a file of emails. */
const personHeaders = new Set(['name', 'title', 'id']);

/** Finds the columns of the fields by their headers; one column serves one field. `tool` is the tool the headers belong to, if known. */
export function findSendColumns(headers: readonly string[], tool?: string): SendColumns {
  const normalized = headers.map(normalizeHeader);
  const taken = new Set<number>();
  const find = (field: SendField): number | null => {
    for (const name of [...(toolHeaders[tool ?? '']?.[field] ?? []), ...sendHeaders[field]]) {
      const at = normalized.findIndex((header, index) => header === name && !taken.has(index));
      if (at === -1) continue;
      taken.add(at);
      return at;
    }
    return null;
  };
  const columns = noColumns();
  for (const field of SEND_FIELDS) columns[field] = find(field);
  if (columns.address === null) return columns;
  for (const field of ['name', 'toolCampaignId'] as const) {
    if (personHeaders.has(normalized[columns[field] ?? -1] ?? '')) columns[field] = null;
  }
  return columns;
}

/**
 * Columns that may name a campaign where its name is blank, best first: HubSpot leaves "Campaign" blank for an email outside one, and
 * names the email in another column.
 */
export function findSpareNames(headers: readonly string[], columns: SendColumns): number[] {
  const normalized = headers.map(normalizeHeader);
  const taken = new Set(Object.values(columns));
  return sendHeaders.name.flatMap((name) => normalized.flatMap((header, at) => (header === name && !taken.has(at) ? [at] : [])));
}

export const noColumns = (): SendColumns => ({
  name: null,
  toolCampaignId: null,
  startedOn: null,
  sent: null,
  delivered: null,
  opened: null,
  replied: null,
  positiveReplies: null,
  bounced: null,
  unsubscribed: null,
  spamReports: null,
  automaticReplies: null,
  listSize: null,
  address: null,
  status: null,
});

/** How many headers of a row belong to a known field. */
export const countSendHeaders = (row: readonly string[]): number =>
  Object.values(findSendColumns(row)).filter((column) => column !== null).length;
