import { endpoints } from '@coldcast/contract/endpoints';
import { Command, InvalidArgumentError, Option } from 'commander';
import { callEndpoint } from '../api/callEndpoint.ts';
import { note, printJson, printLine } from '../output/print.ts';
import { getSession } from '../session/findSession.ts';
import { readCount, withShared, type SharedOptions } from './options.ts';

type OutcomeOptions = SharedOptions & {
  sent: number;
  on?: string;
  delivered?: number;
  opened?: number;
  replied?: number;
  positive?: number;
  bounced?: number;
  unsubscribed?: number;
  spam?: number;
  automaticReplies?: 'counted' | 'not_counted';
  reason?: string;
};

/** A whole number from 0. */
const readNumber = (text: string): number => {
  if (/^\d{1,9}$/.test(text.trim())) return Number(text);
  throw new InvalidArgumentError('Enter a whole number from 0.');
};

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

async function addOutcome(
  campaignId: string,
  { sent, on, positive, spam, reason, automaticReplies, ...options }: OutcomeOptions,
): Promise<void> {
  const session = getSession(options);
  const { delivered, opened, replied, bounced, unsubscribed } = options;
  const counts = { sent, delivered, opened, replied, bounced, unsubscribed, positiveReplies: positive, spamReports: spam };
  const hasAutomaticReplies = automaticReplies === undefined ? undefined : automaticReplies === 'counted';
  const body = { ...counts, sentOn: on ?? new Date().toISOString().slice(0, 10), hasAutomaticReplies, reason };
  const saved = await callEndpoint(session, endpoints.recordOutcome, { params: { campaignId }, body });
  const { entry, difference } = await callEndpoint(session, endpoints.getOutcome, { params: { campaignId } });
  if (options.json) return printJson({ ...saved, entry, difference });
  printLine(saved.message);
  if (entry?.actualReply !== null && entry?.reply.seen80) {
    const [low, high] = entry.reply.seen80;
    printLine(
      `Replied: ${percent(entry.actualReply)}. With this many emails, 4 in 5 such results fall between ${percent(low)} and ${percent(high)}.`,
    );
  }
  for (const { text } of difference?.advice ?? []) printLine(text);
  if (saved.outcome.figures.replied !== null && saved.outcome.hasAutomaticReplies === null) {
    note('Counts every reply as a person’s. Say with --automatic-replies whether automatic ones are included.');
  }
}

export const outcomeCommand = (): Command =>
  withShared(new Command('outcome'))
    .description('Record what really happened with a campaign you launched here')
    .argument('<campaign>', 'id of the campaign')
    .requiredOption('--sent <count>', 'emails that were really sent', readCount)
    .option('--on <day>', 'day of the first real email (default: today)')
    .option('--delivered <count>', 'emails that arrived', readNumber)
    .option('--opened <count>', 'emails that were opened', readNumber)
    .option('--replied <count>', 'replies', readNumber)
    .option('--positive <count>', 'positive replies', readNumber)
    .option('--bounced <count>', 'bounces', readNumber)
    .option('--unsubscribed <count>', 'unsubscribes', readNumber)
    .option('--spam <count>', 'spam reports', readNumber)
    .addOption(new Option('--automatic-replies <how>', 'whether the replies include automatic ones').choices(['counted', 'not_counted']))
    .option('--reason <text>', 'why an earlier result is corrected')
    .action(addOutcome);
