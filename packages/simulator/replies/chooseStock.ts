import type { Intent } from '../outcome.ts';
import type { EmailKind } from '../reader/kinds.ts';
import { withAnswers } from './answerParts.ts';
import { certainStock, kindStock } from './certainStock.ts';
import { fitsLine } from './chooseLine.ts';
import type { NextChance } from './expandPhrase.ts';
import { joinStocks, stockOf } from './keptStocks.ts';
import type { StockCell } from './readStock.ts';
import type { ReplyFacts } from './replyFacts.ts';
import { PERSONAL_TEXT, THANKS_TEXT } from './stock/acquaintances.ts';
import { ANY_FRENCH_TEXT, ANY_GERMAN_TEXT, ANY_SPANISH_TEXT } from './stock/anyForeign.ts';
import { ABSURD_TEXT } from './stock/absurd.ts';
import { ASTRAY_TEXT } from './stock/astray.ts';
import { JOB_APPLICATION_TEXT } from './stock/jobs.ts';
import { FRENCH_TEXT, GERMAN_TEXT, SPANISH_TEXT } from './stock/languages.ts';
import { BARE_TEXT } from './stock/bare.ts';
import { DISTANT_TEXT } from './stock/distant.ts';
import { LOUD_TEXT } from './stock/loud.ts';
import { NEUTRAL_TEXT } from './stock/neutral.ts';
import { PAPERWORK_TEXT } from './stock/paperwork.ts';
import { PLAIN_TEXT } from './stock/plainEmail.ts';
import { PRESS_TEXT } from './stock/press.ts';
import { MODEST_TEXT } from './stock/modest.ts';
import { MODEST_FRENCH_TEXT, MODEST_GERMAN_TEXT, MODEST_SPANISH_TEXT } from './stock/modestForeign.ts';
import { IN_HOUSE_TEXT, PEER_TEXT } from './stock/seller/peers.ts';
import { STRANGERS_TEXT } from './stock/seller/strangers.ts';
import { NOT_A_MESSAGE_TEXT, SCAM_TEXT } from './stock/suspects.ts';
import { FRENCH_OCCASIONS_TEXT } from './stock/occasionsFrench.ts';
import { GERMAN_OCCASIONS_TEXT } from './stock/occasionsGerman.ts';
import { SPANISH_OCCASIONS_TEXT } from './stock/occasionsSpanish.ts';
import { FRENCH_UNREAD_TEXT } from './stock/unreadFrench.ts';
import { GERMAN_UNREAD_TEXT } from './stock/unreadGerman.ts';
import { SPANISH_UNREAD_TEXT } from './stock/unreadSpanish.ts';
import { UNCLEAR_TEXT } from './stock/unclear.ts';
import { typicalStock } from './typicalStock.ts';
import { universalStock } from './universalStock.ts';

/** Kinds that are answered only by what they are. */
const KIND_TEXTS: Readonly<Partial<Record<EmailKind, string>>> = {
  job_application: JOB_APPLICATION_TEXT,
  scam: SCAM_TEXT,
  not_a_message: NOT_A_MESSAGE_TEXT,
};
/** Stocks for sellers and for everyone else, in languages other than English. */
const LANGUAGE_TEXTS: Readonly<Record<string, { sold: string; unread: string; any: string; occasions: string; modest: string }>> = {
  de: { sold: GERMAN_TEXT, unread: GERMAN_UNREAD_TEXT, any: ANY_GERMAN_TEXT, occasions: GERMAN_OCCASIONS_TEXT, modest: MODEST_GERMAN_TEXT },
  fr: { sold: FRENCH_TEXT, unread: FRENCH_UNREAD_TEXT, any: ANY_FRENCH_TEXT, occasions: FRENCH_OCCASIONS_TEXT, modest: MODEST_FRENCH_TEXT },
  es: {
    sold: SPANISH_TEXT,
    unread: SPANISH_UNREAD_TEXT,
    any: ANY_SPANISH_TEXT,
    occasions: SPANISH_OCCASIONS_TEXT,
    modest: MODEST_SPANISH_TEXT,
  },
};
/** What strangers who sell nothing invite to or ask for. */
const OCCASIONS = ['attend', 'study', 'article'] as const;
const SOLD: ReadonlySet<EmailKind> = new Set(['sales', 'follow_up', 'link_building', 'partnership', 'advert']);

/** Death comes before anything else that an email says. */
const MOURNED = ['memorial', 'grief'] as const;
/** Content that comes before any other answer. */
const FIRST = [...MOURNED, 'secret'] as const;
/** Content that has its own answers among people who know each other; strangers mostly joke, or write badly. */
const ANSWERED_AS_SUCH = [...FIRST, 'threat'] as const;
/** How often somebody who is called by another name says so. */
const NOTES_NAME = 0.35;
/** Kinds among people who know each other in which a thank-you note is answered as one. */
const THANKED: ReadonlySet<EmailKind> = new Set(['customer', 'internal', 'personal']);
/** How often an answer to a loud email shows annoyance; only a refusal can do without. */
const ANNOYED: Partial<Record<Intent, number>> = { not_interested: 0.7, hard_objection: 0.7, opt_out: 0.7, referral: 0.7, timing: 0.7 };
/**
 * How often a certain request is answered as such; refusals are alike whatever is asked. The rest gets answers that fit any email, so that
 * campaigns stay varied.
 */
