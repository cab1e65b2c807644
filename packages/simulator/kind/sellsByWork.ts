import { EMAIL_KINDS, type EmailKind } from '../reader/kinds.ts';
import { chanceOfKind } from '../reader/readKind.ts';
import { chanceOf } from '../reader/readSentences.ts';
import type { Role } from '../reader/roles.ts';
import type { EmailDraft } from '../reading/draft.ts';
import { complains } from './complains.ts';
import { OF_A_JOB } from './offersJob.ts';
import { pricesOwnWork } from './pricesOwnWork.ts';
import { hasWordsOf } from './readWordedKind.ts';
import { speaksToCustomers } from './speaksToCustomers.ts';

/** A sentence that says what the sender does, and one that asks for a visit or an order. */
const [OFFERS, ASKS] = [0.6, 0.3];
const ASKED: readonly Role[] = ['ask_interest', 'ask_meeting', 'question'];

/** Kinds that sellers who tell of themselves are mistaken for. */
const CONFUSED: ReadonlySet<EmailKind> = new Set(['job_application', 'partnership', 'survey', 'recruiting']);
const SOLD: ReadonlySet<EmailKind> = new Set(['sales', 'follow_up']);
/** Other kinds are at most this likely, together. */
const RIVAL = 0.25;
const LEAST_SALES = 0.06;
/** From this probability on, the reader is not mistaken. */
const SURELY_OTHER = 0.6;

/** An order to call, which asks for work as much as a question does. */
const CALLS = /\b(?:call|text|ring|phone) (?:me|us)\b/iu;

/** An applicant speaks for nobody else and prices nothing. */
const AS_A_BUSINESS = /\b(?:we|our|us)\b|\b(?:quotes?|estimates?|bids?)\b|[$£€]\s?\d/i;
/** A trade's own words: whoever has them offers something, in however few words. */
const IN_TRADE =
  /\b(?:commercial (?:and|or|&) residential|residential (?:and|or|&) commercial|(?:licen[cs]ed|bonded)(?: and|,| &)? insured|fully insured|(?:cheap|good|fair|low|reasonable|competitive) rates)\b/iu;
const OFFERS_IN_TRADE = 0.4;
/** A plan between two businesses, or a share of what one of them earns. */
const OF_A_PLAN =
  /\b(?:each other|one another|both of us|between us|half each|either of us|refer(?:rals?|red|ring)?|team(?:ing)? up|join(?:ing)? forces|joint|partner(?:s|ed|ing|ships?)?|together|(?:\d+|\w+) ?(?:%|percent|per cent) (?:of|for|to|is)|your (?:customers|clients|members|guests|patients|readers|audience))\b/i;
const OF_QUESTIONS = /\b(?:survey|questionnaire|questions|study|research|report|interview\w*|answers?)\b/i;

const OWN_WORDS: ReadonlyMap<EmailKind, RegExp> = new Map([
  ['recruiting', OF_A_JOB],
  ['partnership', OF_A_PLAN],
  ['survey', OF_QUESTIONS],
  [
    'job_application',
    /\b(?:jobs?|work for you|vacanc\w+|position|hir(?:e|es|ing)|appl(?:y|ied|ication)|resum[eé]|CV|references|salary|wages?|learn|degree|hours for me)\b/i,
  ],
]);

/**
 * Whether somebody who tells what they do for a living and asks for a visit or an order sells it, though the reader takes them for an applicant or
 * the like: the email has no word of that kind.
 */
export function sellsByWork(draft: EmailDraft): boolean {
  const {
    kind,
    readings,
    lead: { email },
  } = draft;
  const chance = (one: EmailKind): number => chanceOfKind(kind, one);
  const has = (least: number, roles: readonly Role[]): boolean =>
    readings.some((reading) => roles.some((role) => chanceOf(reading, role) >= least));
  if (
    chance('sales') < LEAST_SALES ||
    !has(IN_TRADE.test(draft.body.raw) ? OFFERS_IN_TRADE : OFFERS, ['offer']) ||
    !(has(ASKS, ASKED) || CALLS.test(draft.body.raw))
  )
    return false;
  const isSecret = has(ASKS, ['secret_request']);
  const others = EMAIL_KINDS.filter((one) => !SOLD.has(one) && !CONFUSED.has(one) && (one !== 'scam' || isSecret));
  if (others.reduce((sum, one) => sum + chance(one), 0) >= RIVAL) return false;
  const text = `${email.subject}\n${email.body}`;
  const isPriced = pricesOwnWork(text);
  const isRival = (one: EmailKind): boolean => chance(one) >= RIVAL && (hasWordsOf(one, email) || OWN_WORDS.get(one)?.test(text) === true);
  if (
    [...CONFUSED].some((one) => !(one === 'job_application' && isPriced) && (chance(one) >= SURELY_OTHER || isRival(one))) ||
    (chance('job_application') >= RIVAL && !AS_A_BUSINESS.test(email.body))
  )
    return false;
  return !speaksToCustomers(email.body) && !complains(draft);
}
