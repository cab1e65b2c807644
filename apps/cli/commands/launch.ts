import { randomUUID } from 'node:crypto';
import { endpoints } from '@coldcast/contract/endpoints';
import { LEGACY_ENCODING_NAMES, type LegacyEncoding } from '@coldcast/rules/leadFile/encodingNames';
import { countOf } from '@coldcast/rules/countOf';
import { Command, Option } from 'commander';
import { callEndpoint } from '../api/callEndpoint.ts';
import { retryCall } from '../api/retryCall.ts';
import { note, printJson, printLine } from '../output/print.ts';
import { getSession } from '../session/findSession.ts';
import { waitForCampaign } from '../wait/waitForCampaign.ts';
import { readCount, readPercent, withShared, withWait, type SharedOptions, type WaitOptions } from './options.ts';
import { readLaunchFile, type LaunchFile } from './readLaunchFile.ts';
import { describeProgress } from './status.ts';

type LaunchOptions = SharedOptions &
  WaitOptions & {
    name?: string;
    openRate?: number;
    first?: number;
    priority: boolean;
    idempotencyKey?: string;
    encoding?: LegacyEncoding;
  } & AboutOptions;

/** Corrections of the email, and its send. */
type AboutOptions = { sendSize?: number; offer?: string; offerOwners?: string; emailKind?: string; emailLanguage?: string };

const ABOUT = ['sendSize', 'offer', 'offerOwners', 'emailKind', 'emailLanguage'] as const satisfies readonly (keyof AboutOptions)[];

function toForm({ fileName, csv }: LaunchFile, { name, openRate, priority, encoding, ...about }: LaunchOptions): FormData {
  const form = new FormData();
  if (name !== undefined && name.trim() !== '') form.set('campaignName', name.trim());
  if (openRate !== undefined) form.set('mockOpenRate', String(openRate));
  if (encoding !== undefined) form.set('encoding', encoding);
  if (!priority) form.set('priority', 'off');
  for (const field of ABOUT) if (about[field] !== undefined) form.set(field, String(about[field]));
  form.set('file', csv, fileName);
  return form;
}

/** Prints what stands out in the emails, like the list beside Launch in the browser; it stops no launch. */
function noteChecks({ checks }: LaunchFile): void {
  if (checks.length === 0) return;
  note([checks.length === 1 ? '1 thing to check:' : `${checks.length} things to check:`, ...checks.map((text) => `- ${text}`)].join('\n'));
}

async function launch(path: string, options: LaunchOptions): Promise<void> {
  const session = getSession(options);
  const file = readLaunchFile(path, { first: options.first, encoding: options.encoding });
  noteChecks(file);
  const form = toForm(file, options);
  const idempotencyKey = options.idempotencyKey ?? randomUUID();
  const onInterrupt = () => {
    note(
      `\nStopped. The campaign may have been launched. To repeat the command without paying twice, add --idempotency-key ${idempotencyKey}`,
    );
    process.exit(130);
  };
  process.once('SIGINT', onInterrupt);
  const launched = await retryCall(() => callEndpoint(session, endpoints.createCampaign, { form, idempotencyKey }), {
    onWait: ({ message }, waitMs) => note(`${message}; trying again in ${Math.ceil(waitMs / 1000)} s`),
  }).finally(() => process.off('SIGINT', onInterrupt));
  const { campaignId, validRows, invalidRows } = launched;
  const page = `${session.url}/app/campaigns/${campaignId}`;
  if (!options.json) {
    const leftOut = invalidRows === 0 ? '' : `, ${countOf(invalidRows, 'invalid row')} left out`;
    printLine(`Launched ${campaignId} with ${countOf(validRows, 'lead')}${leftOut}.\n${page}`);
  }
  const progress = options.wait
    ? await waitForCampaign(session, { campaignId, isJson: options.json === true, timeoutSeconds: options.timeout })
    : undefined;
  if (options.json) return printJson({ ...launched, url: page, checks: file.checks, ...(progress && { progress }) });
  if (progress) printLine(`${describeProgress(progress)}\nRead it with: coldcast results ${campaignId}`);
}

export const launchCommand = (): Command =>
  withWait(withShared(new Command('launch')))
    .description('Launch a campaign from a CSV file with each lead’s emails')
    .argument('<file>', 'CSV with the columns email_body_1, subject_line and personal_linkedin_url, and email_body_2 to 7 for follow-ups')
    .option('--name <name>', 'name of the campaign (default: the name of the file)')
    .option('--open-rate <percent>', 'your usual open rate in percent', readPercent)
    .option('--first <count>', 'launch only this many leads, the first valid ones', readCount)
    .addOption(
      new Option('--encoding <name>', 'encoding of a file that is not Unicode (default: the most likely one)').choices(
        LEGACY_ENCODING_NAMES,
      ),
    )
    .option('--send-size <people>', 'how many people get this text, if the file is part of a larger send', readCount)
    .option('--offer <words>', 'what the email offers, if Coldcast reads it wrong')
    .option('--offer-owners <trades>', 'who decides on it, separated by commas')
    .option('--email-kind <kind>', 'what kind of email it is, such as sales or recruiting')
    .option('--email-language <code>', 'its language, such as en or de')
    .option('--no-priority', 'do not use priority credits')
    .option('--idempotency-key <key>', 'retry a launch safely: the same key and file are charged once in 24 hours')
    .action(launch);
