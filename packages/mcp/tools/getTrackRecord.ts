import { endpoints } from '@coldcast/contract/endpoints';
import { z } from 'zod';
import { defineTool, READS } from '../tool.ts';
import { quote, toQuoted } from '../words/quote.ts';
import { round } from '../words/rates.ts';

const MAX_ENTRIES = 20;

const output = z.object({
  scored: z.int().describe('Launches with a real result'),
  isEnough: z.boolean().describe('false if there are too few results to judge the forecasts'),
  inside80: z.int().describe('Results that fell inside their 80% range; about 80% should'),
  entries: z.array(
    z.object({
      campaignId: z.string(),
      quotedName: z.string(),
      launchedAt: z.string(),
      forecastReplyPercent: z.number(),
      low80Percent: z.number(),
      high80Percent: z.number(),
      actualReplyPercent: z.number().nullable(),
      isInside80: z.boolean().nullable(),
    }),
  ),
});

export const getTrackRecordTool = defineTool({
  name: 'get_track_record',
  title: 'Track record',
  description:
    'How good the forecasts were: every reply forecast as it was frozen when the campaign finished, with its 80% range and what really happened, if known. Forecasts are simulated; results with actualReplyPercent are real.',
  annotations: READS,
  input: z.object({}),
  output,
  run: async (_input, { call }) => {
    const { summary, entries } = await call(endpoints.getTrackRecord);
    const shown = entries.slice(0, MAX_ENTRIES).map((entry) => ({
      campaignId: entry.campaignId,
      quotedName: toQuoted(entry.campaignName, 200),
      launchedAt: entry.launchedAt,
      forecastReplyPercent: round(100 * entry.reply.median),
      low80Percent: round(100 * entry.reply.trueRate80[0]),
      high80Percent: round(100 * entry.reply.trueRate80[1]),
      actualReplyPercent: entry.actualReply === null ? null : round(100 * entry.actualReply),
      isInside80: entry.isInside80,
    }));
    const { scored, isEnough, inside80 } = summary;
    return {
      data: { scored, isEnough, inside80, entries: shown },
      lines: [
        isEnough
          ? `${inside80} of ${scored} real results fell inside their 80% range.`
          : `Not enough to judge yet: ${scored} of 5 real results.`,
        ...shown.map((entry) => {
          const real = entry.actualReplyPercent === null ? 'no real result yet' : `really ${entry.actualReplyPercent} in 100`;
          return `- ${entry.campaignId} ${quote(entry.quotedName, 200)}: forecast ${entry.forecastReplyPercent} replies in 100 (80% range ${entry.low80Percent} to ${entry.high80Percent}), ${real}`;
        }),
      ],
    };
  },
});
