import type { Intent } from '../outcome.ts';
import type { EmailKind } from '../reader/kinds.ts';
import { joinStocks } from './keptStocks.ts';
import type { StockCell } from './readStock.ts';
import type { ReplyFacts } from './replyFacts.ts';
import { ANY_COLLEAGUE_TEXT, ANY_DEALINGS_TEXT, ANY_FRIEND_TEXT, ANY_NOTICE_TEXT, ANY_UNKNOWN_TEXT } from './stock/anyAcquaintance.ts';
import { ANY_ADVERT_TEXT, ANY_APPEAL_TEXT, ANY_SURVEY_TEXT } from './stock/anyCause.ts';
import { ANY_EVENT_TEXT } from './stock/anyEvent.ts';
import { ANY_JOB_TEXT } from './stock/anyJob.ts';
import { ANY_PROPOSAL_TEXT } from './stock/anyProposal.ts';
import { ANY_STRANGER_TEXT } from './stock/anyStranger.ts';
import { TYPICAL_SELLER_TEXT } from './stock/typicalSeller.ts';

/** Kinds whose emails want the same few things from their readers. */
const KIND_TEXTS: Readonly<Partial<Record<EmailKind, readonly string[]>>> = {
  sales: [TYPICAL_SELLER_TEXT],
  follow_up: [TYPICAL_SELLER_TEXT],
  link_building: [ANY_STRANGER_TEXT],
  partnership: [ANY_PROPOSAL_TEXT, ANY_STRANGER_TEXT],
  recruiting: [ANY_JOB_TEXT, ANY_STRANGER_TEXT],
  event: [ANY_EVENT_TEXT],
  survey: [ANY_SURVEY_TEXT],
  fundraising: [ANY_APPEAL_TEXT],
  advert: [ANY_ADVERT_TEXT],
  customer: [ANY_DEALINGS_TEXT],
  internal: [ANY_COLLEAGUE_TEXT],
  personal: [ANY_FRIEND_TEXT],
};

/** Intents in which one pool serves every stranger: a refusal does not depend on what is refused. */
const ALIKE: ReadonlySet<Intent> = new Set(['hard_objection', 'not_interested', 'opt_out', 'soft_objection']);
const WITH_STRANGERS: ReadonlySet<EmailKind> = new Set(['event', 'survey', 'fundraising']);

/** Kinds among people who know each other. */
const ACQUAINTED: ReadonlySet<EmailKind> = new Set(['customer', 'internal', 'personal']);

/** What is safe to say to anybody known: no customer, colleague or friend is turned away. */
const OF_ACQUAINTANCES: Readonly<Partial<Record<Intent, string>>> = {
  hard_objection: ANY_DEALINGS_TEXT,
  not_interested: ANY_DEALINGS_TEXT,
  opt_out: ANY_COLLEAGUE_TEXT,
};
/** A job is for one person: it is neither decided by others nor passed on to a department. */
const ABOUT_A_PERSON: ReadonlySet<Intent> = new Set(['interested', 'referral']);

/** Whether a note to everyone asks its reader nothing. */
const isNotice = (tags: ReadonlySet<string>): boolean =>
  tags.has('broadcast') && !['asking', 'proposing', 'inviting'].some((tag) => tags.has(tag));

/**
 * Answers that are true of every email of a group of kinds, whatever it asks for or offers. An email of an unlikely kind, or of one that is
 * answered only by what it says, gets those for anyone who may have written it.
 */
export function universalStock({ kind, tags }: Pick<ReplyFacts, 'kind' | 'tags'>, intent: Intent): StockCell {
  const texts = kind === null ? undefined : KIND_TEXTS[kind];
  const isKnown = kind !== null && ACQUAINTED.has(kind);
  if (kind === null || texts === undefined || (!isKnown && !tags.has('likely')))
    return joinStocks([tags.has('stranger') ? ANY_STRANGER_TEXT : ANY_UNKNOWN_TEXT], intent);
  if (isKnown) {
    const own = kind === 'internal' && isNotice(tags) ? [ANY_NOTICE_TEXT] : texts;
    return joinStocks(tags.has('likely') ? own : [OF_ACQUAINTANCES[intent] ?? ANY_UNKNOWN_TEXT], intent);
  }
  // Someone who buys from the reader is not told that nothing is needed, and an investor is not thanked like a charity.
  if (tags.has('purchases') || (kind === 'fundraising' && !tags.has('donor'))) return joinStocks([ANY_STRANGER_TEXT], intent);
  if (kind === 'recruiting' && ABOUT_A_PERSON.has(intent)) return joinStocks([ANY_JOB_TEXT], intent);
  return joinStocks(WITH_STRANGERS.has(kind) && ALIKE.has(intent) ? [...texts, ANY_STRANGER_TEXT] : texts, intent);
}
