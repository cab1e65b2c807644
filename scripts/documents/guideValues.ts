import { DEFAULT_COMPLAINT_PRICES } from '@coldcast/rules/complaintPrices';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS_OF_ACCESS, ERRORS_OF_EVERY_CALL } from '@coldcast/contract/callGroups';
import { endpoints } from '@coldcast/contract/endpoints';
import { ERRORS } from '@coldcast/contract/errors';
import { TOOLS as ASSISTANT_TOOLS } from '@coldcast/mcp/tools';
import { MAX_WEBHOOKS, RETRY_DELAYS_SECONDS } from '@coldcast/contract/webhooks';
import { BUCKETS, DEFAULT_BUCKET, RANGE_HIGH_BUCKET, RANGE_LOW_BUCKET } from '@coldcast/rules/deliverability';
import { REQUIRED_COLUMNS } from '@coldcast/rules/leadFile/campaignColumns';
import {
  DEFAULT_WAIT_DAYS,
  MAX_BODY_LENGTH,
  MAX_EMAILS,
  MAX_FILE_BYTES,
  MAX_SUBJECT_LENGTH,
  MAX_WAIT_DAYS,
} from '@coldcast/rules/leadFile/limits';
import { PLANS, type Plan } from '@coldcast/rules/plans';
import { SMALL_CAMPAIGN_LEADS, SMALL_CAMPAIGN_SPREADS } from '@coldcast/rules/ratings';
import { PRIORS, PRIORS_VERSION } from '@coldcast/simulator/priors';
import { baseRateTable, countGrade, replyRange } from '../../apps/web/documents/methodology/baseRates.ts';
import { GRADES } from '../../apps/web/documents/methodology/outcomeGroups.ts';
import { SOURCE_COUNT } from '../../apps/web/documents/methodology/sources.ts';
import { formatCount } from '../../apps/web/ui/formats.ts';
import { CHOSEN_SETTINGS } from './chosenSettings.ts';
import { toTable } from './markdownTable.ts';
import { impactRows, listRateRows, metricRows, rangeRows } from './metricTables.ts';
import { readerValues } from './readerValues.ts';
import { linkRows, recognizedRows, TOOLS, type ToolExportGuide } from './toolTables.ts';
import { PAYLOADS } from './webhookPayloads.ts';

const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');

const workflow = readFileSync(join(import.meta.dirname, '../../samples/n8n-workflow.json'), 'utf8');

/** Tools that only some keys may use. */
const SCOPE_OF_TOOL: Readonly<Record<string, string>> = { launch_campaign: 'Launch', report_result: 'Manage' };

const toAssistantRow = ({ name, title }: (typeof ASSISTANT_TOOLS)[number]): string[] => [
  `\`${name}\``,
  title,
  SCOPE_OF_TOOL[name] ?? 'Read',
];

function toSettingRow({ name, meaning }: (typeof CHOSEN_SETTINGS)[number]): string[] {
  const standard = new RegExp(`^${name}=(.*)$`, 'm').exec(example)?.[1];
  if (standard === undefined) throw new Error(`.env.example has no ${name}.`);
  return [`\`${name}\``, standard === '' ? 'unset' : `\`${standard}\``, meaning];
}

const toPlanRow = (plan: Plan): string[] => [
  plan.isMostPopular ? `${plan.planName} (Most Popular)` : plan.planName,
  `$${plan.monthlyPriceUsd}`,
  plan.annualPriceUsd === null ? 'none' : `$${formatCount(plan.annualPriceUsd)}`,
  plan.monthlyCredits === null ? 'unlimited' : formatCount(plan.monthlyCredits),
  formatCount(plan.monthlyPriorityCredits),
  String(plan.maxConcurrentCampaigns),
  formatCount(plan.maxCampaignSize),
];

const PLAN_COLUMNS = ['Plan', 'Per month', 'Per year', 'Mock credits', 'Priority credits', 'Campaigns at once', 'Leads per campaign'];

const toToolSection = ({ tool, headers, how, note }: ToolExportGuide): string =>
  [
    `### ${tool}`,
    `${how} ${note}`,
    `<!-- caption: What Coldcast recognizes in a file from ${tool} -->`,
    toTable(['For', 'Taken from'], recognizedRows(headers)),
  ].join('\n\n');

