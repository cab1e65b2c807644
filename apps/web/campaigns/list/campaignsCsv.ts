import { writeCsv } from '@coldcast/rules/csvWriter';
import { LIST_RATES } from '@coldcast/rules/ratings';
import type { CampaignRow } from './campaignRow.ts';

const HEADER = [
  'Campaign Name',
  'Status',
  'Created',
  'Leads',
  'Simulated',
  'Failed',
  'Open %',
  'Reply %',
  'Interest %',
  'Unsubscribe %',
  'Opened',
  'Replies',
  'Positive Replies',
  'Unsubscribed',
];

function toCells(row: CampaignRow): string[] {
  const ratios = LIST_RATES.map((rate) => row.rates?.[rate].ratio);
  return [
    row.campaignName,
    row.status,
    row.createdAt,
    String(row.progress.total),
    String(row.progress.success),
    String(row.progress.failed),
    ...ratios.map((ratio) => (ratio ? ((ratio.numerator * 100) / ratio.denominator).toFixed(2) : '')),
    ...ratios.map((ratio) => (ratio ? String(ratio.numerator) : '')),
  ];
}

/** The shown rows with ISO dates; rates at bucket 40-50, empty where nothing has been simulated. Opens of several emails are those of the first. */
export function campaignsCsv(rows: readonly CampaignRow[]): string {
  if (rows.every(({ emails }) => emails === 1)) return writeCsv(HEADER, rows.map(toCells));
  return writeCsv(
    [...HEADER, 'Emails'],
    rows.map((row) => [...toCells(row), String(row.emails)]),
  );
}
