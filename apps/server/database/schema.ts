import { KEY_SCOPES } from '@coldcast/contract/endpoint';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const organisations = pgTable('organisations', {
  id: uuid().primaryKey(),
  createdAt: moment('created_at').notNull(),
  /** The cost of a spam report and of an opt-out, in interested replies; null if nobody has set it. */
  complaintPrices: jsonb('complaint_prices').$type<{ spamReport: number; unsubscribe: number }>(),
});

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Trimmed and lower-cased. */
    email: text().notNull().unique(),
    humanReadableName: text('human_readable_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index().on(table.organisationId)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** Personal API keys: they act for their user until they are revoked. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the key; the key itself is never stored. */
    keyHash: bytea('key_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    lastFour: text('last_four').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    /** Null for keys created before scopes existed. */
    scopes: text({ enum: KEY_SCOPES }).array(),
  },
  (table) => [index().on(table.userId), check('api_key_scopes_known', sql`${table.scopes} <@ array['read', 'launch', 'manage']`)],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    organisationId: uuid('organisation_id')
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    planName: text('plan_name').notNull(),
    billingCycle: text('billing_cycle', { enum: ['month', 'year'] }).notNull(),
    currentPeriodStart: moment('current_period_start').notNull(),
    currentPeriodEnd: moment('current_period_end').notNull(),
    /** The periods are counted from this day of the month, so that a period that began on January 31 returns to the 31st. */
    anchorAt: moment('anchor_at').notNull(),
    cancelAt: moment('cancel_at'),
    /** A downgrade that takes effect at the end of the period. */
    nextPlanName: text('next_plan_name'),
    nextBillingCycle: text('next_billing_cycle', { enum: ['month', 'year'] }),
  },
  (table) => [index('subscriptions_by_period_end').on(table.currentPeriodEnd)],
);

/** Exactly one row per organization: every launch locks it. Each balance always equals the sum of its credit entries. */
export const balances = pgTable(
  'balances',
  {
    organisationId: uuid('organisation_id')
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    mockBalance: bigint('mock_balance', { mode: 'number' }).notNull().default(0),
    mockGranted: bigint('mock_granted', { mode: 'number' }).notNull().default(0),
    priorityBalance: bigint('priority_balance', { mode: 'number' }).notNull().default(0),
    priorityGranted: bigint('priority_granted', { mode: 'number' }).notNull().default(0),
    /** The start of the last period whose low balance was announced; each is announced once. */
    lowCreditsToldFor: moment('low_credits_told_for'),
  },
  (table) => [
    check('mock_balance_not_negative', sql`${table.mockBalance} >= 0`),
    check('priority_balance_not_negative', sql`${table.priorityBalance} >= 0`),
  ],
);

/** The append-only ledger. A trigger refuses UPDATE, and DELETE outside the removal of a whole organization. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    creditKind: text('credit_kind', { enum: ['MOCK', 'PRIORITY'] }).notNull(),
    /** The kind of entry: a charge's allowance is the hidden counter-row of unlimited plans. */
    entryKind: text('entry_kind', { enum: ['grant', 'charge', 'charge_allowance', 'refund', 'refund_allowance'] }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    /** Kept after the campaign is deleted, hence no foreign key. */
    campaignId: uuid('campaign_id'),
    /** Grants only: the unique key that prevents a second grant, such as `2026-11-20T00:00:00.000Z:Pro`. */
    grantKey: text('grant_key'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('one_entry_per_campaign').on(table.campaignId, table.creditKind, table.entryKind),
    unique('one_grant_per_key').on(table.organisationId, table.creditKind, table.grantKey),
    index('credit_entries_by_organisation').on(table.organisationId, table.id),
  ],
);

/** Addresses of the built-in billing portal, each valid for ten minutes. */
export const portalTokens = pgTable(
  'portal_tokens',
  {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: bytea('token_hash').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('portal_tokens_by_age').on(table.createdAt), index().on(table.organisationId)],
);