const ANSWERS_CERTAIN: Readonly<Record<Intent, number>> = {
  interested: 0.9,
  question: 0.85,
  timing: 0.7,
  referral: 0.8,
  soft_objection: 0.6,
  hard_objection: 0.5,
  not_interested: 0.5,
  opt_out: 0.5,
};
/** Requests of sellers that are answered in particular: to have looked at something, to come to a stand. */
const CERTAIN_FIRST = ['looked', 'fair'] as const;
/** An email that says it is the last is often answered as such. */
const PARTING = ['breakup'] as const;
const ANSWERS_PARTING = 0.6;
const NO_LINES: StockCell = { lines: [], closes: [] };
/** Lines with fewer variants than this would soon repeat themselves, so they are used less often. */
const ENOUGH_VARIANTS = 18;
const ANSWERS_WITH_FEW = 0.3;
/** If only the offer is certain, fewer answers name it: not everybody at a company calls a thing by the same words. */
const NAMES_OFFER = 0.5;
/** How often a certain kind is answered with what such emails usually want, and how often if the request is certain too. */
const ANSWERS_KIND = 0.3;
const ANSWERS_KIND_AND_ASK = 0.55;

const isThanks = ({ kind, tags }: ReplyFacts): boolean =>
  !MOURNED.some((tag) => tags.has(tag)) &&
  !tags.has('joy') &&
  !tags.has('asking') &&
  !tags.has('inviting') &&
  !tags.has('requesting') &&
  !tags.has('proposing') &&
  kind !== null &&
  THANKED.has(kind) &&
  tags.has('thanking');

/** Whether a journalist writes: they are often read as someone with a survey. */
const isPress = ({ kind, tags }: ReplyFacts): boolean => tags.has('press') && !tags.has('linked') && (kind === null || kind === 'survey');

/** Whether somebody asks for a gift without being read as a fundraiser. */
const asksForGift = ({ kind, tags }: ReplyFacts): boolean => tags.has('donor') && (kind === 'sales' || kind === null);

/** Whether a seller shouts; adverts, invitations and recruiters are expected to be loud. */
const isLoud = ({ kind, tags }: ReplyFacts): boolean => (kind === 'sales' || kind === 'follow_up') && tags.has('loud');

/** Whoever an email does not concern, or who does not decide, is not won by shouting or by plain words, and answers as to any other. */
const LURED: ReadonlySet<Intent> = new Set(['interested', 'question', 'timing', 'soft_objection']);
const NOT_WON = ['misfit', 'otherWork', 'runsFirm', 'beside', 'far', 'noKeeper', 'junior', 'modest', 'unsuited', 'absurd'] as const;
const isLured = ({ tags }: ReplyFacts, intent: Intent): boolean => NOT_WON.some((tag) => tags.has(tag)) && LURED.has(intent);

/** The lines about one of some tags that the email has, if the stock has any. */
function linesAbout(about: readonly string[], { tags }: ReplyFacts, cell: StockCell): StockCell | undefined {
  const tag = about.find((one) => tags.has(one));
  const lines =
    tag === undefined ? [] : cell.lines.filter(({ needs, lacks }) => needs.includes(tag) && !lacks.some((one) => tags.has(one)));
  return lines.length === 0 ? undefined : { lines, closes: [] };
}

/** The part of the stock for any kind of email, also used if no line of the stock of the email's own kind fits. */
export function chooseAnyStock(facts: ReplyFacts, intent: Intent): StockCell {
  const foreign = LANGUAGE_TEXTS[facts.language];
  if (foreign !== undefined && OCCASIONS.some((tag) => facts.tags.has(tag))) return stockOf(foreign.occasions)[intent];
  if (foreign !== undefined) return joinStocks([foreign.unread, foreign.any], intent);
  return universalStock({ kind: asksForGift(facts) ? 'fundraising' : facts.kind, tags: facts.tags }, intent);
}

/** Whether somebody tells good news of their own, and does not sell. */
const isJoy = ({ tags }: ReplyFacts): boolean => tags.has('joy') && tags.has('telling') && !tags.has('cold') && !tags.has('stranger');

