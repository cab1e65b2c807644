import { endpoints } from '@coldcast/contract/endpoints';
import type { EndpointAnswer } from '@coldcast/contract/endpoint';
import { DEFAULT_BUCKET, toBucketIndex, type Bucket } from '@coldcast/rules/deliverability';
import { countOf } from '@coldcast/rules/countOf';
import { z } from 'zod';
import { ProductFailure } from '../backend.ts';
import { bucket, campaignId } from '../inputs.ts';
import { defineTool, READS, type ToolContext } from '../tool.ts';
import { quote, toQuoted } from '../words/quote.ts';
import { rateLines, rates, round, toRates } from '../words/rates.ts';

const compared = z.object({ campaignId: z.string(), quotedName: z.string(), leads: z.int(), rates });

const paired = z
  .object({
    differencePoints: z.number(),
    low80Points: z.number(),
    high80Points: z.number(),
    chanceSecondBetterPercent: z.number(),
  })
  .describe("Replies to the second email minus replies to the first, both on the first campaign's people, in points per 100 emails");

const output = z.object({
  bucket: z.string(),
  first: compared,
  second: compared,
  sameListReplies: paired.nullable().describe('Null where the second email cannot be written to the first list'),
});
type Output = z.output<typeof output>;
type Campaign = EndpointAnswer<typeof endpoints.getCampaign>;

async function readOne({ call }: ToolContext, id: string, asked: Bucket): Promise<{ shown: Output['first']; campaign: Campaign }> {
  const params = { campaignId: id };
  const [campaign, ranges] = await Promise.all([
    call(endpoints.getCampaign, { params, query: { campaignFile: 'omit' } }),
    call(endpoints.listAnalyticsRanges, { params }),
  ]);
  const at = ranges[toBucketIndex(asked)];
  const own = at?.forecasts?.find((forecast) => forecast.for === 'sender');
  const [expected, interval80] = own ? [own.median, own.interval80] : [at?.expected, at?.interval80];
  if (!expected || !interval80) {
    throw new ProductFailure(`Campaign ${id} has not finished. Wait for it with wait_for_campaign.`, { code: 'campaign_not_finished' });
  }
  const quotedName = toQuoted(campaign.data.campaignName, 200);
  return { campaign, shown: { campaignId: id, quotedName, leads: campaign.progress.total, rates: toRates(expected, interval80) } };
}

/** Errors of a paired comparison that only mean that none is possible. */
const NO_PAIR = new Set([
  'invalid_input',
  'missing_columns',
  'no_valid_rows',
  'forecast_too_large',
  'too_large',
  'too_much_text',
  'leads_deleted',
]);

/** The second email on the first list, if it is a template this list can fill. */
async function pair({ call }: ToolContext, { first, second, asked }: { first: Campaign; second: Campaign; asked: Bucket }) {
  const { template } = second.data;
  if (!template) return null;
  try {
    const { csv } = await call(endpoints.getCampaignFile, { params: { campaignId: first.data.campaignId } });
    const { comparison } = await call(endpoints.forecastDraft, { body: { leads: csv, against: template, bucket: asked } });
    if (comparison === null) return null;
    const { difference, interval80, chanceBetter } = comparison.reply;
    return {
      differencePoints: round(100 * difference),
      low80Points: round(100 * interval80[0]),
      high80Points: round(100 * interval80[1]),
      chanceSecondBetterPercent: Math.round(100 * chanceBetter),
    };
  } catch (error) {
    if (error instanceof ProductFailure && NO_PAIR.has(error.code)) return null;
    throw error;
  }
}

function pairLine({ sameListReplies: found }: Output): string {
  if (found === null)
    return 'The two went to different people, or each lead got an email of its own: a difference can come from the lists. To compare texts alone, use forecast_draft with compare_with.';
  return `On the people of the first campaign, the second email changes replies by ${found.differencePoints} points per 100 emails (80% range ${found.low80Points} to ${found.high80Points}); it is better with a chance of ${found.chanceSecondBetterPercent}%.`;
}

export const compareCampaignsTool = defineTool({
  name: 'compare_campaigns',
  title: 'Compare two campaigns',
  description:
    'Compare the expected rates of two finished campaigns, with 80% ranges. Where possible, also compare the second email on the first list, so that only the text differs.',
  annotations: READS,
  input: z.object({ first_campaign_id: campaignId, second_campaign_id: campaignId, bucket: bucket.optional() }),
  output,
  run: async ({ first_campaign_id: firstId, second_campaign_id: secondId, bucket: asked = DEFAULT_BUCKET }, context) => {
    const [first, second] = [await readOne(context, firstId, asked), await readOne(context, secondId, asked)];
    const sameListReplies = await pair(context, { first: first.campaign, second: second.campaign, asked });
    const data: Output = { bucket: asked, first: first.shown, second: second.shown, sameListReplies };
    return {
      data,
      lines: [data.first, data.second]
        .flatMap(({ campaignId: id, quotedName, leads, rates: shown }) => [
          `${id} ${quote(quotedName, 200)}, ${countOf(leads, 'lead')}, at a usual open rate of ${asked}%, of 100 emails sent:`,
          ...rateLines(shown),
        ])
        .concat(pairLine(data)),
    };
  },
});
