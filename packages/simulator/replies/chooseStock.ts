import type { Intent } from '../outcome.ts';
import type { EmailKind } from '../reader/kinds.ts';
import type { NextChance } from './expandPhrase.ts';
import { readStock, type Stock, type StockCell } from './readStock.ts';
import type { ReplyFacts } from './replyFacts.ts';
import { INTERNAL_TEXT, PERSONAL_TEXT, THANKS_TEXT } from './stock/acquaintances.ts';
import { CUSTOMER_TEXT } from './stock/customers.ts';
import { FRENCH_TEXT, GERMAN_TEXT, SPANISH_TEXT } from './stock/languages.ts';
import { FRENCH_UNREAD_TEXT } from './stock/unreadFrench.ts';
import { GERMAN_UNREAD_TEXT } from './stock/unreadGerman.ts';
import { SPANISH_UNREAD_TEXT } from './stock/unreadSpanish.ts';
import { EVENT_TEXT, FUNDRAISING_TEXT, SURVEY_TEXT } from './stock/invitations.ts';
import { JOB_APPLICATION_TEXT, RECRUITING_TEXT } from './stock/jobs.ts';
import { LINK_TEXT, PARTNERSHIP_TEXT } from './stock/partners.ts';
import { NEUTRAL_TEXT } from './stock/neutral.ts';
import { NOT_A_MESSAGE_TEXT, SCAM_TEXT } from './stock/suspects.ts';
import { ANY_TEXT } from './stock/anyEmail.ts';
import { PLAIN_TEXT } from './stock/plainEmail.ts';
import { ANY_FRENCH_TEXT, ANY_GERMAN_TEXT, ANY_SPANISH_TEXT } from './stock/anyForeign.ts';
import { ADVERT_TEXT } from './stock/adverts.ts';
import { FOLLOW_UP_TEXT } from './stock/followUps.ts';
import { UNREAD_TEXT } from './stock/unread.ts';
import { SALES_DOUBTS_TEXT } from './stock/salesDoubts.ts';
import { PURCHASE_TEXT } from './stock/purchases.ts';
import { SALES_TEXT } from './stock/sales.ts';

const kept = new Map<string, Stock>();

/** Stocks are parsed when first needed. */
function stockOf(text: string): Stock {
  const known = kept.get(text) ?? readStock(text);
  kept.set(text, known);
  return known;
}

/** The stocks for each kind of email; lines are drawn from all of them equally. */
const KIND_TEXTS: Readonly<Record<EmailKind, readonly string[]>> = {
  sales: [SALES_TEXT, SALES_DOUBTS_TEXT, ANY_TEXT],
  follow_up: [SALES_TEXT, SALES_DOUBTS_TEXT, FOLLOW_UP_TEXT, ANY_TEXT],
  advert: [ADVERT_TEXT],
  link_building: [LINK_TEXT],
  recruiting: [RECRUITING_TEXT],
  event: [EVENT_TEXT],
  survey: [SURVEY_TEXT],
  partnership: [PARTNERSHIP_TEXT],
  fundraising: [FUNDRAISING_TEXT],
  job_application: [JOB_APPLICATION_TEXT],
  customer: [CUSTOMER_TEXT],
  internal: [INTERNAL_TEXT],
  personal: [PERSONAL_TEXT],
  scam: [SCAM_TEXT],
  not_a_message: [NOT_A_MESSAGE_TEXT],
};
/** Stocks for sellers and for everyone else, in languages other than English. */
const LANGUAGE_TEXTS: Readonly<Record<string, { sold: string; unread: string; any: string }>> = {
  de: { sold: GERMAN_TEXT, unread: GERMAN_UNREAD_TEXT, any: ANY_GERMAN_TEXT },
  fr: { sold: FRENCH_TEXT, unread: FRENCH_UNREAD_TEXT, any: ANY_FRENCH_TEXT },
  es: { sold: SPANISH_TEXT, unread: SPANISH_UNREAD_TEXT, any: ANY_SPANISH_TEXT },
};
const SOLD: ReadonlySet<EmailKind> = new Set(['sales', 'follow_up', 'link_building', 'partnership', 'advert']);
/** Requests among people who know each other get the same answers as anyone's. */
const ANSWERED_BY_FORM: ReadonlySet<string> = new Set(['requesting', 'proposing', 'sending', 'asking', 'calling']);
const LETTERS = ['invite', 'meetup', 'grief', 'joy'] as const;
const KNOWN_TOPICS = ['invite', 'meetup', 'moved', 'deadline', 'grief', 'joy'] as const;

