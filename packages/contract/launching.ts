import { LEGACY_ENCODING_NAMES } from '@coldcast/rules/leadFile/encodingNames';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { empty, none } from './shapes.ts';

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
