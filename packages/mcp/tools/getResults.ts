import { endpoints } from '@coldcast/contract/endpoints';
import { DEFAULT_BUCKET, toBucketIndex } from '@coldcast/rules/deliverability';
import { countOf } from '@coldcast/rules/countOf';
import { z } from 'zod';
import { bucket, campaignId } from '../inputs.ts';
import { defineTool, READS } from '../tool.ts';
import { progressLine, progressShape, toProgress } from '../waitForCampaign.ts';
import { quote, toQuoted } from '../words/quote.ts';
import { assumption, rateLines, rates, toAssumption, toRates } from '../words/rates.ts';

const counts = z
  .object({
    leads: z.int(),
    inSpam: z.int(),
    opened: z.int(),
    replied: z.int(),
    positiveReplies: z.int(),
    unsubscribed: z.int(),
    spamReports: z.int(),
  })
  .describe('What the leads did in this one simulated run. A single run varies by chance: judge by the expected rates.');

const output = z.object({
  campaignId: z.string(),
  quotedName: z.string(),
  url: z.string(),
  progress: progressShape,
  bucket: z.string(),
  counts,
  forecasts: z.array(z.object({ for: z.enum(['sender', 'unknown_sender']), rates })).describe('Empty until the campaign has finished'),
  assumption,
});

export const getResultsTool = defineTool({
  name: 'get_results',
  title: 'Results of a campaign',
  description:
    'Read the results of a simulated campaign at one sender reputation: what the leads did in this run, and the rates the model expects with 80% ranges. For single leads use get_leads, for reasons get_insights.',
  annotations: READS,
  input: z.object({ campaign_id: campaignId, bucket: bucket.optional() }),
  output,
  run: async ({ campaign_id: id, bucket: asked = DEFAULT_BUCKET }, { call, url }) => {
    const params = { campaignId: id };
    const [campaign, ranges] = await Promise.all([
      call(endpoints.getCampaign, { params, query: { campaignFile: 'omit' } }),
      call(endpoints.listAnalyticsRanges, { params }),
    ]);
    const at = ranges[toBucketIndex(asked)];
    if (at === undefined) throw new Error(`the response has no bucket ${asked}`);
    const known = at.forecasts?.map(({ for: forWhom, median, interval80 }) => ({ for: forWhom, rates: toRates(median, interval80) }));
    const unknown = at.expected && at.interval80 ? [{ for: 'unknown_sender' as const, rates: toRates(at.expected, at.interval80) }] : [];
    const forecasts = known ?? unknown;
    const data = {
      campaignId: id,
      quotedName: toQuoted(campaign.data.campaignName, 200),
      url: `${url}/app/campaigns/${id}`,
      progress: toProgress(campaign.progress, at.expected !== null),
      bucket: asked,
      counts: {
        leads: at.total,
        inSpam: at.classify_as_spam,
        opened: at.total - at.not_opened,
        replied: at.reply,
        positiveReplies: at.reply_positive,
        unsubscribed: at.unsubscribe,
        spamReports: at.report_spam,
      },
      forecasts,
      assumption: toAssumption(forecasts, campaign.data.sender?.assumedHuman ?? 0),
    };
    const run = data.counts;
    return {
      data,
      lines: [
        `${quote(data.quotedName, 200)} at a usual open rate of ${asked}%. ${progressLine(data.progress)} ${data.url}`,
        `In this run: ${run.opened} of ${countOf(run.leads, 'lead')} opened, ${run.replied} replied (${run.positiveReplies} with interest), ${run.unsubscribed} unsubscribed, ${run.spamReports} reported spam, ${countOf(run.inSpam, 'email')} landed in spam.`,
        ...data.forecasts.flatMap(({ for: forWhom, rates: shown }) => [
          forWhom === 'sender' ? 'Expected for this sender, of 100 emails sent:' : 'Expected for an unknown sender, of 100 emails sent:',
          ...rateLines(shown),
        ]),
        ...(data.assumption === null ? [] : [data.assumption]),
        ...(data.forecasts.length === 0 ? ['No expected rates yet: wait with wait_for_campaign.'] : []),
      ],
    };
  },
});
