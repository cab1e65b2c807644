import { endpoints } from '@coldcast/contract/endpoints';
import type { EndpointAnswer } from '@coldcast/contract/endpoint';
import { countOf } from '@coldcast/rules/countOf';
import { z } from 'zod';
import { email, leadsCsv, toBucket, toSequence, usualOpenRate } from '../inputs.ts';
import { defineTool, READS } from '../tool.ts';
import { quote, toQuoted } from '../words/quote.ts';
import { assumption, rateLines, rates, round, toAssumption, toRates } from '../words/rates.ts';

type Forecast = EndpointAnswer<typeof endpoints.forecastDraft>;

const change = z.object({ points: z.number(), low80Points: z.number(), high80Points: z.number() });

const reason = z.object({
  stage: z.enum(['open', 'reply']),
  quotedReason: z.string(),
  costsPoints: change.describe('What this changes in the rate, in points per 100 emails sent; below 0 it costs'),
  fix: z
    .object({
      quotedAdvice: z.string(),
      quotedEffect: z.string(),
      quotedEmail: z.object({ subject: z.string(), body: z.string() }).nullable().describe('The whole email after the edit'),
    })
    .nullable()
    .describe('The best edit that was simulated on the same list'),
});

const difference = z.object({
  firstPercent: z.number(),
  secondPercent: z.number(),
  differencePoints: change,
  chanceSecondBetterPercent: z.number(),
});

const output = z.object({
  leads: z.int(),
  isTypicalList: z.boolean().describe('No list was given: 200 invented, typical leads were used'),
  bucket: z.string(),
  forecasts: z.array(z.object({ for: z.enum(['sender', 'unknown_sender']), rates })),
  assumption,
  invalidRowCount: z.int(),
  invalidRows: z.array(z.object({ row: z.int(), quotedReason: z.string() })),
  fit: z
    .object({
      quotedOffer: z.string().nullable(),
      owner: z.int().nullable(),
      near: z.int().nullable(),
      far: z.int().nullable(),
      unknown: z.int().nullable(),
    })
    .nullable()
    .describe('What the email offers and how many leads decide on it; the counts are null if it is unclear who does'),
  emails: z
    .array(
      z.object({
        email: z.int(),
        leadsWhoGetItPercent: z.number(),
        repliesPercent: z.number(),
        interestPercent: z.number(),
        spamReportsPercent: z.number(),
      }),
    )
    .nullable()
    .describe('What each email of a sequence adds, in percent of all leads; null for a single email'),
  worthSending: z.int().nullable().describe('Emails worth sending: the next one costs more in complaints than it brings'),
  quotedWarnings: z.array(z.string()),
  reasons: z.array(reason),
  comparison: z
    .object({ open: difference, reply: difference, interest: difference, unsubscribe: difference, spam_report: difference })
    .nullable(),
});
type Output = z.output<typeof output>;

const toChange = (points: number, [low, high]: readonly [number, number]) => ({
  points: round(points),
  low80Points: round(low),
  high80Points: round(high),
});

const toReason = ({ stage, title, toll, deltaPoints, interval80, fix }: Forecast['reasons'][number]): Output['reasons'][number] => ({
  stage,
  quotedReason: toQuoted(toll === undefined ? title : `${title}. ${toll}`),
  costsPoints: toChange(deltaPoints, interval80),
  fix: fix && {
    quotedAdvice: toQuoted(fix.text),
    quotedEffect: toQuoted(fix.sentence),
    quotedEmail: fix.email && { subject: toQuoted(fix.email.subject), body: toQuoted(fix.email.body) },
  },
});

function toComparison(comparison: Forecast['comparison']): Output['comparison'] {
  if (comparison === null) return null;
  const of = (rate: 'open' | 'reply' | 'interest' | 'unsubscribe' | 'spam_report') => {
    const { first, second, difference: points, interval80, chanceBetter } = comparison[rate];
    const [low, high] = interval80;
    return {
      firstPercent: round(100 * first),
      secondPercent: round(100 * second),
      differencePoints: toChange(100 * points, [100 * low, 100 * high]),
      chanceSecondBetterPercent: Math.round(100 * chanceBetter),
    };
  };
  return { open: of('open'), reply: of('reply'), interest: of('interest'), unsubscribe: of('unsubscribe'), spam_report: of('spam_report') };
}

function toFit(fit: Forecast['fit']): Output['fit'] {
  if (fit === null) return null;
  const { offer, ...levels } = fit;
  return { quotedOffer: offer === null ? null : toQuoted(offer), ...levels };
}

const toEmail = ({ step, stillIn, expected }: NonNullable<Forecast['steps']>[number]) => ({
  email: step,
  leadsWhoGetItPercent: round(100 * stillIn),
  repliesPercent: round(100 * expected.reply),
  interestPercent: round(100 * expected.interest),
  spamReportsPercent: round(100 * expected.spam_report),
});

function emailLines({ emails, worthSending }: Output): string[] {
  if (emails === null) return [];
  return [
    'What each email adds, of 100 leads:',
    ...emails.map(
      (one) =>
        `- email ${one.email}: ${one.repliesPercent} replies, ${one.interestPercent} interested, ${one.spamReportsPercent} spam reports`,
    ),
    `Worth sending: ${worthSending ?? emails.length} of ${emails.length} emails.`,
  ];
}

