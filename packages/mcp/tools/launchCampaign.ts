import { endpoints } from '@coldcast/contract/endpoints';
import { ERRORS } from '@coldcast/contract/errors';
import { writeCampaignCsv } from '@coldcast/rules/campaignCsv';
import { judgeFilledLeads } from '@coldcast/rules/filledLeads';
import { countOf } from '@coldcast/rules/countOf';
import { z } from 'zod';
import { ProductFailure } from '../backend.ts';
import { email, leadsCsv, toSequence, usualOpenRate } from '../inputs.ts';
import { defineTool } from '../tool.ts';
import { MAX_WAIT_SECONDS, progressLine, progressShape, waitForCampaign } from '../waitForCampaign.ts';
import { checkLines, fillRows, findProblem, quotedChecks, readRows, toQuotedChecks } from './checkRows.ts';

const input = z.object({
  campaign_name: z.string().max(200).describe('Name of the campaign'),
  leads_csv: leadsCsv,
  email: email.optional(),
  usual_open_rate: usualOpenRate.optional(),
  send_size: z.int().min(1).optional().describe('How many people get this text in total, if the list is part of a larger send'),
  keep_priority_credits: z.boolean().optional().describe('true runs it as a regular mock, without priority credits'),
  repeat: z
    .string()
    .max(50)
    .optional()
    .describe(
      'The same launch again within 24 hours gives the same campaign and is charged once. Give any new word here to launch it again.',
    ),
  wait_seconds: z.int().min(0).max(MAX_WAIT_SECONDS).optional().describe('Seconds to wait for the results; 0 by default'),
});

const output = z.object({
  campaignId: z.string(),
  url: z.string(),
  validRows: z.int(),
  invalidRows: z.int(),
  progress: progressShape.nullable(),
  quotedChecks,
});

type Input = z.output<typeof input>;

/** The campaign file to launch, with what stands out in its emails: the list with the email filled for each lead, or the file as is. */
function toCampaignFile({ leads_csv: csv, email: written }: Input): { csv: string; checks: string[] } {
  const file = readRows(csv, written);
  const problem = findProblem(file, written);
  if (problem !== null) throw new ProductFailure(problem, { code: 'invalid_input' });
  const { leads } = judgeFilledLeads(fillRows(file, written));
  const checks = toQuotedChecks(leads, { headers: file.headers, isOwnEmails: written === undefined });
  if (written === undefined) return { csv, checks };
  if (leads.length === 0) throw new ProductFailure(ERRORS.no_valid_rows.message, { code: 'no_valid_rows' });
  return { csv: writeCampaignCsv(leads, file.headers), checks };
}

function toForm(wanted: Input, csv: string): FormData {
  const form = new FormData();
  form.set('campaignName', wanted.campaign_name);
  if (wanted.usual_open_rate) form.set('mockOpenRate', String(wanted.usual_open_rate));
  if (wanted.send_size !== undefined) form.set('sendSize', String(wanted.send_size));
  if (wanted.keep_priority_credits === true) form.set('priority', 'off');
  if (wanted.email !== undefined) {
    form.set('templateSubject', wanted.email.subject);
    form.set('templateBody', wanted.email.body);
    const { followUps } = toSequence(wanted.email);
    if (followUps) form.set('templateFollowUps', JSON.stringify(followUps));
  }
  form.set('file', new Blob([csv], { type: 'text/csv' }), 'assistant.csv');
  return form;
}

/** The same launch has the same key, so a repeated launch, or one whose answer was lost, is charged once. */
const toLaunchName = ({ wait_seconds: _seconds, ...wanted }: Input): string => JSON.stringify(wanted);

export const launchCampaignTool = defineTool({
  name: 'launch_campaign',
  title: 'Launch a mock campaign',
  description:
    'Launch a simulated campaign: every lead is simulated one by one, with replies and insights. Sends no email to anyone, but spends one mock credit for each valid row, which cannot be undone: ask the person first, and forecast the draft before. The same launch again within 24 hours is not charged again. Needs an API key with the scope "launch".',
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  input,
  output,
  run: async (wanted, context) => {
    const { csv, checks } = toCampaignFile(wanted);
    const launched = await context.call(endpoints.createCampaign, {
      form: toForm(wanted, csv),
      idempotencyKey: `assistant-${context.hashText(toLaunchName(wanted))}`,
    });
    const { campaignId, validRows, invalidRows } = launched;
    await context.report(0, validRows, `Launched with ${countOf(validRows, 'lead')}`);
    const progress = wanted.wait_seconds ? await waitForCampaign(context, { campaignId, seconds: wanted.wait_seconds }) : null;
    const url = `${context.url}/app/campaigns/${campaignId}`;
    const next = progress?.isFinished ? 'Read it with get_results.' : 'Wait for it with wait_for_campaign.';
    return {
      data: { campaignId, url, validRows, invalidRows, progress, quotedChecks: checks },
      lines: [
        `Launched campaign ${campaignId} with ${countOf(validRows, 'lead')}; ${countOf(invalidRows, 'row')} left out. ${url}`,
        ...checkLines(checks),
        ...(progress === null ? [] : [progressLine(progress)]),
        next,
      ],
    };
  },
});
