/** What an opened email leads to. */
export const ACTIONS = [
  'no_action',
  'archive',
  'delete',
  'remind_me_later',
  'forward_internally',
  'unsubscribe',
  'report_spam',
  'reply',
] as const;
export type Action = (typeof ACTIONS)[number];

/** What a reply says. */
export const INTENTS = [
  'interested',
  'question',
  'timing',
  'referral',
  'soft_objection',
  'hard_objection',
  'not_interested',
  'opt_out',
] as const;
export type Intent = (typeof INTENTS)[number];

/** The ten buckets' midpoints as fractions: the sender's usual open rate. A bucket is an index 0 to 9 into this list. */
export const BUCKET_MIDPOINTS = [0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95] as const;
export const BUCKET_COUNT = 10;
/** 40-50, the bucket base rates are stated at. */
export const REFERENCE_BUCKET = 4;

/** One email of a lead's sequence over the ten buckets. Thresholds are the lowest bucket index at which it happens, or null for never. */
export type StepThresholds = {
  inboxFrom: number | null;
  opensFrom: number | null;
  /** Whether the lead answers after opening this email: replies, unsubscribes or reports it. The lead's own `action` says how. */
  answers: boolean;
};

/**
 * What one lead does. For a sequence, `inboxFrom` and `opensFrom` are the lowest over its emails, and `action` is how the lead answers the
 * first opened email whose step `answers`; if no step answers, it is the quiet action. Thresholds are the lowest bucket index at which it
 * happens, or null for never; the action follows if the email is opened.
 */
export type LeadOutcome = {
  leadKey: string;
  inboxFrom: number | null;
  opensFrom: number | null;
  /** Orders leads by how easily they open: smaller opens earlier. Ties are possible; break them by position. */
  openRank: number;
  action: Action;
  /** Set exactly if the action is `reply`. */
  intent: Intent | null;
  /** Full name from the file or the slug; null if neither tells. */
  displayName: string | null;
  /** One per email of the lead, in order; only with more than one email. */
  steps?: readonly StepThresholds[];
  /** The only action that is not an answer, shown if the lead opened and did not answer; only with more than one email. */
  quietAction?: Action;
};

/** Expected rates as fractions of emails sent. */
export type Rates = {
  inbox: number;
  open: number;
  reply: number;
  /** Positive replies. */
  interest: number;
  unsubscribe: number;
  spam_report: number;
  forward: number;
  remind_later: number;
  archive: number;
  delete: number;
  no_action: number;
};

export type Interval = readonly [low: number, high: number];
export type RateIntervals = { [Rate in keyof Rates]: Interval };

/** Rates stated per reply; the two that are not replies can exceed 1 if replies are rare. */
export const OF_REPLIES = ['interest', 'forward', 'remind_later'] as const;
export type OfReplies = { [Rate in (typeof OF_REPLIES)[number]]: { expected: number; interval80: Interval } };

/** Rates stated for one email of a sequence, as fractions of all leads of the list. */
export type StepRates = Pick<Rates, 'inbox' | 'open' | 'reply' | 'interest' | 'unsubscribe' | 'spam_report'>;
export type StepRateIntervals = { [Rate in keyof StepRates]: Interval };

/** The forecast for one email of a sequence at one bucket. */
export type StepForecast = {
  /** 1 for the first email. */
  step: number;
  /** Share of the list's leads who get this email: those who have one and answered none before it. */
  stillIn: number;
  /** What happens at this email, per lead of the list: divide by `stillIn` for the rate per email sent. */
  expected: StepRates;
  /** 80% intervals of the true rates. */
  trueRate80: StepRateIntervals;
  /** The same for this email and all earlier ones together: leads who got any of them in the inbox, opened any, answered any. */
  upTo: { expected: StepRates; trueRate80: StepRateIntervals };
};

/** The open rate of the first email, next to `open`, which is that of any email. */
export type FirstOpenForecast = { expected: number; trueRate80: Interval; run80: Interval };

/**
 * The forecast at one bucket. For a sequence all rates are per lead over all its emails: inboxed by any, opened any, answered any; actions
 * that are not an answer count leads who opened one and answered none.
 */
export type BucketForecast = {
  /** Index 0 to 9. */
  bucket: number;
  expected: Rates;
  /** 80% interval of the true rate: parameters and campaign effect. */
  trueRate80: RateIntervals;
  /** 80% interval of the rate one run of this list may show: the true rate's plus the sampling of a finite list. */
  run80: RateIntervals;
  /** Rates divided by the reply rate, with the 80% interval of that ratio from the same draws as the rates'. */
  ofReplies: OfReplies;
  /** The same for one sender, if its history was given: medians and intervals. */
  forSender?: SenderForecast;
  /** One per email, including the first; only if a lead of the list has more than one. */
  steps?: readonly StepForecast[];
  /** Beside `steps`. */
  openedFirst?: FirstOpenForecast;
};

/** The forecast for one sender: medians, and the 80% intervals of the true rate and of what one run may show. */
export type SenderForecast = {
  median: Rates;
  trueRate80: RateIntervals;
  run80: RateIntervals;
  ofReplies: OfReplies;
};
