import type { AudienceAnswer } from '@coldcast/contract/audience';
import { endpoints } from '@coldcast/contract/endpoints';
import { DEFAULT_BUCKET } from '@coldcast/rules/deliverability';
import { countOf } from '@coldcast/rules/countOf';
import { z } from 'zod';
import { bucket, campaignId } from '../inputs.ts';
import { defineTool, READS } from '../tool.ts';
import { quote, toQuoted } from '../words/quote.ts';
import { round } from '../words/rates.ts';

const MAX_LEADS = 50;
const MAX_REASONS = 3;

const group = z.object({
  group: z.enum(['send_first', 'send_next', 'leave_out']),
  leads: z.int(),
  interestedReplies: z.number(),
  spamReports: z.number(),
  unsubscribes: z.number(),
  quotedReasons: z.array(z.string()),
});

const lead = z.object({
  leadId: z.string(),
  quotedName: z.string().nullable(),
  quotedCompany: z.string().nullable(),
  quotedTitle: z.string().nullable(),
  group: group.shape.group,
  quotedReason: z.string(),
  netInterestPercent: z.number().describe('Interested replies minus what complaints cost, in 100 emails'),
});

const between = z.object({ expected: z.number(), low80: z.number(), high80: z.number() });

const output = z.object({
  campaignId: z.string(),
  bucket: z.string(),
  prices: z
    .object({ spamReport: z.number(), unsubscribe: z.number() })
    .describe('What a spam report and an unsubscribe cost, in interested replies'),
  groups: z.array(group),
  cut: z.object({ leads: z.int(), interestedReplies: between, spamReports: between, quotedSentence: z.string() }),
  leads: z.array(lead),
});
type Output = z.output<typeof output>;

const quoteOrNull = (text: string | null): string | null => (text === null ? null : toQuoted(text, 200));

const toGroup = (found: AudienceAnswer['groups'][number]): Output['groups'][number] => ({
  group: found.group,
  leads: found.leads,
  interestedReplies: round(found.interest),
  spamReports: round(found.spamReports),
  unsubscribes: round(found.unsubscribes),
  quotedReasons: found.reasons.slice(0, MAX_REASONS).map(({ text, leads }) => toQuoted(`${text} (${leads})`, 300)),
});

const toLead = (found: AudienceAnswer['leads'][number]): Output['leads'][number] => ({
  leadId: found.leadId,
  quotedName: quoteOrNull(found.name),
  quotedCompany: quoteOrNull(found.company),
  quotedTitle: quoteOrNull(found.title),
  group: found.group,
  quotedReason: toQuoted(found.reason, 300),
  netInterestPercent: round(100 * found.net),
});

const toBetween = (expected: number, [low, high]: readonly [number, number]) => ({
  expected: round(expected),
  low80: round(low),
  high80: round(high),
});

const GROUP_WORDS: Record<Output['groups'][number]['group'], string> = {
  send_first: 'Send first',
  send_next: 'Send next',
  leave_out: 'Leave out',
};

function toLines({ groups, cut, leads, bucket: at, prices }: Output): string[] {
  const { interestedReplies: interest, spamReports: spam } = cut;
  return [
    `Who should get it, at a usual open rate of ${at}%. A spam report costs ${countOf(prices.spamReport, 'interested reply', 'interested replies')}, an unsubscribe ${prices.unsubscribe}.`,
    ...groups.map(
      (one) =>
        `- ${GROUP_WORDS[one.group]}: ${countOf(one.leads, 'lead')}, about ${one.interestedReplies} interested replies, ${one.spamReports} spam reports. ${one.quotedReasons.map((text) => quote(text)).join(' ')}`,
    ),
    `Sending to the first ${cut.leads}: about ${interest.expected} interested replies (80% range ${interest.low80} to ${interest.high80}) and ${spam.expected} spam reports (80% range ${spam.low80} to ${spam.high80}).`,
    ...leads.map(
      ({ leadId, quotedName, group: place, quotedReason }) =>
        `- ${leadId} ${quotedName === null ? '-' : quote(quotedName)}: ${GROUP_WORDS[place]}. ${quote(quotedReason)}`,
    ),
  ];
}

export const getAudienceTool = defineTool({
  name: 'get_audience',
  title: 'Who should get it',
  description:
    'Who to send a finished campaign to. Sorts the leads into three groups by interested replies net of what complaints cost. Says what sending to the first leads brings, with 80% ranges, and lists the leads in sending order.',
  annotations: READS,
  input: z.object({
    campaign_id: campaignId,
    bucket: bucket.optional(),
    cut: z.int().min(1).optional().describe('How many leads to send to, in order; by default everyone who is not left out'),
    limit: z.int().min(0).max(MAX_LEADS).optional().describe('Leads to list; 20 by default'),
    offset: z.int().min(0).optional(),
  }),
  output,
  run: async ({ campaign_id: id, bucket: asked = DEFAULT_BUCKET, cut, limit = 20, offset = 0 }, { call }) => {
    const query = { bucket: asked, ...(cut !== undefined && { cut: String(cut) }) };
    const found = await call(endpoints.getAudience, { params: { campaignId: id }, query });
    const data: Output = {
      campaignId: id,
      bucket: found.bucket,
      prices: found.prices,
      groups: found.groups.map(toGroup),
      cut: {
        leads: found.cut.leads,
        interestedReplies: toBetween(found.cut.interest, found.cut.interest80),
        spamReports: toBetween(found.cut.spamReports, found.cut.spamReports80),
        quotedSentence: toQuoted(found.cut.sentence, 500),
      },
      leads: found.leads.slice(offset, offset + limit).map(toLead),
    };
    return { data, lines: toLines(data) };
  },
});
