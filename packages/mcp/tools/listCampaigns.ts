import { endpoints } from '@coldcast/contract/endpoints';
import { DEFAULT_BUCKET } from '@coldcast/rules/deliverability';
import { countOf } from '@coldcast/rules/countOf';
import { z } from 'zod';
import { defineTool, READS } from '../tool.ts';
import { progressShape, toProgress } from '../waitForCampaign.ts';
import { quote, toQuoted } from '../words/quote.ts';
import { rates, toRates } from '../words/rates.ts';

const MAX_LISTED = 50;

const output = z.object({
  total: z.int(),
  campaigns: z.array(
    z.object({
      campaignId: z.string(),
      quotedName: z.string(),
      createdAt: z.string(),
      progress: progressShape,
      rates: rates.nullable().describe('Expected rates at a usual open rate of 40-50%; null until it has finished'),
    }),
  ),
});

export const listCampaignsTool = defineTool({
  name: 'list_campaigns',
  title: 'List campaigns',
  description:
    'List the simulated campaigns of the organization, newest first, with progress and expected rates. Gives the ids that other tools take.',
  annotations: READS,
  input: z.object({
    limit: z.int().min(1).max(MAX_LISTED).optional().describe('20 by default'),
    offset: z.int().min(0).optional(),
  }),
  output,
  run: async ({ limit = 20, offset = 0 }, { call }) => {
    const [all, analytics] = await Promise.all([
      call(endpoints.listCampaigns),
      call(endpoints.listCampaignAnalytics, { query: { bucket: DEFAULT_BUCKET } }),
    ]);
    const ratesOf = new Map(
      analytics.map(({ campaignId, expected, interval80 }) => [campaignId, expected && interval80 && toRates(expected, interval80)]),
    );
    const campaigns = all.slice(offset, offset + limit).map(({ campaignId, campaignName, createdAt, progress }) => {
      const shown = ratesOf.get(campaignId) ?? null;
      return {
        campaignId,
        quotedName: toQuoted(campaignName, 200),
        createdAt,
        progress: toProgress(progress, shown !== null),
        rates: shown,
      };
    });
    return {
      data: { total: all.length, campaigns },
      lines: [
        `${countOf(all.length, 'campaign')}, newest first; ${campaigns.length} listed here. Rates at a usual open rate of ${DEFAULT_BUCKET}%.`,
        ...campaigns.map(({ campaignId, quotedName, progress, rates: shown }) => {
          const reply = shown?.reply;
          const words = reply
            ? `about ${reply.expectedPercent} replies in 100 (80% range ${reply.low80Percent} to ${reply.high80Percent})`
            : 'no forecast yet';
          return `- ${campaignId} ${quote(quotedName, 200)}: ${progress.status}, ${countOf(progress.total, 'lead')}, ${words}`;
        }),
      ],
    };
  },
});
