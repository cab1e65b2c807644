import { LEGACY_ENCODING_NAMES } from '@coldcast/rules/leadFile/encodingNames';
import { MAX_EMAILS } from '@coldcast/rules/leadFile/limits';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { campaignParams, emailBanner, empty, followUp, forecastFor, messageAnswer, none, progress, timestamp } from './shapes.ts';

const lane = z.enum(['regular', 'priority']);

/** Text fields of the launch form. The file is sent with them under the name `file`. */
export const launchForm = z.strictObject({
  campaignName: z.optional(z.string()),
  mockOpenRate: z.optional(z.string()),
  orgId: z.optional(z.string()),
  userId: z.optional(z.string()),
  priority: z.optional(z.enum(['auto', 'off'])),
  /** `on` asks the language model too; no effect if none is configured. */
  languageModel: z.optional(z.enum(['on', 'off'])),
  /** How to read a file that is neither UTF-8 nor UTF-16; without it, the most likely encoding. */
  encoding: z.optional(z.enum(LEGACY_ENCODING_NAMES)),
  /** How many people get this text, if the file is part of a larger send. */
  sendSize: z.optional(z.string()),
  /**
   * The user's corrections if the email was misread: what it offers, trades that decide on that (ids, comma separated), its kind and its
   * language.
   */
  offer: z.optional(z.string()),
  offerOwners: z.optional(z.string()),
  emailKind: z.optional(z.string()),
  emailLanguage: z.optional(z.string()),
  /** The template that the file's emails were filled from. */
  templateSubject: z.optional(z.string()),
  templateBody: z.optional(z.string()),
  /** Its follow-ups, as JSON text of `[{subject, body, waitDays}]`. */
  templateFollowUps: z.optional(z.string()),
});

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

export const createCampaign = {
  operationId: 'createCampaign',
  method: 'POST',
  path: '/campaign',
  summary: 'Launch a campaign from a CSV file; an optional Idempotency-Key header makes retries safe',
  access: 'session',
  scope: 'launch',
  blockedForDemo: true,
  params: none,
  query: empty,
  body: launchForm,
  bodyKind: 'multipart',
  status: 201,
  answer: z.object({
    message: z.string(),
    campaignId: z.string(),
    totalRows: z.int(),
    validRows: z.int(),
    invalidRows: z.int(),
  }),
  errors: [
    'invalid_input',
    'no_file',
    'not_csv',
    'csv_unreadable',
    'missing_columns',
    'no_valid_rows',
    'insufficient_credits',
    'demo_account',
    'foreign_organisation',
    'active_limit',
    'key_in_flight',
    'too_large',
    'too_much_text',
    'unsupported_media',
    'campaign_too_large',
    'open_slot',
    'key_reused',
  ],
} as const satisfies Endpoint;

export const campaignItem = z.object({
  /** Equal to campaignId. */
  id: z.string(),
  campaignId: z.string(),
  campaignName: z.string(),
  createdAt: timestamp,
  progress,
  /** The sender's usual open rate in percent, if one was given. */
  mockOpenRate: z.nullable(z.number()),
  /** Emails of the longest sequence in the list; 1 without follow-ups. */
  emails: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_EMAILS))),
  /** When the leads were deleted at the end of their retention period; the counts stay. */
  leadsDeletedAt: z.optional(z.nullable(timestamp)),
});
export type CampaignItem = z.output<typeof campaignItem>;

export const listCampaigns = {
  operationId: 'listCampaigns',
  method: 'GET',
  path: '/campaign',
  summary: 'List all campaigns of the organization, newest first',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: none,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.array(campaignItem),
  errors: [],
} as const satisfies Endpoint;

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

/** Longest name of a campaign, in code points. */
export const MAX_CAMPAIGN_NAME = 200;

export const renameCampaign = {
  operationId: 'renameCampaign',
  method: 'PATCH',
  path: '/campaign/:campaignId',
  summary: 'Rename a campaign',
  access: 'session',
  scope: 'manage',
  blockedForDemo: true,
  params: campaignParams,
  query: empty,
  body: z.strictObject({ campaignName: z.string() }),
  bodyKind: 'json',
  status: 200,
  answer: z.object({ campaignId: z.string(), campaignName: z.string() }),
  errors: ['invalid_input', 'missing_field', 'campaign_not_found', 'demo_account'],
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

export const deleteCampaign = {
  operationId: 'deleteCampaign',
  method: 'DELETE',
  path: '/campaign/:campaignId',
  summary: 'Delete a completed campaign with its leads and results',
  access: 'session',
  scope: 'manage',
  blockedForDemo: true,
  params: campaignParams,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: messageAnswer,
  errors: ['campaign_not_found', 'campaign_not_completed', 'demo_account'],
} as const satisfies Endpoint;
