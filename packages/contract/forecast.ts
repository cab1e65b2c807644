import { BUCKETS } from '@coldcast/rules/deliverability';
import { MAX_EMAILS } from '@coldcast/rules/leadFile/limits';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { empty, followUp, forecastFor, none, stepExpectation, stopAfter } from './shapes.ts';

/** Most leads one forecast of a draft takes. */
export const MAX_FORECAST_LEADS = 500;

const emailText = z.strictObject({ subject: z.string(), body: z.string() });
/** An email with those that follow it; an empty subject stays in the thread. */
const sequenceText = z.extend(emailText, {
  followUps: z.optional(z.array(followUp).check(z.maxLength(MAX_EMAILS - 1))),
});
const signed = z.tuple([z.number(), z.number()]);

/** What keeps a draft's rate down, in points of emails sent, with the best edit that was simulated on a sample of the list. */
const draftReason = z.object({
  stage: z.enum(['open', 'reply']),
  factorId: z.string(),
  title: z.string(),
  deltaPoints: z.number(),
  interval80: signed,
  /** Null where no edit is verified. `email` is the whole draft after the edit; null where each lead has an email of its own. */
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
    /** The email every lead gets, with `{{first_name}}` and the columns of the list as variables; left out where each row of `leads` brings its own. */
    email: z.optional(sequenceText),
    /** A lead list as CSV text, or without `email` a campaign file; a typical list of 200 leads stands in where there is none. */
    leads: z.optional(z.string()),
    /** Another email for the same list, to compare the first one with. */
    against: z.optional(sequenceText),
    /** The sender's usual open rate as one of ten ranges; 40-50 unless told. */
    bucket: z.optional(z.enum(BUCKETS)),
    /** People who get the text, where the list is a part of a larger send. */
    sendSize: z.optional(z.int().check(z.minimum(1), z.maximum(10_000_000))),
    /** `off` leaves past sends out. */
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
    /** The first rows that cannot be sent, with what is wrong. */
    invalidRows: z.array(z.object({ row: z.int(), reason: z.string() })),
    /** For the sender first, where there are past sends, then for an unknown sender. */
    forecasts: z.array(forecastFor).check(z.minLength(1)),
    /** Past campaigns whose replies count as people's, because nobody said whether automatic ones are among them. */
    assumedHuman: z.int(),
    /** Each email of a sequence; null for a single email. Rates above are then per lead over all emails. */
    steps: z.nullable(z.array(stepExpectation)),
    /** Emails worth sending at the usual price of complaints; null for a single email. */
    stopAfter: z.nullable(stopAfter),
    /** What the email offers, and how many leads it concerns; null where nobody can tell, and for a typical list. */
    fit: z.nullable(z.object({ offer: z.nullable(z.string()), owner: z.int(), near: z.int(), far: z.int(), unknown: z.int() })),
    /** What must be said of the email itself, as that it reads like a scam. */
    warnings: z.array(z.string()),
    /** What stands out in the emails before they are sent, most telling first. A launch refuses an open slot only. */
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
    /** Most costly first. */
    reasons: z.array(draftReason),
    comparison: z.nullable(draftComparison),
  }),
  errors: ['invalid_input', 'csv_unreadable', 'missing_columns', 'no_valid_rows', 'forecast_too_large', 'too_much_text'],
} as const satisfies Endpoint;
