import { writeCsv } from './csvWriter.ts';
import { writeOpenNames, type FilledLead } from './filledLeads.ts';
import type { LeadRow, ReadableLeadFile } from './leadFile.ts';
import { OPEN_NAMES_COLUMN, REQUIRED_COLUMNS } from './leadFile/campaignColumns.ts';
import { findRoleColumns, normalizeHeader } from './leadFile/columnNames.ts';
import { readFirst } from './leadFile/leadRow.ts';
import { FOLLOW_UP_HEADERS, followUpHeadersUpTo, writeFollowUpCells } from './leadFile/sequenceColumns.ts';

/**
 * Writes leads with their emails as a campaign file: the three required columns, those of the follow-ups if there are any, first_name, company and title where known, and all
 * columns of the file the leads were read from (`headers`, null without a header row). Filled leads get a column that says so. Reading it
 * gives the same leads.
 */
export function writeCampaignCsv(leads: readonly (LeadRow | FilledLead)[], headers: readonly string[] | null): string {
  const isFilled = leads.some((lead) => 'openNames' in lead);
  const emails = leads.reduce((most, { followUps = [] }) => Math.max(most, 1 + followUps.length), 1);
  const laterHeaders = followUpHeadersUpTo(emails);
  const own = [...REQUIRED_COLUMNS, ...FOLLOW_UP_HEADERS, ...(isFilled ? [OPEN_NAMES_COLUMN] : [])];
  const written = new Set<string>(own.map(normalizeHeader));
  const original = (headers ?? []).flatMap((header, column) => (written.has(normalizeHeader(header)) ? [] : [{ header, column }]));
  for (const column of findOverruledColumns(leads, headers ?? [])) {
    const overruled = original.find((one) => one.column === column);
    if (overruled !== undefined) overruled.header = `Original ${overruled.header}`;
  }
  for (const { header } of original) written.add(normalizeHeader(header));
  const facts = leadFacts.filter(({ header, read }) => !written.has(normalizeHeader(header)) && leads.some((lead) => read(lead) !== null));
  const header = [
    ...REQUIRED_COLUMNS,
    ...laterHeaders,
    ...(isFilled ? [OPEN_NAMES_COLUMN] : []),
    ...facts.map((fact) => fact.header),
    ...original.map((column) => column.header),
  ];
  const rows = leads.map((lead) => [
    lead.body,
    lead.subject,
    lead.profileUrl,
    ...writeFollowUpCells(lead.followUps ?? [], emails),
    ...(isFilled ? ['openNames' in lead ? writeOpenNames(lead.openNames) : ''] : []),
    ...facts.map(({ read }) => read(lead) ?? ''),
    ...original.map(({ column }) => lead.cells[column] ?? ''),
  ]);
  return writeCsv(header, rows);
}

const leadFacts: readonly { header: string; read: (lead: LeadRow) => string | null }[] = [
  { header: 'first_name', read: (lead) => lead.firstName },
  { header: 'company', read: (lead) => lead.company },
  { header: 'title', read: (lead) => lead.title },
];

/** Columns that would contradict the lead's company or title, for example because a person chose another column or none. */
function findOverruledColumns(leads: readonly LeadRow[], headers: readonly string[]): number[] {
  const roles = findRoleColumns(headers);
  return (['company', 'title'] as const).flatMap((role) => {
    const columns = roles[role];
    return leads.every((lead) => readFirst(lead.cells, columns) === lead[role]) ? [] : columns;
  });
}

/** Writes the rows that are not sent with all their original columns, their row number and their problem. */
export function writeInvalidRowsCsv({ headers, invalidRows }: Pick<ReadableLeadFile, 'headers' | 'invalidRows'>): string {
  const width = invalidRows.reduce((widest, { cells }) => Math.max(widest, cells.length), headers?.length ?? 0);
  const names = Array.from({ length: width }, (_, column) => headers?.[column] || `column_${column + 1}`);
  const rows = invalidRows.map(({ cells, rowNumber, reason }) => [
    ...names.map((_, column) => cells[column] ?? ''),
    `${rowNumber}`,
    reason,
  ]);
  return writeCsv([...names, 'row', 'reason'], rows);
}

const body = (opening: string): string => `Hi {{first_name}},\n\n${opening}\n\nWorth fifteen minutes next week?\n\nIngrid\nNorthmoor Docks`;

/** A campaign file to start from, with an email to each of three invented people. */
export const SAMPLE_CAMPAIGN_CSV = writeCsv(
  [...REQUIRED_COLUMNS, 'first_name', 'company', 'title'],
  [
    [
      body('Saw that Harborline Freight is adding a second yard. Most yards lose an hour a day to trucks waiting for a dock.'),
      'dock queues at Harborline Freight',
      'https://www.linkedin.com/in/marta-lindqvist-sample',
      'Marta',
      'Harborline Freight',
      'Head of Operations',
    ],
    [
      body('Your carriers can book a slot themselves, so the yard team can stop answering phones.'),
      'slot booking for Wren & Vale',
      'https://www.linkedin.com/in/callum-ashgrove-sample',
      'Callum',
      'Wren & Vale',
      'Logistics Manager',
    ],
    [
      body('A produce distributor of your size cut waiting by a third in six weeks.'),
      'cold docks, shorter waits',
      'https://www.linkedin.com/in/zofia-brandt-sample',
      'Zofia',
      'Brandt Cold Storage',
      'Warehouse Director',
    ],
  ],
);
