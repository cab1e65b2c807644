import { MAX_EMAILS } from '@coldcast/rules/leadFile/limits';
import { OPINION_OBJECTIONS, OPINION_REASONS } from '@coldcast/rules/leadOpinions';
import * as z from 'zod/mini';
import { catch as fallBackTo } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { followUp, none } from './shapes.ts';

/** A passage of the email a factor is based on: offsets into the subject or the body. */
const evidence = z.object({ part: z.enum(['subject', 'body']), start: z.int(), end: z.int(), text: z.string() });

const email = z.object({ subject: z.string(), body: z.string() });

/** `original`: the same email before the edit. `isTemplate`: all leads share it. Older stored insights have neither. */
const editedEmail = z.extend(email, { original: z.optional(z.nullable(email)), isTemplate: z.optional(z.boolean()) });

const verification = z.object({
  verified: z.boolean(),
  /** Change of the expected rate in points, with its 80% interval. */
  deltaPoints: z.number(),
  interval80: z.tuple([z.number(), z.number()]),
  leadsMoved: z.int(),
  leads: z.int(),
  /** Change of opens, or of interest, relative to before, with its 80% interval and the chance that it is above 0. */
  lift: z.optional(z.number()),
  lift80: z.optional(z.tuple([z.number(), z.number()])),
  chanceBetter: z.optional(z.number()),
  /**
   * All of this in words: "Verified in simulation: interest about +25% (+2 to +55), changes the outcome for 14 of 300 leads"; starts
   * differently if unverified.
   */
  sentence: z.optional(z.string()),
});

/** Why an idea could not be verified. */
const doubt = z.enum(['too_small', 'uncertain', 'more_complaints', 'less_interest', 'adds_facts', 'not_an_edit']);

/** A kind of leads whose expected rate differs by more than chance; rates are fractions of emails sent. */
const segment = z.object({
  kind: z.string(),
  name: z.string(),
  leads: z.int(),
  rate: z.number(),
  otherRate: z.number(),
  sentence: z.string(),
});

/** Whom to write to: expected rates before and after, as fractions of emails sent, and what is given up and avoided on this list. */
const listChange = z.object({
  kept: z.int(),
  leads: z.int(),
  replies: z.tuple([z.number(), z.number()]),
  repliesLost: z.number(),
  reportsAvoided: z.number(),
  /** false if this comes after all other advice: the list costs little, or much of the replies is given up. Older stored insights have none. */
  mayLead: z.optional(z.boolean()),
});

/** Factors too small for their own card, in one line: "7 small effects", and their titles. */
const smallEffects = z.object({ count: z.int(), text: z.string(), labels: z.array(z.string()) });

export const factor = z.object({
  factor_id: z.string(),
  label: z.optional(z.string()),
  polarity: fallBackTo(z.enum(['positive', 'negative', 'neutral', 'mixed']), 'neutral'),
  avg_score_0_to_1: z.number(),
  analysis: z.optional(z.object({ title: z.string(), paragraph: z.string() })),
  explanation: z.optional(z.string()),
  recommendations: z.optional(z.array(z.string())),
  evidence: z.optional(z.array(evidence)),
  deltaPoints: z.optional(z.number()),
  interval80: z.optional(z.tuple([z.number(), z.number()])),
  shareOfLeads: z.optional(z.number()),
  /** One entry per recommendation, in order; null if it could not be verified. */
  verifications: z.optional(z.array(z.nullable(verification))),
  /** One entry per recommendation: why it is not verified; null if it is. */
  doubts: z.optional(z.array(z.nullable(doubt))),
  /** One entry per recommendation: the edited email; a template with variables such as `{{first_name}}` if all leads share one. */
  editedEmails: z.optional(z.array(z.nullable(editedEmail))),
  /**
   * One entry per recommendation: the shorter list that was simulated, with the size of the send unchanged; null for advice on the text.
   */
  lists: z.optional(z.array(z.nullable(listChange))),
  /** Leads of the campaign that were explained. */
  leads: z.optional(z.int()),
});
export type Factor = z.output<typeof factor>;