/** Answers to an email whose tone or content comes before its kind. */
function chooseAsSuch(facts: ReplyFacts, intent: Intent, draw: number): StockCell | undefined {
  if (isJoy(facts) && intent !== 'opt_out') return { ...stockOf(PERSONAL_TEXT)[intent], closes: [] };
  if (isThanks(facts)) return stockOf(THANKS_TEXT)[intent];
  if (facts.tags.has('absurd') && !FIRST.some((tag) => facts.tags.has(tag))) return stockOf(ABSURD_TEXT)[intent];
  if (facts.tags.has('paperwork')) return stockOf(PAPERWORK_TEXT)[intent];
  if (facts.tags.has('bare')) return stockOf(BARE_TEXT)[intent];
  if (facts.tags.has('baffling') && !FIRST.some((tag) => facts.tags.has(tag))) return stockOf(UNCLEAR_TEXT)[intent];
  const odd = linesAbout(['odd'], facts, stockOf(UNCLEAR_TEXT)[intent]);
  if (odd !== undefined) return odd;
  if (isPress(facts) && intent !== 'opt_out') return stockOf(PRESS_TEXT)[intent];
  if (asksForGift(facts)) return chooseAnyStock(facts, intent);
  if (facts.tags.has('cold'))
    return draw < NOTES_NAME && !isLured(facts, intent) ? linesAbout(['wrongName'], facts, stockOf(NEUTRAL_TEXT)[intent]) : undefined;
  return facts.kind === 'scam' ? undefined : linesAbout(ANSWERED_AS_SUCH, facts, stockOf(PLAIN_TEXT)[intent]);
}

/** How often lines about what is certain are used. */
function shareOf(found: StockCell | undefined, { tags }: ReplyFacts, intent: Intent): number {
  const variants = found?.lines.reduce((sum, line) => sum + line.variants, 0) ?? 0;
  if (variants < ENOUGH_VARIANTS) return ANSWERS_WITH_FEW;
  return tags.has('sure') ? ANSWERS_CERTAIN[intent] : NAMES_OFFER;
}

/**
 * The part of the stock that answers an email with a given intent: what was certainly read is answered often, everything else with lines that
 * are true of any email of its kind.
 */
export function chooseStock(facts: ReplyFacts, intent: Intent, next: NextChance): StockCell {
  const { kind, language } = facts;
  const foreign = LANGUAGE_TEXTS[language];
  const draw = next();
  const hasLoud = stockOf(LOUD_TEXT)[intent].lines.some((line) => fitsLine(line, facts));
  if (isLoud(facts) && !isLured(facts, intent) && draw < (ANNOYED[intent] ?? 1) && hasLoud) return stockOf(LOUD_TEXT)[intent];
  const isSold = facts.tags.has('trades') || (kind !== null && SOLD.has(kind) && !facts.tags.has('partners'));
  const isOccasion = foreign !== undefined && OCCASIONS.some((tag) => facts.tags.has(tag));
  if (isOccasion) return stockOf(foreign.occasions)[intent];
  if (foreign !== undefined && facts.tags.has('modest') && intent !== 'opt_out') return stockOf(foreign.modest)[intent];
  if (foreign !== undefined) return joinStocks(isSold || facts.tags.has('far') ? [foreign.sold] : [foreign.unread, foreign.any], intent);
  if ((kind === 'customer' || (kind === null && facts.tags.has('business'))) && facts.tags.has('misfit'))
    return stockOf(ASTRAY_TEXT)[intent];
  const asSuch = chooseAsSuch(facts, intent, draw);
  if (asSuch !== undefined) return asSuch;
  const isDoubtful = kind === 'scam' && !facts.tags.has('certain');
  const ofKind = kind === null || isDoubtful ? undefined : KIND_TEXTS[kind];
  if (ofKind !== undefined) return stockOf(ofKind)[intent];
  if (facts.tags.has('peer') && intent !== 'opt_out') return stockOf(PEER_TEXT)[intent];
  if (facts.tags.has('inHouse') && intent !== 'opt_out') return stockOf(IN_HOUSE_TEXT)[intent];
  if (facts.tags.has('modest') && intent !== 'opt_out') return stockOf(facts.tags.has('distant') ? DISTANT_TEXT : MODEST_TEXT)[intent];
  if (kind === 'partnership' && facts.tags.has('apart') && intent !== 'opt_out') return stockOf(STRANGERS_TEXT)[intent];
  const parting =
    facts.kind === 'follow_up' && draw < ANSWERS_PARTING ? linesAbout(PARTING, facts, kindStock(facts, intent) ?? NO_LINES) : undefined;
  if (parting !== undefined) return parting;
  const typical = CERTAIN_FIRST.some((tag) => facts.tags.has(tag)) ? undefined : typicalStock(facts, intent, next);
  if (typical !== undefined) return typical;
  const found = certainStock(facts, intent);
  const certain = (next() < shareOf(found, facts, intent) ? found : undefined) ?? typicalStock(facts, intent, next);
  if (certain !== undefined) return certain;
  const share = kind !== 'follow_up' ? 1 : facts.tags.has('sure') ? ANSWERS_KIND_AND_ASK : ANSWERS_KIND;
  const usual = next() < share ? kindStock(facts, intent) : undefined;
  return withAnswers(usual ?? chooseAnyStock(facts, intent), facts, { intent, next });
}
