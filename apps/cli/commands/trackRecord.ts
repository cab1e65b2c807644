import { endpoints } from '@coldcast/contract/endpoints';
import type { RecordEntry, TrackRecord } from '@coldcast/contract/outcomes';
import { writeCsv } from '@coldcast/rules/csvWriter';
import { countOf } from '@coldcast/rules/countOf';
import { Command, Option } from 'commander';
import { callEndpoint } from '../api/callEndpoint.ts';
import { cleanText } from '../output/cleanText.ts';
import { formatTime } from '../output/formatTime.ts';
import { printJson, printLine } from '../output/print.ts';
import { renderTable, type TableColumn } from '../output/renderTable.ts';
import { getSession } from '../session/findSession.ts';
import { withShared, type SharedOptions } from './options.ts';

const COLUMNS: readonly TableColumn[] = [
  { head: 'Campaign' },
  { head: 'Launched' },
  { head: 'Forecast', isEnd: true },
  { head: '80% range', isEnd: true },
  { head: 'Happened', isEnd: true },
  { head: 'Inside' },
];

const percent = (share: number | null): string => (share === null ? '-' : `${(100 * share).toFixed(2)}%`);
const band = (pair: readonly [number, number] | null): string => (pair === null ? '-' : `${percent(pair[0])} to ${percent(pair[1])}`);
const inside = ({ isInside80 }: RecordEntry): string => (isInside80 === null ? '-' : isInside80 ? 'yes' : 'no');

const toCells = (entry: RecordEntry): string[] => [
  cleanText(entry.campaignName),
  formatTime(entry.launchedAt),
  percent(entry.reply.median),
  band(entry.reply.seen80),
  percent(entry.actualReply),
  inside(entry),
];

const CSV_HEADERS =
  'campaign_id,campaign_name,launched_at,bucket,for,sender_campaigns,reply_forecast,reply_low,reply_high,seen_low,seen_high,sent,replied,reply_actual,inside_80,rank,not_scored,input_hash'.split(
    ',',
  );

const toCsvRow = (entry: RecordEntry): string[] => {
  const last = entry.outcomes.at(-1)?.figures;
  const text = (value: number | string | boolean | null | undefined) => (value === null || value === undefined ? '' : String(value));
  const { reply } = entry;
  return [
    entry.campaignId,
    entry.campaignName,
    entry.launchedAt,
    entry.bucket,
    entry.for,
    text(entry.senderCampaigns),
    text(reply.median),
    ...reply.trueRate80.map(text),
    text(reply.seen80?.[0]),
    text(reply.seen80?.[1]),
    text(last?.sent),
    text(last?.replied),
    text(entry.actualReply),
    text(entry.isInside80),
    text(entry.rank),
    text(entry.notScored),
    entry.inputHash,
  ];
};

function describe({ oldLaunches, oldLaunchesWithoutResult, scored, isEnough, inside80, insideWilson95 }: TrackRecord['summary']): string {
  const missing = `Of ${countOf(oldLaunches, 'launch', 'launches')} older than 30 days, ${oldLaunchesWithoutResult} ${oldLaunchesWithoutResult === 1 ? 'has' : 'have'} no result.`;
  if (!isEnough || insideWilson95 === null) return `${missing}\nNot enough to judge yet: ${scored} of 5 results.`;
  return `${missing}\n${inside80} of ${scored} results fell inside their 80% range (95% interval of that share: ${band(insideWilson95)}).`;
}

async function showRecord({ csv, ...options }: SharedOptions & { csv?: boolean }): Promise<void> {
  const record = await callEndpoint(getSession(options), endpoints.getTrackRecord);
  if (csv) {
    process.stdout.write(writeCsv(CSV_HEADERS, record.entries.map(toCsvRow)));
    return;
  }
  if (options.json) return printJson(record);
  printLine(describe(record.summary));
  if (record.entries.length > 0) printLine(`\n${renderTable(COLUMNS, record.entries.map(toCells))}`);
}

export const trackRecordCommand = (): Command =>
  withShared(new Command('track-record'))
    .description('Show every frozen forecast with what really happened')
    .addOption(new Option('--csv', 'write the record as CSV').conflicts('json'))
    .action(showRecord);