/** An organization known to the payment provider. While `subscriptionId` is set, the provider owns plan and periods. */
export const stripeCustomers = pgTable('stripe_customers', {
  organisationId: uuid('organisation_id')
    .primaryKey()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
  subscriptionId: text('subscription_id'),
});

export const campaigns = pgTable(
  'campaigns',
  {
    id: uuid().primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').notNull(),
    name: text().notNull(),
    /** The sender's usual open rate in percent, if one was given. */
    mockOpenRate: doublePrecision('mock_open_rate'),
    lane: text({ enum: ['regular', 'priority'] }).notNull(),
    seed: text().notNull(),
    engine: text().notNull(),
    priorsVersion: text('priors_version').notNull(),
    total: integer().notNull(),
    /** Emails of the longest sequence in the list; 1 without follow-ups. */
    emails: smallint().notNull().default(1),
    success: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When the status became Completed (99.95%). */
    completedAt: moment('completed_at'),
    /** When the last lead was settled and refunds were booked; null while work is left. */
    finishedAt: moment('finished_at'),
    /** When leads and results were deleted at the end of their retention period; the counts stay. */
    leadsDeletedAt: moment('leads_deleted_at'),
    /** Ten `BucketForecast` rows, lowest bucket first; null until the campaign has ended. */
    forecast: jsonb(),
    /** The engine's `ListOffer`, read once at launch: what the emails offer; null in campaigns launched without a reading. */
    listOffer: jsonb('list_offer'),
    /** The engine's `CampaignReading`, read once at launch: what kind of emails they are; null in campaigns launched without one. */
    reading: jsonb(),
    /** How many people get the text, if the file is part of a larger send. */
    sendSize: integer('send_size'),
    /** What the user corrected about the email: the engine's `Corrections`. */
    corrections: jsonb(),
    /** The subject, body and follow-ups that the file's emails were filled from. */
    template: jsonb(),
  },
  (table) => [
    unique('campaign_in_organisation').on(table.organisationId, table.id),
    index('campaigns_newest_first').on(table.organisationId, table.createdAt.desc(), table.id.desc()),
    index('campaigns_unfinished')
      .on(table.organisationId)
      .where(sql`finished_at is null`),
    index('campaigns_with_leads_by_end')
      .on(table.finishedAt)
      .where(sql`leads_deleted_at is null`),
  ],
);

/** The link that shows a campaign's numbers to anyone who has it; one per campaign. */
export const shareLinks = pgTable(
  'share_links',
  {
    campaignId: uuid('campaign_id').primaryKey(),
    organisationId: uuid('organisation_id').notNull(),
    /** SHA-256 of the token, by which a link is looked up. */
    tokenHash: bytea('token_hash').notNull().unique(),
    /** Kept so that the owner can copy the link again: it opens nothing outside this database. */
    token: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.organisationId, table.campaignId], foreignColumns: [campaigns.organisationId, campaigns.id] }).onDelete(
      'cascade',
    ),
  ],
);

