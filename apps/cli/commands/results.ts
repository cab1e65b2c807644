import { endpoints } from '@coldcast/contract/endpoints';
import type { BucketAnalytics } from '@coldcast/contract/results';
import type { ForecastFor } from '@coldcast/contract/shapes';
import { BUCKETS, DEFAULT_BUCKET, toBucketIndex, type Bucket } from '@coldcast/rules/deliverability';
import { toLeadRows } from '@coldcast/rules/leadRow';
import { leadsCsv } from '@coldcast/rules/leadsCsv';
import { assumedReplies } from '@coldcast/rules/sends/assumedReplies';
import { Command, Option } from 'commander';
import { callEndpoint } from '../api/callEndpoint.ts';
import { cleanText } from '../output/cleanText.ts';
import { printJson, printLine } from '../output/print.ts';
import { renderTable, type TableColumn } from '../output/renderTable.ts';
import { getSession, type Session } from '../session/findSession.ts';
import { toMetricCells, toMetricLines } from './metricLines.ts';
import { withShared, type SharedOptions } from './options.ts';
import { describeProgress } from './status.ts';
import { describeSequence, STEP_COLUMNS, toStepCells } from './stepLines.ts';

type ResultsOptions = SharedOptions & { bucket: Bucket; csv?: boolean };

const COLUMNS: readonly TableColumn[] = [
  { head: 'Metric' },
  { head: 'Rate', isEnd: true },
  { head: 'In this run', isEnd: true },
  { head: 'Label' },
  { head: 'Expected (80% range)', isEnd: true },
];

async function readCounts(session: Session, campaignId: string, bucket: Bucket) {
  const ranges = await callEndpoint(session, endpoints.listAnalyticsRanges, { params: { campaignId } });
  const counts = ranges[toBucketIndex(bucket)];
  if (counts === undefined) throw new Error(`The response has no bucket ${bucket}`);
  return counts;
}

async function printCsv(session: Session, campaignId: string, bucket: Bucket): Promise<void> {
  const results = await callEndpoint(session, endpoints.listResults, { params: { campaignId }, query: { include: 'cells' } });
  const cellsOf = new Map(results.map(({ leadId, originalCells }) => [leadId, originalCells ?? []]));
  process.stdout.write(leadsCsv(toLeadRows(results, toBucketIndex(bucket)), cellsOf));
}

/** The reply rate for this sender, learned from its own campaigns. */
function describeSender(
  { median, interval80 }: ForecastFor,
  { campaigns, assumedHuman }: { campaigns: number; assumedHuman: number },
): string {
  const in100 = (share: number) => (100 * share).toFixed(1);
  const [low, high] = interval80.reply;
  const words = `Replies for you: ${in100(median.reply)} in 100 (${in100(low)} to ${in100(high)}), from ${campaigns} of your campaigns.`;
  const assumed = assumedReplies(assumedHuman);
  return assumed === null ? words : `${words} ${assumed}`;
}

/** Results of each email; nothing if leads get one email. */
function printSteps(counts: BucketAnalytics): void {
  if (counts.steps === undefined) return;
  printLine(`\nBy email. Open is that of the first email; the rates above are per lead over all ${counts.steps.length} emails.\n`);
  printLine(renderTable(STEP_COLUMNS, counts.steps.map(toStepCells)));
  const sentences = describeSequence(counts.steps);
  if (sentences.length > 0) printLine(`\n${sentences.join(' ')}`);
}

async function showResults(campaignId: string, { bucket, csv, ...options }: ResultsOptions): Promise<void> {
  const session = getSession(options);
  if (csv) return printCsv(session, campaignId, bucket);
  const params = { campaignId };
  if (options.json) {
    const [analytics, leads] = await Promise.all([
      readCounts(session, campaignId, bucket),
      callEndpoint(session, endpoints.listResults, { params, query: { bucket } }),
    ]);
    return printJson({ campaignId, bucket, metrics: toMetricLines(analytics), analytics, leads });
  }
  const [campaign, counts] = await Promise.all([
    callEndpoint(session, endpoints.getCampaign, { params }),
    readCounts(session, campaignId, bucket),
  ]);
  printLine(`${cleanText(campaign.data.campaignName)}\n${describeProgress(campaign.progress)}\nSimulated, at bucket ${bucket}:\n`);
  printLine(renderTable(COLUMNS, toMetricLines(counts).map(toMetricCells)));
  printSteps(counts);
  const forSender = counts.forecasts?.find((forecast) => forecast.for === 'sender');
  const known = campaign.data.sender;
  if (forSender && known) printLine(`\n${describeSender(forSender, known)}`);
  printLine(`\nEvery lead as a file: coldcast results ${campaignId} --bucket ${bucket} --csv > leads.csv`);
}

export const resultsCommand = (): Command =>
  withShared(new Command('results'))
    .description('Show the rates of a campaign, or write its leads as CSV')
    .argument('<campaign>', 'id of the campaign')
    .addOption(new Option('--bucket <bucket>', 'mock deliverability').choices(BUCKETS).default(DEFAULT_BUCKET))
    .addOption(new Option('--csv', 'write every lead with its action and reply as CSV, like the export in the app').conflicts('json'))
    .action(showResults);
