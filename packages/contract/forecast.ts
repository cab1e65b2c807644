import { BUCKETS } from '@coldcast/rules/deliverability';
import { MAX_EMAILS } from '@coldcast/rules/leadFile/limits';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { empty, followUp, forecastFor, none, stepExpectation, stopAfter } from './shapes.ts';

/** The most leads a draft's forecast accepts. */
export const MAX_FORECAST_LEADS = 500;

const emailText = z.strictObject({ subject: z.string(), body: z.string() });
/** An email with its follow-ups; an empty subject stays in the thread. */
const sequenceText = z.extend(emailText, {
  followUps: z.optional(z.array(followUp).check(z.maxLength(MAX_EMAILS - 1))),
});
const signed = z.tuple([z.number(), z.number()]);

/** What lowers a draft's rate, in points of emails sent, with the best edit that was simulated on a sample of the list. */
const draftReason = z.object({
  stage: z.enum(['open', 'reply']),
  factorId: z.string(),
  title: z.string(),
  /** What it costs besides replies or opens, in a sentence. */
  toll: z.optional(z.string()),
  deltaPoints: z.number(),
  interval80: signed,
  /** Null if no edit is verified. `email` is the whole draft after the edit; null if each lead has its own email. */
  fix: z.nullable(
    z.object({
      text: z.string(),
      sentence: z.string(),
      email: z.nullable(z.object({ subject: z.string(), body: z.string() })),
      deltaPoints: z.number(),
      interval80: signed,
    }),
  ),
});

/** Second minus first in expected rates on the same list; the interval is that of the difference of the true rates. */
const rateDifference = z.object({
  first: z.number(),
  second: z.number(),
  difference: z.number(),
  interval80: signed,
  chanceBetter: z.number().check(z.minimum(0), z.maximum(1)),
});

const draftComparison = z.object({
  open: rateDifference,
  reply: rateDifference,
  interest: rateDifference,
  unsubscribe: rateDifference,
  spam_report: rateDifference,
  /** Leads that would act differently, with the same random draws. */
  movedLeads: z.int(),
  leads: z.int(),
});

/** What a draft offers and how many of its leads decide on it; the counts are null if it is unclear who does. */
const draftFit = z.object({
  offer: z.nullable(z.string()),
  owner: z.nullable(z.int()),
  near: z.nullable(z.int()),
  far: z.nullable(z.int()),
  unknown: z.nullable(z.int()),
});

export const forecastDraft = {
  operationId: 'forecastDraft',
  method: 'POST',
  path: '/forecast',
  summary: 'Forecast a draft; this launches nothing, stores nothing and uses no credits',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: none,
  query: empty,
  body: z.strictObject({
    /**
     * The email every lead gets, with `{{first_name}}` and the columns of the list as variables; omitted if each row of `leads` has its
     * own.
     */
    email: z.optional(sequenceText),
    /** A lead list as CSV text, or without `email` a campaign file; without it, a typical list of 200 leads is used. */
    leads: z.optional(z.string()),
    /** Another email for the same list, to compare with the first. */
    against: z.optional(sequenceText),
    /** The sender's usual open rate as one of ten ranges; 40-50 by default. */
    bucket: z.optional(z.enum(BUCKETS)),
    /** How many people get the text, if the list is part of a larger send. */
    sendSize: z.optional(z.int().check(z.minimum(1), z.maximum(10_000_000))),
    /** `off` ignores past sends. */
    history: z.optional(z.enum(['on', 'off'])),
  }),
  bodyKind: 'json',
  carriesEmail: true,
  status: 200,
  answer: z.object({
    message: z.string(),
    bucket: z.enum(BUCKETS),
    leads: z.int(),
    isTypicalList: z.boolean(),
    invalidRowCount: z.int(),
    /** The first rows that cannot be sent, and why. */
    invalidRows: z.array(z.object({ row: z.int(), reason: z.string() })),
    /** For the sender first, if there are past sends, then for an unknown sender. */
    forecasts: z.array(forecastFor).check(z.minLength(1)),
    /** Past campaigns whose replies all count as human, because nobody said whether automatic ones are included. */
    assumedHuman: z.int(),
    /** Each email of a sequence; null for a single email. The rates above are then per lead over all emails. */
    steps: z.nullable(z.array(stepExpectation)),
    /** Emails worth sending at the default complaint prices; null for a single email. */
    stopAfter: z.nullable(stopAfter),
    /** What the email offers, and how many leads it concerns; null if unknown, and for a typical list. */
    fit: z.nullable(draftFit),
    /** Warnings about the email itself, such as that it reads like a scam. */
    warnings: z.array(z.string()),
    /** What stands out in the emails before they are sent, most important first. A launch refuses only an open slot. */
    checks: z.array(
      z.object({
        kind: z.string(),
        text: z.string(),
        place: z.nullable(z.string()),
        rowCount: z.int(),
        problem: z.string(),
        advice: z.string(),
      }),
    ),
    /** Highest cost first. */
    reasons: z.array(draftReason),
    comparison: z.nullable(draftComparison),
  }),
  errors: ['invalid_input', 'csv_unreadable', 'missing_columns', 'no_valid_rows', 'forecast_too_large', 'too_much_text'],
} as const satisfies Endpoint;