export const campaignLeads = pgTable(
  'campaign_leads',
  {
    campaignId: uuid('campaign_id').notNull(),
    /** Position among the valid rows of the file, from 0. The public lead id is `{campaignId}-{position}`. */
    position: integer().notNull(),
    organisationId: uuid('organisation_id').notNull(),
    /** Spreadsheet row number. */
    rowNumber: integer('row_number').notNull(),
    profileUrl: text('profile_url').notNull(),
    leadKey: text('lead_key').notNull(),
    slug: text().notNull(),
    name: text(),
    firstName: text('first_name'),
    company: text(),
    title: text(),
    companySize: text('company_size'),
    industry: text(),
    email: text(),
    subject: text().notNull(),
    body: text().notNull(),
    /** The emails after the first as `FollowUp` rows of the engine; null if there are none. */
    followUps: jsonb('follow_ups'),
    /** `LeadContext` of the engine. */
    context: jsonb().notNull(),
    /** Every original cell as [header, value] pairs, in the file's order. */
    originalCells: jsonb('original_cells'),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.position] }),
    foreignKey({ columns: [table.organisationId, table.campaignId], foreignColumns: [campaigns.organisationId, campaigns.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** One row per settled lead, written once. Failed leads have a row too, with no outcome. */
export const leadResults = pgTable(
  'lead_results',
  {
    campaignId: uuid('campaign_id').notNull(),
    position: integer().notNull(),
    isFailed: boolean('is_failed').notNull().default(false),
    inboxFrom: smallint('inbox_from'),
    opensFrom: smallint('opens_from'),
    openRank: doublePrecision('open_rank'),
    action: text(),
    intent: text(),
    displayName: text('display_name'),
    reply: text(),
    /** The engine's `StepThresholds`, one per email; null if the lead gets one. */
    steps: jsonb(),
    /** For a sequence: what the lead does if it opens an email and answers none. */
    quietAction: text('quiet_action'),
    /** Level, probability and reason of the lead's fit with the offer; null if unknown. */
    fit: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.position] }),
    foreignKey({
      columns: [table.campaignId, table.position],
      foreignColumns: [campaignLeads.campaignId, campaignLeads.position],
    }).onDelete('cascade'),
  ],
);

/**
 * Counts of the settled leads at each bucket, written in the same transaction as the results: reading them costs the same for 10 and 2,000
 * leads.
 */
export const bucketCounts = pgTable(
  'bucket_counts',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** 0 to 9. */
    bucket: smallint().notNull(),
    total: integer().notNull().default(0),
    not_opened: integer().notNull().default(0),
    reply: integer().notNull().default(0),
    reply_positive: integer().notNull().default(0),
    reply_negative: integer().notNull().default(0),
    reply_neutral: integer().notNull().default(0),
    archive: integer().notNull().default(0),
    delete: integer().notNull().default(0),
    no_action: integer().notNull().default(0),
    unsubscribe: integer().notNull().default(0),
    report_spam: integer().notNull().default(0),
    forward_internally: integer().notNull().default(0),
    remind_me_later: integer().notNull().default(0),
    classify_as_spam: integer().notNull().default(0),
    openedFirst: integer('opened_first').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.bucket] })],
);

/**
 * Counts of the settled leads at each email of a sequence and each bucket, written like `bucket_counts`. Campaigns with one email have
 * none.
 */
export const stepCounts = pgTable(
  'step_counts',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** 0 to 9. */
    bucket: smallint().notNull(),
    /** 1 to 7. */
    step: smallint().notNull(),
    stillIn: integer('still_in').notNull().default(0),
    inbox: integer().notNull().default(0),
    opened: integer().notNull().default(0),
    reply: integer().notNull().default(0),
    reply_positive: integer().notNull().default(0),
    unsubscribe: integer().notNull().default(0),
    report_spam: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.bucket, table.step] })],
);

/** A campaign that a language model was asked about. Its simulation starts when the state is `settled`. */
export const campaignModels = pgTable(
  'campaign_models',
  {
    campaignId: uuid('campaign_id').primaryKey(),
    organisationId: uuid('organisation_id').notNull(),
    provider: text().notNull(),
    model: text().notNull(),
    promptVersion: text('prompt_version').notNull(),
    state: text({ enum: ['asking', 'settled'] }).notNull(),
    /** When the simulation starts with the answers so far. */
    deadlineAt: moment('deadline_at').notNull(),
    settledAt: moment('settled_at'),
    /** Paid answers, and answers reused from the cache. */
    calls: integer().notNull().default(0),
    keptCalls: integer('kept_calls').notNull().default(0),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull().default(0),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull().default(0),
    costUsd: doublePrecision('cost_usd').notNull().default(0),
    /** Leads whose probabilities the model changed. */
    movedLeads: integer('moved_leads').notNull().default(0),
    /** Why leads were left to the calibrated engine; null if none were. */
    problem: text(),
    /** The engine's `AppealBalance`; null if no lead is changed. */
    balance: jsonb(),
  },
  (table) => [
    foreignKey({ columns: [table.organisationId, table.campaignId], foreignColumns: [campaigns.organisationId, campaigns.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** The questions of a campaign, each about leads at positions `from` up to, not including, `to`. */
export const modelQuestions = pgTable(
  'model_questions',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaignModels.campaignId, { onDelete: 'cascade' }),
    number: integer().notNull(),
    fromPosition: integer('from_position').notNull(),
    toPosition: integer('to_position').notNull(),
    state: text({ enum: ['waiting', 'answered', 'fallen'] }).notNull(),
    problem: text(),
    /** Scores of the anchors, against which the leads' scores are measured. */
    anchors: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.number] })],
);

