import { endpoints } from '@coldcast/contract/endpoints';
import { z } from 'zod';
import { campaignId } from '../inputs.ts';
import { defineTool } from '../tool.ts';

const count = z.int().min(0).optional();

export const reportResultTool = defineTool({
  name: 'report_result',
  title: 'Report what really happened',
  description:
    'Report what really happened with a campaign that was simulated here and then really sent. It waits for a person to confirm it on the Your sends page and does not count until then; a second report replaces the first. Report only figures the person gave you. Needs an API key with the scope "manage".',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.object({
    campaign_id: campaignId,
    sent_on: z.string().describe('Day of the first real email, such as 2026-03-18'),
    sent: z.int().min(1).describe('Emails really sent'),
    delivered: count,
    opened: count,
    replied: count,
    positive_replies: count,
    bounced: count,
    unsubscribed: count,
    spam_reports: count,
    has_automatic_replies: z.boolean().optional().describe('Whether the replies include automatic ones, such as out-of-office notes'),
    reason: z.string().max(500).optional().describe('Why it changes, if the campaign already has a different result'),
  }),
  output: z.object({ proposalId: z.string(), campaignId: z.string(), status: z.literal('waits_for_confirmation'), url: z.string() }),
  run: async (input, { call, url }) => {
    const { message, proposal } = await call(endpoints.proposeOutcome, {
      params: { campaignId: input.campaign_id },
      body: {
        sentOn: input.sent_on,
        sent: input.sent,
        delivered: input.delivered,
        opened: input.opened,
        replied: input.replied,
        positiveReplies: input.positive_replies,
        bounced: input.bounced,
        unsubscribed: input.unsubscribed,
        spamReports: input.spam_reports,
        hasAutomaticReplies: input.has_automatic_replies,
        reason: input.reason,
      },
    });
    const page = `${url}/app/sends`;
    return {
      data: { proposalId: proposal.proposalId, campaignId: proposal.campaignId, status: 'waits_for_confirmation' as const, url: page },
      lines: [`${message} ${page}`],
    };
  },
});