const toData = (answer: Forecast): Output => ({
  leads: answer.leads,
  isTypicalList: answer.isTypicalList,
  bucket: answer.bucket,
  forecasts: answer.forecasts.map(({ for: forWhom, median, interval80 }) => ({ for: forWhom, rates: toRates(median, interval80) })),
  assumption: toAssumption(answer.forecasts, answer.assumedHuman),
  invalidRowCount: answer.invalidRowCount,
  invalidRows: answer.invalidRows.map(({ row, reason: words }) => ({ row, quotedReason: toQuoted(words, 300) })),
  fit: toFit(answer.fit),
  emails: answer.steps?.map(toEmail) ?? null,
  worthSending: answer.stopAfter,
  quotedWarnings: answer.warnings.map((text) => toQuoted(text)),
  reasons: answer.reasons.map(toReason),
  comparison: toComparison(answer.comparison),
});

const FOR = { sender: 'For this sender, by its past sends', unknown_sender: 'For a sender that Coldcast knows nothing about' };

function comparisonLines({ comparison }: Output): string[] {
  if (comparison === null) return [];
  const lines = (['open', 'reply', 'interest', 'unsubscribe', 'spam_report'] as const).map((rate) => {
    const { differencePoints: points, chanceSecondBetterPercent } = comparison[rate];
    return `- ${rate}: ${points.points} points per 100 emails (80% range ${points.low80Points} to ${points.high80Points}); better with a chance of ${chanceSecondBetterPercent}%`;
  });
  return ['The other email against the first, on the same people:', ...lines];
}

function fitLines({ fit }: Output): string[] {
  if (fit === null) return [];
  if (fit.owner === null)
    return fit.quotedOffer === null ? [] : [`The email offers ${quote(fit.quotedOffer)}. It is unclear who on this list decides on it.`];
  const offer = fit.quotedOffer === null ? '' : ` of ${quote(fit.quotedOffer)}`;
  return [
    `Who the offer${offer} concerns: ${fit.owner} decide on it, ${fit.near} work close to it or are unclear, ${fit.far} rarely decide on it, ${fit.unknown} unknown.`,
  ];
}

function reasonLines({ reasons }: Output): string[] {
  if (reasons.length === 0) return ['We know no edit that clearly helps.'];
  return [
    'What holds it back, most costly first (points per 100 emails sent):',
    ...reasons.map(({ stage, quotedReason, costsPoints: costs, fix }) => {
      const words = fix === null ? '' : ` Advice: ${quote(fix.quotedAdvice)} ${quote(fix.quotedEffect)}`;
      return `- ${stage}: ${quote(quotedReason)} ${costs.points} (${costs.low80Points} to ${costs.high80Points}).${words}`;
    }),
  ];
}

function toLines(data: Output): string[] {
  const list = data.isTypicalList
    ? 'No lead list was given: a typical list of 200 is used.'
    : `${countOf(data.leads, 'lead')} can be sent to.`;
  return [
    `Forecast of a draft at a usual open rate of ${data.bucket}%. ${list} It cost nothing and launched nothing.`,
    ...data.forecasts.flatMap(({ for: forWhom, rates: shown }) => [`${FOR[forWhom]}, of 100 emails sent:`, ...rateLines(shown)]),
    ...(data.assumption === null ? [] : [data.assumption]),
    ...emailLines(data),
    ...(data.invalidRowCount === 0 ? [] : [`${countOf(data.invalidRowCount, 'row')} cannot be sent to.`]),
    ...data.quotedWarnings.map((text) => `Warning: ${quote(text)}`),
    ...fitLines(data),
    ...reasonLines(data),
    ...comparisonLines(data),
  ];
}

export const forecastDraftTool = defineTool({
  name: 'forecast_draft',
  title: 'Forecast a draft',
  description:
    'Forecast how a cold email would do before anything is sent: expected opens, replies, interest, unsubscribes and spam reports with 80% ranges, what holds it back, and verified edits. Costs nothing, launches nothing, sends nothing. Give an email, a lead list, or both (at most 500 leads); without a list, a typical one is used. Give compare_with to compare two emails on the same people. Start here.',
  annotations: READS,
  input: z.object({
    email: email.optional(),
    leads_csv: leadsCsv.optional(),
    compare_with: email.optional().describe('A second email to compare with the first on the same list'),
    usual_open_rate: usualOpenRate.optional(),
    send_size: z.int().min(1).optional().describe('How many people get this text in total, if the list is part of a larger send'),
    use_past_sends: z.boolean().optional().describe('false ignores what is known about the sender from past sends'),
  }),
  output,
  run: async (input, { call }) => {
    const answer = await call(endpoints.forecastDraft, {
      body: {
        email: input.email && toSequence(input.email),
        leads: input.leads_csv,
        against: input.compare_with && toSequence(input.compare_with),
        bucket: toBucket(input.usual_open_rate),
        sendSize: input.send_size,
        history: input.use_past_sends === false ? 'off' : 'on',
      },
    });
    const data = toData(answer);
    return { lines: toLines(data), data };
  },
});
