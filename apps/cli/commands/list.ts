import { endpoints } from '@coldcast/contract/endpoints';
import type { CampaignItem } from '@coldcast/contract/campaigns';
import type { CampaignAnalytics } from '@coldcast/contract/results';
import { campaignStatus, progressPercent } from '@coldcast/rules/campaignStatus';
import { DEFAULT_BUCKET } from '@coldcast/rules/deliverability';
import { formatRatio } from '@coldcast/rules/formatRatio';
import { LIST_RATES, listRatio } from '@coldcast/rules/ratings';
import { Command } from 'commander';
import { callEndpoint } from '../api/callEndpoint.ts';
import { formatTime } from '../output/formatTime.ts';
import { printJson, printLine } from '../output/print.ts';
import { renderTable, type TableColumn } from '../output/renderTable.ts';
import { getSession } from '../session/findSession.ts';
import { withShared, type SharedOptions } from './options.ts';

const COLUMNS: readonly TableColumn[] = [
  { head: 'ID' },
  { head: 'Campaign Name' },
  { head: 'Status' },
  { head: 'Created' },
  { head: 'Leads', isEnd: true },
  { head: 'Progress', isEnd: true },
  { head: 'Open', isEnd: true },
  { head: 'Reply', isEnd: true },
  { head: 'Interest', isEnd: true },
  { head: 'Unsubscribe', isEnd: true },
];

function toCells(item: CampaignItem, counts: CampaignAnalytics | undefined): string[] {
  const { campaignId, campaignName, createdAt, progress } = item;
  const rates = LIST_RATES.map((rate) => {
    const ratio = counts && listRatio(rate, counts);
    return ratio ? formatRatio(ratio.numerator, ratio.denominator) : '-';
  });
  const percent = `${progressPercent(progress)}%`;
  return [campaignId, campaignName, campaignStatus(progress), formatTime(createdAt), String(progress.total), percent, ...rates];
}

async function list(options: SharedOptions): Promise<void> {
  const session = getSession(options);
  const [items, analytics] = await Promise.all([
    callEndpoint(session, endpoints.listCampaigns),
    callEndpoint(session, endpoints.listCampaignAnalytics, { query: { bucket: DEFAULT_BUCKET } }),
  ]);
  const countsOf = new Map(analytics.map((counts) => [counts.campaignId, counts]));
  if (options.json) {
    return printJson(
      items.map((item) => ({ ...item, status: campaignStatus(item.progress), analytics: countsOf.get(item.campaignId) ?? null })),
    );
  }
  if (items.length === 0) return printLine('No campaigns yet. Launch one with: coldcast launch FILE.csv');
  printLine(
    renderTable(
      COLUMNS,
      items.map((item) => toCells(item, countsOf.get(item.campaignId))),
    ),
  );
  printLine(`Rates at bucket ${DEFAULT_BUCKET}.`);
}

export const listCommand = (): Command =>
  withShared(new Command('list')).description('List the campaigns, newest first, with their rates').action(list);
