import type { Intent } from '../outcome.ts';
import type { EmailKind } from '../reader/kinds.ts';
import { joinStocks } from './keptStocks.ts';
import type { StockCell } from './readStock.ts';
import type { ReplyFacts } from './replyFacts.ts';
import { ANY_FORM_TEXT, ANY_FRIEND_TEXT } from './stock/anyAcquaintance.ts';
import { ANY_ADVERT_TEXT, ANY_APPEAL_TEXT, ANY_SURVEY_TEXT } from './stock/anyCause.ts';
import { ANY_EVENT_TEXT } from './stock/anyEvent.ts';
import { ANY_JOB_TEXT } from './stock/anyJob.ts';
import { ANY_LINK_TEXT, ANY_PROPOSAL_TEXT } from './stock/anyProposal.ts';
import { ANY_STRANGER_TEXT } from './stock/anyStranger.ts';
import { FRIEND_ASKS_TEXT } from './stock/friends.ts';
import { TYPICAL_SELLER_TEXT } from './stock/typicalSeller.ts';

/** Kinds whose emails want the same few things from their readers. */
const KIND_TEXTS: Readonly<Partial<Record<EmailKind, string>>> = {
  sales: TYPICAL_SELLER_TEXT,
  follow_up: TYPICAL_SELLER_TEXT,
  link_building: ANY_LINK_TEXT,
  partnership: ANY_PROPOSAL_TEXT,
  recruiting: ANY_JOB_TEXT,
  event: ANY_EVENT_TEXT,
  survey: ANY_SURVEY_TEXT,
  fundraising: ANY_APPEAL_TEXT,
  advert: ANY_ADVERT_TEXT,
};
/** Choices that are answered as such, whoever leaves them. */
const LEFT_TO_READER = ['choice', 'order', 'either', 'several', 'whoCan', 'giveDay', 'giveWeek', 'dayAsked'] as const;
/** What friends ask besides. */
const FRIENDS_ASK = ['whatTime', 'shallI', 'howAre'] as const;
/** Kinds among people who know each other. */
const ACQUAINTED: ReadonlySet<EmailKind> = new Set(['customer', 'internal', 'personal']);

/**
 * Answers that are true of every email of a kind, whatever it asks for or offers. An email of an unlikely kind, or of one that is answered
 * only by what it says, gets those for anyone who may have written it.
 */
export function universalStock({ kind, tags }: Pick<ReplyFacts, 'kind' | 'tags'>, intent: Intent): StockCell {
  // Whoever speaks of no page wants something else of it.
  if (tags.has('pageless')) return joinStocks([ANY_STRANGER_TEXT], intent);
  const text = kind === null ? undefined : KIND_TEXTS[kind];
  // Whoever pays for an hour of somebody's knowledge is read as a recruiter sometimes.
  const isLikely = tags.has('likely') && (kind !== 'recruiting' || !tags.has('studied'));
  const isAsked = FRIENDS_ASK.some((tag) => tags.has(tag)) || !LEFT_TO_READER.some((tag) => tags.has(tag));
  if (kind === 'personal' && (tags.has('asking') || tags.has('requesting')) && isAsked) return joinStocks([FRIEND_ASKS_TEXT], intent);
  if (kind === 'personal' && isLikely) return joinStocks([ANY_FORM_TEXT, ANY_FRIEND_TEXT], intent);
  if (kind !== null && ACQUAINTED.has(kind)) return joinStocks([ANY_FORM_TEXT], intent);
  // Whoever looks for guests is often read as a seller, or as nobody in particular.
  if (tags.has('podcast') && (tags.has('mixed') || (kind === null && tags.has('mayBeStranger'))))
    return joinStocks([ANY_PROPOSAL_TEXT], intent);
  // What may be a swindle comes from nobody the reader knows.
  const isOfStranger = kind === 'scam' || (kind === null && !tags.has('business') && (tags.has('mayBeStranger') || tags.has('stranger')));
  if (isOfStranger && !tags.has('broadcast')) return joinStocks([ANY_STRANGER_TEXT], intent);
  if (text === undefined || !isLikely)
    return joinStocks([text !== undefined && (tags.has('stranger') || tags.has('cold')) ? ANY_STRANGER_TEXT : ANY_FORM_TEXT], intent);
  // Someone who buys from the reader, or may be no seller, is not told that nothing is needed.
  return joinStocks([(tags.has('purchases') || tags.has('mixed')) && text === TYPICAL_SELLER_TEXT ? ANY_STRANGER_TEXT : text], intent);
}
