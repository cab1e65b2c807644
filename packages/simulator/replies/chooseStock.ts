import type { Intent } from '../outcome.ts';
import type { EmailKind } from '../reader/kinds.ts';
import type { NextChance } from './expandPhrase.ts';
import { readStock, type Stock, type StockCell } from './readStock.ts';
import type { ReplyFacts } from './replyFacts.ts';
import { INTERNAL_TEXT, PERSONAL_TEXT, THANKS_TEXT } from './stock/acquaintances.ts';
import { CUSTOMER_FORM_TEXT, INTERNAL_FORM_TEXT, PERSONAL_FORM_TEXT } from './stock/acquaintedForms.ts';
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
import { ASKS_TEXT } from './stock/asks.ts';
import { LOUD_TEXT } from './stock/loud.ts';
import { PRESS_TEXT } from './stock/press.ts';
import { PLAIN_TEXT } from './stock/plainEmail.ts';
import { ANY_FRENCH_TEXT, ANY_GERMAN_TEXT, ANY_SPANISH_TEXT } from './stock/anyForeign.ts';
import { ADVERT_TEXT } from './stock/adverts.ts';
import { FOLLOW_UP_TEXT } from './stock/followUps.ts';
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
  sales: [SALES_TEXT, SALES_DOUBTS_TEXT, ASKS_TEXT, ANY_TEXT],
  follow_up: [SALES_TEXT, SALES_DOUBTS_TEXT, ASKS_TEXT, FOLLOW_UP_TEXT, ANY_TEXT],
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
/** Topics of letters from friends and notes from colleagues; without one of these words, the form of the email decides the answer. */
const TOPICS: Partial<Record<EmailKind, readonly string[]>> = {
  personal: ['invite', 'meetup', 'joy'],
  internal: ['invite', 'moved', 'broadcast'],
  customer: ['complaint', 'bug', 'dearer', 'delayed', 'unpaid'],
};

/** Answers to people who know the reader, chosen by what they want. */
const FORM_TEXTS: Partial<Record<EmailKind, string>> = {
  customer: CUSTOMER_FORM_TEXT,
  internal: INTERNAL_FORM_TEXT,
  personal: PERSONAL_FORM_TEXT,
};
/** Content that has its own answers, no matter who writes it. */
const ANSWERED_AS_SUCH = ['grief', 'bereaved', 'memorial', 'insult', 'threat', 'secret', 'inquiry'] as const;

/** Death comes before anything else that an email says. */
const MOURNED = ['grief', 'bereaved', 'memorial'] as const;
/** Kinds among people who know each other in which a thank-you note is answered as one. */
const THANKED: ReadonlySet<EmailKind> = new Set(['customer', 'internal', 'personal']);
const ASKS = ['meeting', 'interest', 'refer', 'offering', 'yesno', 'count', 'how'] as const;
/** How often an answer to a loud email shows annoyance; only a refusal can do without. */
const ANNOYED: Partial<Record<Intent, number>> = { not_interested: 0.7, hard_objection: 0.7, opt_out: 0.7, referral: 0.7, timing: 0.7 };
/** How often someone who sells something gets a refusal that fits any stranger. */
const SHARED: Partial<Record<Intent, number>> = { hard_objection: 0.15, not_interested: 0.4 };
const SHARES_REFUSALS: ReadonlySet<EmailKind> = new Set(['sales', 'follow_up', 'link_building', 'partnership']);
const WITH_NEUTRAL: ReadonlySet<EmailKind> = new Set([
  'sales',
  'follow_up',
  'link_building',
  'recruiting',
  'event',
  'survey',
  'partnership',
]);

const isThanks = ({ kind, tags }: ReplyFacts): boolean =>
  !MOURNED.some((tag) => tags.has(tag)) &&
  !tags.has('asking') &&
  !tags.has('requesting') &&
  !tags.has('proposing') &&
  (kind === null || THANKED.has(kind)) &&
  (tags.has('thanking') || (tags.has('thankful') && !ASKS.some((ask) => tags.has(ask))));

/** Whether only the form of an email of a known kind decides its answer: nothing in it matches what its kind's answers mention. */
const isByForm = (kind: EmailKind, { tags }: ReplyFacts): boolean =>
  MOURNED.some((tag) => tags.has(tag)) || TOPICS[kind]?.every((topic) => !tags.has(topic)) === true;

/** Whether a later email is only a reminder: it asks and offers nothing of its own. */
const isBareReminder = ({ ask, tags }: ReplyFacts): boolean =>
  tags.has('bare') && !['far', 'insult', 'threat', 'meeting', 'refer', 'sends', 'proposes'].some((tag) => ask === tag || tags.has(tag));

/** Whether a journalist writes: they are often read as someone with a survey. */
const isPress = ({ kind, tags }: ReplyFacts): boolean => tags.has('press') && (kind === null || kind === 'survey');

