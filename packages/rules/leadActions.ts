/** What an opened email can lead to, in the words of the engine and the analytics. */
export const DETAILED_ACTIONS = [
  'reply',
  'no_action',
  'archive',
  'delete',
  'remind_me_later',
  'forward_internally',
  'unsubscribe',
  'report_spam',
] as const;
export type DetailedAction = (typeof DETAILED_ACTIONS)[number];

/** The words of the result rows. `not_opened` becomes null in the API; `classify_as_spam` is an email filed as spam and never opened. */
export const LEAD_ACTIONS = [
  'reply',
  'ignore',
  'no_action',
  'report_spam',
  'unsubscribe',
  'internal_forward',
  'not_opened',
  'classify_as_spam',
] as const;
export type LeadAction = (typeof LEAD_ACTIONS)[number];

const leadActionOf: Record<DetailedAction, LeadAction> = {
  reply: 'reply',
  no_action: 'no_action',
  archive: 'ignore',
  delete: 'ignore',
  remind_me_later: 'ignore',
  forward_internally: 'internal_forward',
  unsubscribe: 'unsubscribe',
  report_spam: 'report_spam',
};

/** The only mapping between the two sets of words. */
export function toLeadAction(action: DetailedAction | 'not_opened' | 'classify_as_spam'): LeadAction {
  return action === 'not_opened' || action === 'classify_as_spam' ? action : leadActionOf[action];
}

/** The five choices of the Lead List filter; `ignore` also shows `no_action`. */
export const FILTER_ACTIONS = ['reply', 'ignore', 'report_spam', 'unsubscribe', 'internal_forward'] as const;
export type FilterAction = (typeof FILTER_ACTIONS)[number];

export const isShownByFilter = (action: LeadAction, filter: FilterAction): boolean =>
  action === filter || (filter === 'ignore' && action === 'no_action');

/** Intents a simulated reply can have, and the sentiment each counts as. Interest = positive replies. */
export const REPLY_INTENTS = [
  'interested',
  'question',
  'timing',
  'referral',
  'soft_objection',
  'hard_objection',
  'not_interested',
  'opt_out',
] as const;
export type ReplyIntent = (typeof REPLY_INTENTS)[number];
export type ReplySentiment = 'positive' | 'neutral' | 'negative';

const sentimentOf: Record<ReplyIntent, ReplySentiment> = {
  interested: 'positive',
  question: 'positive',
  timing: 'neutral',
  referral: 'neutral',
  soft_objection: 'neutral',
  hard_objection: 'negative',
  not_interested: 'negative',
  opt_out: 'negative',
};

export const toReplySentiment = (intent: ReplyIntent): ReplySentiment => sentimentOf[intent];
