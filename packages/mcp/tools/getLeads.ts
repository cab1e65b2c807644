import { endpoints } from '@coldcast/contract/endpoints';
import type { LeadReasons } from '@coldcast/contract/insights';
import type { ResultRow } from '@coldcast/contract/leadResults';
import { DEFAULT_BUCKET, type Bucket } from '@coldcast/rules/deliverability';
import { FILTER_ACTIONS } from '@coldcast/rules/leadActions';
import { countOf } from '@coldcast/rules/countOf';
import { z } from 'zod';
import { bucket, campaignId } from '../inputs.ts';
import { defineTool, READS, type ToolContext } from '../tool.ts';
import { quote, toQuoted } from '../words/quote.ts';
import { round } from '../words/rates.ts';

const MAX_LEADS = 50;
const MAX_REPLY_LENGTH = 2000;

const nullableQuote = z.string().nullable();

const lead = z.object({
  leadId: z.string(),
  quotedName: nullableQuote,
  quotedCompany: nullableQuote,
  quotedTitle: nullableQuote,
  profileUrl: z.string(),
  action: z
    .string()
    .describe('What the lead did: reply, ignore, no_action, unsubscribe, report_spam, internal_forward, not_opened, classify_as_spam'),
  replyIntent: nullableQuote,
  quotedReply: nullableQuote.describe('Invented by the simulation; the person wrote nothing'),
  fit: z.enum(['owner', 'near', 'far']).nullable(),
});

const why = z
  .object({
    openRatePercent: z.number(),
    replyRatePercent: z.number(),
    quotedOpenReasons: z.array(z.object({ effect: z.enum(['for', 'against']), quotedText: z.string() })),
    quotedReplyReasons: z.array(z.object({ effect: z.enum(['for', 'against']), quotedText: z.string() })),
  })
  .describe('Why this lead is more or less likely to respond than average');

const output = z.object({ campaignId: z.string(), bucket: z.string(), total: z.int(), leads: z.array(lead), why: why.nullable() });
type Lead = z.output<typeof lead>;

const quoteOrNull = (text: string | null, most: number): string | null => (text === null ? null : toQuoted(text, most));

const toLead = (row: ResultRow): Lead => ({
  leadId: row.leadId,
  quotedName: quoteOrNull(row.leadName, 200),
  quotedCompany: quoteOrNull(row.leadCompany, 200),
  quotedTitle: quoteOrNull(row.leadTitle, 200),
  profileUrl: row.personalLinkedinUrl,
  action: row.primaryAction ?? 'not_opened',
  replyIntent: row.replyIntent,
  quotedReply: quoteOrNull(row.reply, MAX_REPLY_LENGTH),
  fit: row.fit?.level ?? null,
});

function toWhy({ openRate, replyRate, open, reply }: LeadReasons): z.output<typeof why> {
  const toReasons = (reasons: LeadReasons['open']) => reasons.map(({ effect, text }) => ({ effect, quotedText: toQuoted(text, 500) }));
  return {
    openRatePercent: round(100 * openRate),
    replyRatePercent: round(100 * replyRate),
    quotedOpenReasons: toReasons(open),
    quotedReplyReasons: toReasons(reply),
  };
}

const describeLead = ({ leadId, quotedName, quotedCompany, quotedTitle, action, replyIntent, quotedReply }: Lead): string => {
  const who = [quotedName, quotedTitle, quotedCompany].map((text) => (text === null ? '-' : quote(text, 200))).join(', ');
  return `- ${leadId} ${who}: ${action}${replyIntent === null ? '' : ` (${replyIntent})`}${quotedReply === null ? '' : ` simulated reply ${quote(quotedReply, MAX_REPLY_LENGTH)}`}`;
};

const describeWhy = (found: z.output<typeof why>): string[] => [
  `Of leads like this one, about ${found.openRatePercent} in 100 open and about ${found.replyRatePercent} in 100 reply. These are central values without a range; get_results has the ranges of the campaign.`,
  ...found.quotedOpenReasons.map(({ effect, quotedText }) => `- ${effect} an open: ${quote(quotedText, 500)}`),
  ...found.quotedReplyReasons.map(({ effect, quotedText }) => `- ${effect} a reply: ${quote(quotedText, 500)}`),
];

type Wanted = { id: string; asked: Bucket; action: string | undefined; leadId: string | undefined };

async function readLeads({ call }: ToolContext, { id, asked, action, leadId }: Wanted) {
  const query = { bucket: asked, ...(action !== undefined && action !== 'ignore' && { primary_action: action }) };
  const rows = await call(endpoints.listResults, { params: { campaignId: id }, query });
  const isWanted = ({ leadId: rowId, primaryAction }: ResultRow) =>
    (leadId === undefined || rowId === leadId) && (action !== 'ignore' || primaryAction === 'ignore' || primaryAction === 'no_action');
  return rows.filter(isWanted);
}

export const getLeadsTool = defineTool({
  name: 'get_leads',
  title: 'What single leads did, and why',
  description:
    'List what each simulated lead did, most likely to respond first, filtered by action if asked, with simulated replies. Give lead_id to learn why that lead is more or less likely to respond than average.',
  annotations: READS,
  input: z.object({
    campaign_id: campaignId,
    action: z.enum([...FILTER_ACTIONS, 'not_opened']).optional(),
    lead_id: z.string().optional().describe('One lead, with reasons'),
    bucket: bucket.optional(),
    limit: z.int().min(1).max(MAX_LEADS).optional().describe('20 by default'),
    offset: z.int().min(0).optional(),
  }),
  output,
  run: async ({ campaign_id: id, action, lead_id: leadId, bucket: asked = DEFAULT_BUCKET, limit = 20, offset = 0 }, context) => {
    const rows = await readLeads(context, { id, asked, action, leadId });
    const reasons =
      leadId === undefined
        ? null
        : toWhy(await context.call(endpoints.explainLead, { params: { campaignId: id, leadId }, query: { bucket: asked } }));
    const leads = rows.slice(offset, offset + limit).map(toLead);
    return {
      data: { campaignId: id, bucket: asked, total: rows.length, leads, why: reasons },
      lines: [
        `${countOf(rows.length, 'lead')} at a usual open rate of ${asked}%; ${leads.length} listed here, from number ${offset + 1}.`,
        ...leads.map(describeLead),
        ...(reasons === null ? [] : describeWhy(reasons)),
      ],
    };
  },
});