const proposedRewrite = z.object({
  model: z.string(),
  email: editedEmail,
  verification,
  doubt: z.nullable(doubt),
});
export type ProposedRewrite = z.output<typeof proposedRewrite>;

const insightSide = z.object({
  top_factors: z.array(factor),
  small: z.optional(z.nullable(smallEffects)),
  summary: z.object({
    narrative: z.string(),
    key_takeaways: z.array(z.string()),
    /** The language model that worded this; absent if the engine did. */
    wordedBy: z.optional(z.string()),
  }),
});
export type InsightSide = z.output<typeof insightSide>;

const changedLines = z.object({ removed: z.array(z.string()), added: z.array(z.string()) });

/** A line with an open `[...]` that only the sender can fill. */
const openSlot = z.object({
  about: z.enum(['subject', 'offer', 'proof', 'occasion']),
  text: z.string(),
  asksFor: z.string(),
  /** The sentence of the email that it takes the place of; without one, it is a further line. */
  replaces: z.optional(z.string()),
});

/** Weak wording that moves no rate, with what is wrong about it and what to do: the same as in the check before launch. */
const weakNote = z.object({ text: z.string(), problem: z.string(), advice: z.string(), isOfSubject: z.boolean() });
export type WeakNote = z.output<typeof weakNote>;

/** The whole email rewritten with the edits that help most together; `total` is always verified. Rates are fractions of emails sent. */
export const betterVersion = z.object({
  /** What the new text still has of that; only the sender can mend it. Older stored insights have none. */
  notes: z.optional(z.array(weakNote)),
  original: email,
  email,
  /** true if all leads share it; otherwise it is one chosen email. */
  isTemplate: z.boolean(),
  /** Each change with its own effect, verified separately. */
  changes: z.array(z.object({ editId: z.string(), text: z.string(), lines: changedLines, verification })),
  /** All changes together, corrected downward because the best of many was chosen. */
  total: verification,
  replies: z.tuple([z.number(), z.number()]),
  interest: z.tuple([z.number(), z.number()]),
  leads: z.int(),
  /** Lines with an open `[...]` that only the sender can fill; they do not affect the rates. */
  slots: z.array(openSlot),
  /** Every combination of changes: bit n of `changes` is the n-th change. */
  combinations: z.array(
    z.object({
      changes: z.int(),
      email,
      replies: z.number(),
      interest: z.number(),
      /** The same of this text. */
      notes: z.optional(z.array(weakNote)),
    }),
  ),
});
export type BetterVersion = z.output<typeof betterVersion>;

/** What was tried if no version is better. */
export const betterSearch = z.object({
  /** Number of kinds of changes tried. */
  kinds: z.int(),
  /** Those that apply to the email, and why they were not used; `unsure`: not clearly better. */
  tried: z.array(z.object({ text: z.string(), why: z.enum(['too_small', 'less_interest', 'holds_a_term', 'unsure']) })),
  /** What only the sender can add. */
  slots: z.array(openSlot),
  /** Why no change can make a version, in sentences; absent if some were tried. */
  vain: z.optional(z.string()),
});
export type BetterSearch = z.output<typeof betterSearch>;

/** Findings in one follow-up, highest cost first, with edits that were simulated on the whole sequence. */
export const followUpAdvice = z.object({
  /** 2 for the first follow-up. */
  step: z.int().check(z.minimum(2), z.maximum(MAX_EMAILS)),
  findings: z.array(
    z.object({
      findingId: z.string(),
      label: z.string(),
      /** `neutral`: worth knowing, without effect on the rates. */
      effect: z.enum(['for', 'against', 'neutral']),
      text: z.string(),
      takeaway: z.string(),
      /** The sentence it is in; null if it has no single place. */
      quote: z.nullable(z.string()),
      /** Of the leads that were read, how many it applies to, and how many get this email. */
      touched: z.int(),
      leads: z.int(),
      /** Replies in 100 leads over the whole sequence, with it minus without it; 0 if it has no effect. */
      deltaPoints: z.number(),
    }),
  ),
  fixes: z.array(z.object({ text: z.string(), followUp, verification, doubt: z.nullable(doubt) })),
});
export type FollowUpAdvice = z.output<typeof followUpAdvice>;