/** What a language model said about a lead. */
export const leadOpinions = pgTable(
  'lead_opinions',
  {
    campaignId: uuid('campaign_id').notNull(),
    position: integer().notNull(),
    question: integer().notNull(),
    /** The model's `AppealScore`, unchanged. */
    score: jsonb().notNull(),
    /** `LeadAppeal` of the engine, balanced over the list; null until then. */
    appeal: jsonb(),
    reaction: text().notNull(),
    reasons: jsonb().notNull(),
    objection: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.position] }),
    foreignKey({
      columns: [table.campaignId, table.position],
      foreignColumns: [campaignLeads.campaignId, campaignLeads.position],
    }).onDelete('cascade'),
  ],
);

/** Replies a language model wrote for leads that will reply, instead of the engine's own. */
export const modelReplies = pgTable(
  'model_replies',
  {
    campaignId: uuid('campaign_id').notNull(),
    position: integer().notNull(),
    intent: text().notNull(),
    reply: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.position] }),
    foreignKey({
      columns: [table.campaignId, table.position],
      foreignColumns: [campaignLeads.campaignId, campaignLeads.position],
    }).onDelete('cascade'),
  ],
);

/** Answers of language models by the hash of the whole question: asking again costs nothing and gives the same answer. */
export const modelAnswers = pgTable(
  'model_answers',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** SHA-256 over provider, model and question. */
    questionHash: bytea('question_hash').notNull(),
    answer: text().notNull(),
    isCut: boolean('is_cut').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.questionHash] }), index('model_answers_by_age').on(table.createdAt)],
);

/** Answers of launches that carried an Idempotency-Key; kept 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 over the form's fields and the file's bytes. */
    payloadHash: bytea('payload_hash').notNull(),
    answer: jsonb().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.key] }), index('idempotency_keys_by_age').on(table.createdAt)],
);

/** Insights of a campaign, made once per side. */
export const insights = pgTable(
  'insights',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    side: text({ enum: ['open', 'reply'] }).notNull(),
    answer: jsonb().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.side] })],
);

/** Figures of a real send, as sending tools count them; null if not reported. */
const figureColumns = {
  sent: integer().notNull(),
  delivered: integer(),
  opened: integer(),
  replied: integer(),
  positiveReplies: integer('positive_replies'),
  bounced: integer(),
  unsubscribed: integer(),
  spamReports: integer('spam_reports'),
  listSize: integer('list_size'),
  hasAutomaticReplies: boolean('has_automatic_replies'),
};

/** Campaigns that were really sent. No column identifies a person. */
export const sends = pgTable(
  'sends',
  {
    id: uuid().primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    tool: text().notNull(),
    toolCampaignId: text('tool_campaign_id'),
    /** Identifies the campaign: tool and id, otherwise name and first day. */
    sourceKey: text('source_key').notNull(),
    name: text().notNull(),
    startedOn: date('started_on', { mode: 'string' }),
    /** The simulated campaign of this real send. Kept after that campaign is deleted, hence no foreign key. */
    campaignId: uuid('campaign_id'),
    /** The email that was sent; deleted when leads are. */
    emailSubject: text('email_subject'),
    emailBody: text('email_body'),
    /** The engine's `CampaignReading`; kept when the text is deleted. */
    reading: jsonb().notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('send_in_organisation').on(table.organisationId, table.id),
    unique('one_send_per_source').on(table.organisationId, table.sourceKey),
    index('sends_with_email_by_age')
      .on(table.createdAt)
      .where(sql`email_body is not null`),
  ],
);

