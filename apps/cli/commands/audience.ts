import type { AudienceAnswer } from '@coldcast/contract/audience';
import { endpoints } from '@coldcast/contract/endpoints';
import { audienceCsv } from '@coldcast/rules/audienceCsv';
import { AUDIENCE_GROUP_WORDS, formatChance, formatExpected, describePrices, type AudienceGroupName } from '@coldcast/rules/audienceWords';
import { BUCKETS, DEFAULT_BUCKET, type Bucket } from '@coldcast/rules/deliverability';
import { Command, InvalidArgumentError, Option } from 'commander';
import { callEndpoint } from '../api/callEndpoint.ts';
import { cleanText } from '../output/cleanText.ts';
import { printJson, printLine } from '../output/print.ts';
import { renderTable, type TableColumn } from '../output/renderTable.ts';
import { getSession, type Session } from '../session/findSession.ts';
import { readCount, withShared, type SharedOptions } from './options.ts';

type AudienceOptions = SharedOptions & {
  bucket: Bucket;
  cut?: number;
  group?: AudienceGroupName;
  spamReportPrice?: string;
  unsubscribePrice?: string;
  csv?: boolean;
};

const GROUPS = Object.keys(AUDIENCE_GROUP_WORDS);

const COLUMNS: readonly TableColumn[] = [
  { head: 'Group' },
  { head: 'Leads', isEnd: true },
  { head: 'Interested', isEnd: true },
  { head: 'Opt-outs', isEnd: true },
  { head: 'Spam reports', isEnd: true },
  { head: 'Who' },
];

function readPrice(text: string): string {
  if (/^\d{1,3}(?:\.\d{1,9})?$/u.test(text)) return text;
  throw new InvalidArgumentError('Enter a number from 0 to 100.');
}

const toCells = ({ group, leads, interest, unsubscribes, spamReports, reasons }: AudienceAnswer['groups'][number]): string[] => [
  AUDIENCE_GROUP_WORDS[group],
  String(leads),
  formatExpected(interest),
  formatExpected(unsubscribes),
  formatExpected(spamReports),
  reasons.map((reason) => `${reason.leads} ${reason.text}`).join('; '),
];

const sayLimit = ({ perThousand, chance, chanceWithAll }: AudienceAnswer['budget']['limits'][number]): string =>
  `more than ${perThousand} in 1,000: ${formatChance(chance)} with these, ${formatChance(chanceWithAll)} with everyone`;

type Wanted = { campaignId: string; group: AudienceGroupName | undefined };

async function writeCsv(session: Session, { leads }: AudienceAnswer, { campaignId, group }: Wanted): Promise<void> {
  const results = await callEndpoint(session, endpoints.listResults, { params: { campaignId }, query: { include: 'cells' } });
  const sources = new Map(
    results.map(({ leadId, personalLinkedinUrl, email, originalCells }) => [
      leadId,
      { profileUrl: personalLinkedinUrl, email, cells: originalCells ?? [] },
    ]),
  );
  const wanted = group === undefined ? leads : leads.filter((lead) => lead.group === group);
  process.stdout.write(audienceCsv(wanted, (leadId) => sources.get(leadId), leads));
}

async function showAudience(campaignId: string, { csv, group, cut, ...options }: AudienceOptions): Promise<void> {
  const session = getSession(options);
  const { bucket, spamReportPrice, unsubscribePrice } = options;
  const query = {
    bucket,
    ...(cut === undefined ? {} : { cut: String(cut) }),
    ...(spamReportPrice === undefined ? {} : { spamReportPrice }),
    ...(unsubscribePrice === undefined ? {} : { unsubscribePrice }),
  };
  const answer = await callEndpoint(session, endpoints.getAudience, { params: { campaignId }, query });
  if (csv) return writeCsv(session, answer, { campaignId, group });
  if (options.json) return printJson(answer);
  const { groups, budget } = answer;
  printLine(`Expected at bucket ${answer.bucket}. ${describePrices(answer.prices)}\n`);
  printLine(renderTable(COLUMNS, groups.map(toCells)));
  printLine(`\n${cleanText(answer.cut.sentence)}`);
  printLine(`Spam reports in a send of ${budget.people.toLocaleString('en-US')}:\n  ${budget.limits.map(sayLimit).join('\n  ')}`);
  printLine(`\nEvery lead as a file: coldcast audience ${campaignId} --bucket ${bucket} --csv > audience.csv`);
}

export const audienceCommand = (): Command =>
  withShared(new Command('audience'))
    .description('Show who to send to, or write the groups as CSV')
    .argument('<campaign>', 'id of the campaign')
    .addOption(new Option('--bucket <bucket>', 'mock deliverability').choices(BUCKETS).default(DEFAULT_BUCKET))
    .option('--cut <leads>', 'how many leads get the email', readCount)
    .option('--spam-report-price <replies>', 'what a spam report costs, in interested replies', readPrice)
    .option('--unsubscribe-price <replies>', 'what an opt-out costs, in interested replies', readPrice)
    .addOption(new Option('--csv', 'write the leads as CSV in sending order, with a reason for each').conflicts('json'))
    .addOption(new Option('--group <group>', 'with --csv: only this group').choices(GROUPS))
    .action(showAudience);