export const insightsAnswer = z.object({
  data: z.object({
    insight: insightSide,
    negativeInsight: insightSide,
    segments: z.optional(z.array(segment)),
    /** A rewrite of the whole email proposed by a language model, verified like every other edit. */
    rewrite: z.optional(z.nullable(proposedRewrite)),
    /** Created with the insights; null if no combination of edits is very likely better. */
    betterVersion: z.optional(z.nullable(betterVersion)),
    /** With the reply insights, if there is no better version. */
    betterSearch: z.optional(betterSearch),
    /**
     * Weak wording that moves no rate: of the whole email with the reply insights, of the subject with the others. Older stored insights have
     * none.
     */
    notes: z.optional(z.array(weakNote)),
    /** One entry per follow-up, with the reply insights; absent if leads get one email. */
    followUps: z.optional(z.array(followUpAdvice)),
  }),
});
export type InsightsAnswer = z.output<typeof insightsAnswer>;

export const NO_REPLIES_TEXT = 'This Campaign has no replies, so we are skipping the campaign insights';

const shared = {
  method: 'POST',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: none,
  query: z.object({ campaignId: z.string() }),
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: insightsAnswer,
  errors: ['campaign_not_found', 'insights_not_ready'],
} as const;

export const generateReplyInsights = {
  ...shared,
  operationId: 'generateReplyInsights',
  path: '/insights/generate',
  summary: 'Explain why recipients replied or did not; generated once, then returned as stored',
} as const satisfies Endpoint;

export const generateOpenInsights = {
  ...shared,
  operationId: 'generateOpenInsights',
  path: '/insights/generate/open',
  summary: 'Explain why recipients opened or did not; generated once, then returned as stored',
} as const satisfies Endpoint;

export const findBetterVersion = {
  ...shared,
  operationId: 'findBetterVersion',
  path: '/insights/better-version',
  summary: 'Rewrite the whole email with the edits that help most together; null if none is very likely to be better',
  answer: z.object({ data: z.object({ betterVersion: z.nullable(betterVersion), betterSearch: z.optional(betterSearch) }) }),
} as const satisfies Endpoint;

/** `for` raises the rate, `against` lowers it. */
const leadReason = z.object({ factorId: z.string(), effect: z.enum(['for', 'against']), text: z.string() });

/** A language model's opinion of one lead: its text, and the resulting expected rates. */
const leadOpinion = z.object({
  model: z.string(),
  /** First person, plain text. */
  reaction: z.string(),
  reasons: z.array(z.enum(OPINION_REASONS)),
  objection: z.enum(OPINION_OBJECTIONS),
  openRate: z.number().check(z.minimum(0), z.maximum(1)),
  replyRate: z.number().check(z.minimum(0), z.maximum(1)),
  /** How the model's view of the lead compares with the calibrated engine's. */
  opening: z.enum(['keener', 'cooler', 'alike']),
  replying: z.enum(['keener', 'cooler', 'alike']),
});

/** Why one lead is more or less likely to open and reply than average, strongest first. */
const leadReasons = z.object({
  /** Expected rates of leads like this one at the requested bucket, as fractions of emails sent. */
  openRate: z.number().check(z.minimum(0), z.maximum(1)),
  replyRate: z.number().check(z.minimum(0), z.maximum(1)),
  open: z.array(leadReason),
  /** Once opened. */
  reply: z.array(leadReason),
  /** A language model's opinion of the lead; null if none was asked or it gave no usable answer. */
  languageModel: z.optional(z.nullable(leadOpinion)),
});
export type LeadReasons = z.output<typeof leadReasons>;

export const explainLead = {
  operationId: 'explainLead',
  method: 'GET',
  path: '/campaign/:campaignId/leads/:leadId/reasons',
  summary: 'Explain what helped and hurt one lead’s open and reply',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: z.object({ campaignId: z.string(), leadId: z.string() }),
  query: z.object({ bucket: z.optional(z.string()) }),
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: leadReasons,
  errors: ['invalid_input', 'campaign_not_found', 'not_found'],
} as const satisfies Endpoint;
