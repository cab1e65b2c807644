import { MAX_EMAILS } from '@coldcast/rules/leadFile/limits';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { campaignParams, emailBanner, empty, followUp, forecastFor, none, progress, timestamp } from './shapes.ts';

const lane = z.enum(['regular', 'priority']);

/** The user's corrections of an email that was misread. */
export const corrections = z.object({
  offer: z.optional(z.string()),
  offerOwners: z.optional(z.array(z.string())),
  emailKind: z.optional(z.string()),
  emailLanguage: z.optional(z.string()),
});

/** What kind of emails a campaign has, as read at launch. */
export const emailReading = z.object({
  /** The kind the emails are treated as; null if that is too uncertain, or in a language that is not supported. */
  kind: z.nullable(z.object({ kind: z.string(), probability: z.number() })),
  /** ISO 639-1 code, or `und`. */
  language: z.string(),
  isOutside: z.boolean(),
  isScam: z.boolean(),
  banners: z.array(z.extend(emailBanner, { sentences: z.optional(z.array(z.object({ text: z.string(), words: z.array(z.string()) }))) })),
});
export type EmailReading = z.output<typeof emailReading>;

/** The language model that was asked about a campaign, and the result. */
const campaignLanguageModel = z.object({
  provider: z.string(),
  model: z.string(),
  promptVersion: z.string(),
  /** `asking` until the simulation starts. */
  state: z.enum(['asking', 'settled']),
  /** Leads whose probabilities it changed; the others kept the calibrated engine's. */
  movedLeads: z.int(),
  /** Why leads kept them; null if none did. */
  problem: z.nullable(z.string()),
  /** Paid answers, and answers reused from an earlier run of the same question. */
  calls: z.int(),
  keptCalls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** At the prices in the settings. */
  costUsd: z.number(),
});
export type CampaignLanguageModel = z.output<typeof campaignLanguageModel>;

/** What a launch took from Your sends. It never changes afterward. */
const campaignSender = z.object({
  version: z.string(),
  campaigns: z.int(),
  delivered: z.int(),
  /** Campaigns whose replies all count as human, because nobody said whether automatic ones are included. */
  assumedHuman: z.int(),
  /** Over all buckets, weighted by their probabilities; null until the campaign has ended. */
  overall: z.nullable(forecastFor),
});

export const getCampaign = {
  operationId: 'getCampaign',
  method: 'GET',
  path: '/campaign/:campaignId',
  summary: 'Get a campaign with its leads and progress',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: campaignParams,
  /** `campaignFile=omit` answers with an empty list of leads, for callers who need only the rest. */
  query: z.object({ campaignFile: z.optional(z.literal('omit')) }),
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.object({
    data: z.object({
      campaignId: z.string(),
      campaignName: z.string(),
      createdAt: timestamp,
      mockOpenRate: z.nullable(z.number()),
      /** Emails of the longest sequence in the list; 1 without follow-ups. */
      emails: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_EMAILS))),
      lane,
      engine: z.string(),
      /** Version of the priors used for the run. */
      priorsVersion: z.string(),
      /** Null if none was asked. */
      languageModel: z.optional(z.nullable(campaignLanguageModel)),
      /** The history its forecast is based on, and the forecast for no particular bucket; null if it was launched without a history. */
      sender: z.optional(z.nullable(campaignSender)),
      /** How many people get the text; null if only the file. */
      sendSize: z.optional(z.nullable(z.int())),
      corrections: z.optional(z.nullable(corrections)),
      /** Null if the emails were not read at launch. */
      reading: z.optional(z.nullable(emailReading)),
      /** The template it was made from; null if the file had each lead's email. */
      template: z.optional(z.nullable(z.object({ subject: z.string(), body: z.string(), followUps: z.optional(z.array(followUp)) }))),
      completedAt: z.nullable(timestamp),
      leadsDeletedAt: z.optional(z.nullable(timestamp)),
      campaignFile: z.array(z.object({ leadId: z.string(), personalLinkedinUrl: z.string() })),
    }),
    progress,
  }),
  errors: ['campaign_not_found'],
} as const satisfies Endpoint;

export const getCampaignFile = {
  operationId: 'getCampaignFile',
  method: 'GET',
  path: '/campaign/:campaignId/file',
  summary: 'Get the leads and emails of a campaign as a CSV file that can be launched again',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: campaignParams,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.object({
    campaignName: z.string(),
    mockOpenRate: z.nullable(z.number()),
    /** The whole file as text, with a byte-order mark, every original column and no cell that a spreadsheet would run. */
    csv: z.string(),
  }),
  errors: ['campaign_not_found', 'leads_deleted'],
} as const satisfies Endpoint;