/** Every version of a send's figures. Written once: a trigger refuses UPDATE. */
export const sendVersions = pgTable(
  'send_versions',
  {
    sendId: uuid('send_id').notNull(),
    version: integer().notNull(),
    organisationId: uuid('organisation_id').notNull(),
    ...figureColumns,
    /** Null for versions created before the column. */
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sendId, table.version] }),
    foreignKey({ columns: [table.organisationId, table.sendId], foreignColumns: [sends.organisationId, sends.id] }).onDelete('cascade'),
  ],
);

/** The history a campaign was launched with: its numbers never change afterward. */
export const campaignSenders = pgTable(
  'campaign_senders',
  {
    campaignId: uuid('campaign_id').primaryKey(),
    organisationId: uuid('organisation_id').notNull(),
    version: text().notNull(),
    /** The engine's `SenderPosterior` and `SenderShift`. */
    posterior: jsonb().notNull(),
    shift: jsonb().notNull(),
    /** Ids of the sends and campaigns it was learned from. */
    learnedFrom: jsonb('learnt_from').notNull(),
    /** Emails and replies in that history, for its average. */
    delivered: doublePrecision().notNull(),
    replies: doublePrecision().notNull(),
    /** Campaigns in that history whose replies were all assumed to be from people. */
    assumedHuman: integer('assumed_human').notNull().default(0),
    /** The forecast without a chosen bucket; null until the campaign has ended. */
    overall: jsonb(),
  },
  (table) => [
    foreignKey({ columns: [table.organisationId, table.campaignId], foreignColumns: [campaigns.organisationId, campaigns.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** What was learned from an organization's newest history, stored so that a restart need not learn again. Can be recomputed at any time. */
export const learnedHistories = pgTable('learnt_histories', {
  organisationId: uuid('organisation_id')
    .primaryKey()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  /** Identifies the history, the method and the priors it was learned with. */
  version: text().notNull(),
  /** Text, so that it is returned unchanged. */
  learned: text('learnt').notNull(),
});

/** Frozen forecasts. Triggers refuse every change; rows are deleted only with their organization, not with their campaign. */
export const forecastRecords = pgTable(
  'forecast_records',
  {
    campaignId: uuid('campaign_id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    campaignName: text('campaign_name').notNull(),
    launchedAt: moment('launched_at').notNull(),
    leads: integer().notNull(),
    /** 0 to 9: the campaign's usual open rate, otherwise 40-50. */
    bucket: smallint().notNull(),
    senderVersion: text('sender_version'),
    senderCampaigns: integer('sender_campaigns').notNull(),
    learnedFrom: jsonb('learnt_from').notNull(),
    /** The sender's own reply rate in that history; null without a history. */
    ownAverage: doublePrecision('own_average'),
    engine: text().notNull(),
    priorsVersion: text('priors_version').notNull(),
    /** SHA-256 of everything the forecast depends on, as hex. */
    inputHash: text('input_hash').notNull(),
    /** Median and 80% band of the true rate, for reply, open and interest. */
    rates: jsonb().notNull(),
    /** The engine's `CampaignReading`: what later learning uses of this campaign. */
    reading: jsonb().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('record_in_organisation').on(table.organisationId, table.campaignId),
    index('forecast_records_newest_first').on(table.organisationId, table.launchedAt.desc()),
  ],
);

/** What really happened with launched campaigns. Append-only: a correction is a new row with its reason. */
export const outcomes = pgTable(
  'outcomes',
  {
    id: uuid().primaryKey(),
    organisationId: uuid('organisation_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    /** From 1; the highest counts. */
    number: integer().notNull(),
    sentOn: date('sent_on', { mode: 'string' }).notNull(),
    ...figureColumns,
    reason: text(),
    createdBy: uuid('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('one_outcome_per_number').on(table.campaignId, table.number),
    index('outcomes_by_organisation').on(table.organisationId, table.campaignId),
    foreignKey({
      columns: [table.organisationId, table.campaignId],
      foreignColumns: [forecastRecords.organisationId, forecastRecords.campaignId],
    }).onDelete('cascade'),
  ],
);

/** What a program reports about a campaign, until a person confirms or dismisses it: it counts nowhere. One per campaign, the newest. */
export const outcomeProposals = pgTable(
  'outcome_proposals',
  {
    id: uuid().primaryKey(),
    organisationId: uuid('organisation_id').notNull(),
    campaignId: uuid('campaign_id').notNull().unique(),
    /** The checked body of `recordOutcome`, as received. */
    said: jsonb().notNull(),
    /** Name of the API key it came with; null if it came with a login session. */
    keyName: text('key_name'),
    createdBy: uuid('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('outcome_proposals_by_organisation').on(table.organisationId, table.createdAt.desc()),
    foreignKey({
      columns: [table.organisationId, table.campaignId],
      foreignColumns: [forecastRecords.organisationId, forecastRecords.campaignId],
    }).onDelete('cascade'),
  ],
);

export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid().primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    events: jsonb().$type<('campaign.completed' | 'insights.ready' | 'credits.low')[]>().notNull(),
    /** In plain text, because every request is signed with it. */
    secret: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the address responded with 410 Gone. */
    disabledAt: moment('disabled_at'),
  },
  (table) => [unique('webhook_in_organisation').on(table.organisationId, table.id)],
);

/** Deliveries to webhooks, with the result of the last attempt; kept 30 days. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Sent as `webhook-id`. */
    id: uuid().primaryKey(),
    organisationId: uuid('organisation_id').notNull(),
    webhookId: uuid('webhook_id').notNull(),
    event: text({ enum: ['campaign.completed', 'insights.ready', 'credits.low', 'webhook.test'] }).notNull(),
    /** The exact body, as signed. */
    payload: text().notNull(),
    status: text({ enum: ['pending', 'delivered', 'failed'] }).notNull(),
    attempts: integer().notNull(),
    /** Failed attempts since the delivery was first sent or manually resent: the index in the list of waits. */
    step: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    lastAttemptAt: moment('last_attempt_at'),
    nextAttemptAt: moment('next_attempt_at'),
    responseStatus: integer('response_status'),
    responseText: text('response_text'),
    error: text(),
  },
  (table) => [
    foreignKey({ columns: [table.organisationId, table.webhookId], foreignColumns: [webhooks.organisationId, webhooks.id] }).onDelete(
      'cascade',
    ),
    index('webhook_deliveries_newest_first').on(table.organisationId, table.webhookId, table.createdAt.desc(), table.id.desc()),
    index('webhook_deliveries_by_age').on(table.createdAt),
  ],
);

export const supportRequests = pgTable('support_requests', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  organisationId: uuid('organisation_id')
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  userId: uuid('user_id').notNull(),
  topic: text().notNull(),
  message: text().notNull(),
  page: text(),
  createdAt: moment('created_at').notNull(),
});

/** Attempts at a limited action in the window that began at `startedAt`; shared by all processes. */
export const attemptCounts = pgTable(
  'attempt_counts',
  {
    /** What is limited and for whom, such as `login 203.0.113.7`. */
    key: text().primaryKey(),
    startedAt: moment('started_at').notNull(),
    attempts: integer().notNull(),
  },
  (table) => [index('attempt_counts_by_age').on(table.startedAt)],
);

/** Values one installation keeps about itself, such as the demo account's random password. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
});
