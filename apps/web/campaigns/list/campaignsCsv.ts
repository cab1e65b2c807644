import { writeCsv } from '@coldcast/rules/csvWriter';
import type { CampaignRow } from './campaignRow.ts';
import { COLUMNS, type CampaignColumn } from './columns.tsx';

const columns: readonly CampaignColumn[] = COLUMNS;
const CELLS = [...columns.flatMap(({ inFile }) => inFile), ...columns.flatMap(({ atFileEnd }) => atFileEnd ?? [])];
const EMAILS = { header: 'Emails', value: ({ emails }: CampaignRow) => String(emails) };

/** The shown rows with ISO dates; rates at bucket 40-50, empty if nothing has been simulated. Opens of several emails are those of the first. */
export function campaignsCsv(rows: readonly CampaignRow[]): string {
  const cells = rows.every(({ emails }) => emails === 1) ? CELLS : [...CELLS, EMAILS];
  return writeCsv(
    cells.map(({ header }) => header),
    rows.map((row) => cells.map(({ value }) => value(row))),
  );
}
