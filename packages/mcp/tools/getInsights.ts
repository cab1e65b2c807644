import { endpoints } from '@coldcast/contract/endpoints';
import type { BetterVersion, Factor, InsightsAnswer, InsightSide } from '@coldcast/contract/insights';
import { z } from 'zod';
import { campaignId } from '../inputs.ts';
import { defineTool, READS } from '../tool.ts';
import { quote, toQuoted } from '../words/quote.ts';
import { round } from '../words/rates.ts';

const MAX_FACTORS = 5;
const MAX_TEXT = 1500;

const factor = z.object({
  effect: z.enum(['positive', 'negative', 'neutral', 'mixed']),
  quotedTitle: z.string(),
  quotedParagraph: z.string(),
  points: z.number().nullable().describe('Effect on the rate, in points per 100 emails sent'),
  low80Points: z.number().nullable(),
  high80Points: z.number().nullable(),
  quotedAdvice: z.array(z.string()),
});

const side = z.object({ quotedNarrative: z.string(), quotedTakeaways: z.array(z.string()), factors: z.array(factor) });

const better = z.object({
  quotedEmail: z.object({ subject: z.string(), body: z.string() }),
  isTemplate: z.boolean().describe('true if all leads share it; otherwise it is one chosen email'),
  replyPercent: z.object({ before: z.number(), after: z.number() }),
  replyChange: z.object({ points: z.number(), low80Points: z.number(), high80Points: z.number() }),
  quotedEffect: z.string(),
  quotedChanges: z.array(z.string()),
  quotedToFill: z.array(z.string()).describe('Lines with an open [...] that only the sender can fill'),
});

const output = z.object({
  campaignId: z.string(),
  whyReplied: side,
  whyNotReplied: side,
  whyOpened: side,
  whyNotOpened: side,
  betterVersion: better.nullable().describe('The whole email with the edits that help most together; null if none is very likely better'),
});
type Side = z.output<typeof side>;

const toFactor = (found: Factor): Side['factors'][number] => ({
  effect: found.polarity,
  quotedTitle: toQuoted(found.analysis?.title ?? found.label ?? found.factor_id, 300),
  quotedParagraph: toQuoted(found.analysis?.paragraph ?? found.explanation ?? '', MAX_TEXT),
  points: found.deltaPoints === undefined ? null : round(found.deltaPoints),
  low80Points: found.interval80 === undefined ? null : round(found.interval80[0]),
  high80Points: found.interval80 === undefined ? null : round(found.interval80[1]),
  quotedAdvice: (found.recommendations ?? []).map((text) => toQuoted(text, MAX_TEXT)),
});

const toSide = ({ summary, top_factors: factors }: InsightSide): Side => ({
  quotedNarrative: toQuoted(summary.narrative, MAX_TEXT),
  quotedTakeaways: summary.key_takeaways.map((text) => toQuoted(text, MAX_TEXT)),
  factors: factors.slice(0, MAX_FACTORS).map(toFactor),
});

function toBetter(found: BetterVersion | null | undefined): z.output<typeof better> | null {
  if (!found) return null;
  const { deltaPoints, interval80, sentence } = found.total;
  return {
    quotedEmail: { subject: toQuoted(found.email.subject), body: toQuoted(found.email.body) },
    isTemplate: found.isTemplate,
    replyPercent: { before: round(100 * found.replies[0]), after: round(100 * found.replies[1]) },
    replyChange: { points: round(deltaPoints), low80Points: round(interval80[0]), high80Points: round(interval80[1]) },
    quotedEffect: toQuoted(sentence ?? '', 500),
    quotedChanges: found.changes.map(({ text }) => toQuoted(text, MAX_TEXT)),
    quotedToFill: found.slots.map(({ text, asksFor }) => toQuoted(`${text} (${asksFor})`, 500)),
  };
}

const factorLine = ({ effect, quotedTitle, points, low80Points, high80Points, quotedAdvice }: Side['factors'][number]): string => {
  const worth = points === null ? '' : ` ${points} points per 100 emails (80% range ${low80Points} to ${high80Points})`;
  const advice = quotedAdvice.length === 0 ? '' : ` Advice: ${quotedAdvice.map((text) => quote(text, 500)).join('; ')}`;
  return `- ${effect}: ${quote(quotedTitle)}${worth}${advice}`;
};

const sideLines = (title: string, { quotedNarrative, factors }: Side): string[] => [
  `${title}: ${quote(quotedNarrative, MAX_TEXT)}`,
  ...factors.map(factorLine),
];

function betterLines(found: z.output<typeof better> | null): string[] {
  if (found === null) return ['No better version: no combination of edits is very likely better.'];
  const { replyPercent, replyChange, quotedEmail, quotedChanges, quotedToFill } = found;
  return [
    `Better version: about ${replyPercent.after} replies in 100 instead of ${replyPercent.before}; change ${replyChange.points} points (80% range ${replyChange.low80Points} to ${replyChange.high80Points}).`,
    `Its subject: ${quote(quotedEmail.subject, 1000)}`,
    `Its body: ${quote(quotedEmail.body, 20_000)}`,
    ...quotedChanges.map((text) => `- change: ${quote(text, 500)}`),
    ...quotedToFill.map((text) => `- only the sender can fill: ${quote(text, 500)}`),
  ];
}

function toData(id: string, { replies, opens }: { replies: InsightsAnswer; opens: InsightsAnswer }, found: BetterVersion | null) {
  return {
    campaignId: id,
    whyReplied: toSide(replies.data.insight),
    whyNotReplied: toSide(replies.data.negativeInsight),
    whyOpened: toSide(opens.data.insight),
    whyNotOpened: toSide(opens.data.negativeInsight),
    betterVersion: toBetter(found),
  };
}

export const getInsightsTool = defineTool({
  name: 'get_insights',
  title: 'Insights and a better version',
  description:
    'Why the leads of a finished campaign opened and replied, or did not. Says what to change, with simulated effects and 80% ranges. Gives the whole email with the edits that help most together.',
  annotations: READS,
  input: z.object({ campaign_id: campaignId }),
  output,
  run: async ({ campaign_id: id }, { call }) => {
    const query = { campaignId: id };
    const replies = await call(endpoints.generateReplyInsights, { query });
    const opens = await call(endpoints.generateOpenInsights, { query });
    const found = replies.data.betterVersion ?? (await call(endpoints.findBetterVersion, { query })).data.betterVersion;
    const data = toData(id, { replies, opens }, found);
    return {
      data,
      lines: [
        ...sideLines('Why leads replied', data.whyReplied),
        ...sideLines('Why leads did not reply', data.whyNotReplied),
        ...sideLines('Why leads opened', data.whyOpened),
        ...sideLines('Why leads did not open', data.whyNotOpened),
        ...betterLines(data.betterVersion),
      ],
    };
  },
});