/** Whether an email shouts; an insult or a threat has answers of its own. */
const isLoud = ({ tags }: ReplyFacts): boolean => tags.has('loud') && !tags.has('insult') && !tags.has('threat');

/** Whether customer and supplier write to each other, however their email is read. */
const isDealing = ({ kind, tags }: ReplyFacts): boolean =>
  kind === null
    ? !tags.has('cold') && ['complaint', 'delayed', 'unpaid'].some((topic) => tags.has(topic))
    : tags.has('owed') && (kind === 'follow_up' || kind === 'sales');

/** Whether a guest for a podcast is wanted: such an email is often read as a sale. */
const wantsGuest = ({ kind, tags }: ReplyFacts): boolean =>
  tags.has('podcast') && tags.has('guesting') && (kind === null || kind === 'sales' || kind === 'event');

/** Whether somebody asks for a gift without being read as a fundraiser. */
const asksForGift = ({ kind, tags }: ReplyFacts): boolean => tags.has('donor') && (kind === 'sales' || kind === null);

/** Whether both sides shall do something for each other: such an email is often read as a sale, or not at all. */
const isMutual = ({ kind, tags }: ReplyFacts): boolean =>
  tags.has('mutual') && !tags.has('podcast') && (kind === 'sales' || (kind === null && tags.has('cold')));

/** Merges the lines of several stocks. */
function joinStocks(texts: readonly string[], intent: Intent): StockCell {
  const cells = texts.map((text) => stockOf(text)[intent]);
  return { lines: cells.flatMap(({ lines }) => lines), closes: cells.flatMap(({ closes }) => closes) };
}

/** What is asked for so plainly that its answers fit whoever writes. */
const FIRM_ASKS = ['slot', 'number', 'address'] as const;

/** The part of the stock for any kind of email, also used if the stock of the email's own kind does not fit. */
export function chooseAnyStock({ language, tags }: ReplyFacts, intent: Intent): StockCell {
  const foreign = LANGUAGE_TEXTS[language];
  if (foreign !== undefined) return joinStocks([foreign.unread, foreign.any], intent);
  if (tags.has('cold') && !tags.has('plainask')) return joinStocks([NEUTRAL_TEXT, ASKS_TEXT, ANY_TEXT], intent);
  return joinStocks(FIRM_ASKS.some((tag) => tags.has(tag)) ? [PLAIN_TEXT, ASKS_TEXT] : [PLAIN_TEXT], intent);
}

/** The part of the stock that answers an email with a given intent. */
export function chooseStock(facts: ReplyFacts, intent: Intent, next: NextChance): StockCell {
  const { kind, language } = facts;
  const foreign = LANGUAGE_TEXTS[language];
  const draw = next();
  if (isLoud(facts) && draw < (ANNOYED[intent] ?? 1) && stockOf(LOUD_TEXT)[intent].lines.length > 0) return stockOf(LOUD_TEXT)[intent];
  if (foreign !== undefined) return joinStocks(kind !== null && SOLD.has(kind) ? [foreign.sold] : [foreign.unread, foreign.any], intent);
  if (isThanks(facts)) return stockOf(THANKS_TEXT)[intent];
  if (asksForGift(facts) && intent !== 'opt_out') return stockOf(FUNDRAISING_TEXT)[intent];
  if ((wantsGuest(facts) || isMutual(facts)) && intent !== 'opt_out') return stockOf(PARTNERSHIP_TEXT)[intent];
  if (isPress(facts) && intent !== 'opt_out') return stockOf(PRESS_TEXT)[intent];
  if (isDealing(facts)) return stockOf(CUSTOMER_TEXT)[intent];
  if (kind === null) return chooseAnyStock(facts, intent);
  if (isByForm(kind, facts)) {
    const byForm = ANSWERED_AS_SUCH.some((tag) => facts.tags.has(tag)) ? undefined : FORM_TEXTS[kind];
    return byForm === undefined ? chooseAnyStock(facts, intent) : stockOf(byForm)[intent];
  }
  if (facts.tags.has('purchases') && (kind === 'sales' || kind === 'follow_up')) return stockOf(PURCHASE_TEXT)[intent];
  if (kind === 'follow_up' && isBareReminder(facts))
    return joinStocks([FOLLOW_UP_TEXT, intent === 'opt_out' ? NEUTRAL_TEXT : ANY_TEXT], intent);
  const isShared = WITH_NEUTRAL.has(kind);
  if (SHARES_REFUSALS.has(kind) && draw < (SHARED[intent] ?? 0)) return stockOf(NEUTRAL_TEXT)[intent];
  const texts = intent === 'opt_out' && (isShared || kind === 'fundraising') ? [NEUTRAL_TEXT, ...KIND_TEXTS[kind]] : KIND_TEXTS[kind];
  return joinStocks(texts, intent);
}