const toEventSection = ({ meaning, payload }: (typeof PAYLOADS)[number]): string =>
  [
    `### <a id="${payload.type.replace('.', '-')}"></a>${payload.type}`,
    meaning,
    `\`\`\`json ${payload.type}\n${JSON.stringify(payload, null, 2)}\n\`\`\``,
  ].join('\n\n');

function toWaitWords(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`;
  if (seconds < 3600) return `${seconds / 60} minutes`;
  return seconds === 3600 ? '1 hour' : `${seconds / 3600} hours`;
}

const errorRows = (): string[][] =>
  [...new Set([...ERRORS_OF_ACCESS.session, ...ERRORS_OF_ACCESS.person, ...ERRORS_OF_EVERY_CALL])].map((code) => [
    `\`${code}\``,
    String(ERRORS[code].status),
    ERRORS[code].message,
  ]);

const gradeRows = (): string[][] => GRADES.map(({ grade, title, meaning }) => [title, String(countGrade(grade)), meaning]);

const aloneInTheirLines = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `\n${value}\n`]));

/** Every generated part of `docs/guide/*.md`, by name. */
export const guideValues = (): Record<string, string> => ({
  ...aloneInTheirLines({
    listRates: toTable(['Rate', 'Counted', 'Divided by', 'Arrow'], listRateRows()),
    metrics: toTable(['Rate', 'Panel', 'Counted', 'Divided by', 'Label'], metricRows()),
    ranges: toTable(['Card', 'Label'], rangeRows()),
    impacts: toTable(['Impact', 'Score'], impactRows()),
    links: toTable(['Link', 'Reading', 'What to do'], linkRows()),
    plans: toTable(PLAN_COLUMNS, PLANS.map(toPlanRow)),
    settings: toTable(['Name', 'Default', 'Meaning'], CHOSEN_SETTINGS.map(toSettingRow)),
    baseRates: toTable(['Outcome', 'Of sent emails', 'Of opened emails', 'Grade'], baseRateTable()),
    grades: toTable(['Grade', 'Coefficients', 'Meaning'], gradeRows()),
    tools: TOOLS.map(toToolSection).join('\n\n'),
    assistantTools: toTable(['Tool', 'Does', 'Needs'], ASSISTANT_TOOLS.map(toAssistantRow)),
    errorsOfEveryCall: toTable(['Error', 'Status', 'Message'], errorRows()),
    n8nWorkflow: `\`\`\`json n8n workflow\n${workflow.trim()}\n\`\`\``,
    events: PAYLOADS.map(toEventSection).join('\n\n'),
  }),
  ...readerValues(),
  callCount: String(Object.keys(endpoints).length),
  maxEmails: String(MAX_EMAILS),
  maxFollowUps: String(MAX_EMAILS - 1),
  defaultWaitDays: String(DEFAULT_WAIT_DAYS),
  maxWaitDays: String(MAX_WAIT_DAYS),
  bucketCount: String(BUCKETS.length),
  defaultBucket: DEFAULT_BUCKET,
  rangeLowBucket: RANGE_LOW_BUCKET,
  rangeHighBucket: RANGE_HIGH_BUCKET,
  smallCampaignLeads: String(SMALL_CAMPAIGN_LEADS),
  spamReportPrice: String(DEFAULT_COMPLAINT_PRICES.spamReport),
  unsubscribePrice: String(DEFAULT_COMPLAINT_PRICES.unsubscribe),
  smallOpenSpread: String(SMALL_CAMPAIGN_SPREADS.open),
  smallReplySpread: String(SMALL_CAMPAIGN_SPREADS.reply),
  priorsVersion: String(PRIORS_VERSION),
  coefficientCount: String(PRIORS.length),
  assumptionCount: String(countGrade('assumption')),
  sourceCount: String(SOURCE_COUNT),
  replyRange: replyRange(),
  maxFileMegabytes: String(MAX_FILE_BYTES / 1024 / 1024),
  maxSubject: formatCount(MAX_SUBJECT_LENGTH),
  maxBody: formatCount(MAX_BODY_LENGTH),
  requiredColumns: REQUIRED_COLUMNS.map((column) => `\`${column}\``).join(', '),
  maxWebhooks: String(MAX_WEBHOOKS),
  retryDelays: RETRY_DELAYS_SECONDS.map(toWaitWords).join(', '),
});