/** Kinds among people who know each other in which a thank-you note is answered as one. */
const THANKED: ReadonlySet<EmailKind> = new Set(['customer', 'internal', 'personal']);
const ASKS = ['meeting', 'interest', 'refer', 'offering', 'yesno', 'count', 'how'] as const;
/** Refusals are similar for any stranger. */
const SHARED: Partial<Record<Intent, number>> = { hard_objection: 0.15, not_interested: 0.4 };
const WITH_NEUTRAL: ReadonlySet<EmailKind> = new Set([
  'sales',
  'follow_up',
  'link_building',
  'recruiting',
  'event',
  'survey',
  'partnership',
]);

/** Topics of lines for customers and suppliers; without one, these lines make no sense. */
const DEALINGS = ['complaint', 'favor', 'query', 'notice', 'bug', 'dearer', 'delayed', 'meeting'] as const;

const isThanks = ({ kind, tags }: ReplyFacts): boolean =>
  !tags.has('asking') &&
  !tags.has('requesting') &&
  !tags.has('proposing') &&
  (kind === null || THANKED.has(kind)) &&
  (tags.has('thanking') || (tags.has('thankful') && !ASKS.some((ask) => tags.has(ask))));

function isAskedAmongFriends({ kind, tags }: ReplyFacts): boolean {
  const isClose = kind === 'personal' || kind === 'internal';
  if (tags.has('lost')) return isClose;
  // A mass email asks nobody in particular; news that wants no answer only gets thanks.
  if (tags.has('broadcast')) return false;
  if (kind === 'personal' && tags.has('telling') && !tags.has('catchup')) return !LETTERS.some((topic) => tags.has(topic));
  return isClose && [...tags].some((tag) => ANSWERED_BY_FORM.has(tag)) && !KNOWN_TOPICS.some((topic) => tags.has(topic));
}

/** Merges the lines of several stocks. */
function joinStocks(texts: readonly string[], intent: Intent): StockCell {
  const cells = texts.map((text) => stockOf(text)[intent]);
  return { lines: cells.flatMap(({ lines }) => lines), closes: cells.flatMap(({ closes }) => closes) };
}

/** The part of the general stock that fits any kind of email, used if its kind's stock has no fitting line. */
export function chooseAnyStock({ language, tags }: ReplyFacts, intent: Intent): StockCell {
  const foreign = LANGUAGE_TEXTS[language];
  return joinStocks(
    foreign === undefined ? [UNREAD_TEXT, tags.has('cold') ? ANY_TEXT : PLAIN_TEXT] : [foreign.unread, foreign.any],
    intent,
  );
}

/** The part of the stock that answers an email with a given intent. */
export function chooseStock(facts: ReplyFacts, intent: Intent, next: NextChance): StockCell {
  const { kind, language } = facts;
  const foreign = LANGUAGE_TEXTS[language];
  const draw = next();
  if (foreign !== undefined) return joinStocks(kind !== null && SOLD.has(kind) ? [foreign.sold] : [foreign.unread, foreign.any], intent);
  if (isThanks(facts)) return stockOf(THANKS_TEXT)[intent];
  const isBareDealing = kind === 'customer' && intent !== 'opt_out' && !DEALINGS.some((tag) => facts.tags.has(tag));
  if (kind === null || isBareDealing || (intent !== 'opt_out' && isAskedAmongFriends(facts)))
    return joinStocks([UNREAD_TEXT, PLAIN_TEXT], intent);
  if (facts.tags.has('purchases') && (kind === 'sales' || kind === 'follow_up')) return stockOf(PURCHASE_TEXT)[intent];
  const isShared = WITH_NEUTRAL.has(kind);
  if (isShared && kind !== 'recruiting' && draw < (SHARED[intent] ?? 0)) return stockOf(NEUTRAL_TEXT)[intent];
  const texts = intent === 'opt_out' && (isShared || kind === 'fundraising') ? [NEUTRAL_TEXT, ...KIND_TEXTS[kind]] : KIND_TEXTS[kind];
  return joinStocks(texts, intent);
}
