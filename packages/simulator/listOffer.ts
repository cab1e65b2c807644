import { dropContacts } from './fit/mail/dropContacts.ts';
import { listHomes } from './fit/titles/listHomes.ts';
import { isPlainOffer } from './fit/mail/offerVerbs.ts';
import type { OfferMail } from './fit/mail/maskOffer.ts';
import type { Offer } from './fit/offer.ts';
import { readOffer, type OfferCorrections } from './fit/readOffer.ts';
import { SAMPLE } from './fit/mail/readTemplates.ts';
import type { ReadSentence } from './fit/mail/readSentence.ts';
import { statesJob } from './fit/needs/statesJob.ts';
import type { CampaignContext, Corrections, LeadInList } from './lead.ts';
import { listIndustries } from './listIndustries.ts';
import { OF_A_JOB } from './kind/offersJob.ts';
import { pricesOwnWork } from './kind/pricesOwnWork.ts';
import { readFitOfLead, toldFit, type ToldFit } from './model/fitOfLead.ts';
import { readPersona } from './persona/readPersona.ts';
import { pickEvenly } from './pickEvenly.ts';
import { EMAIL_KINDS, isOutsideKind, kindIndex, type EmailKind } from './reader/kinds.ts';
import { chanceAlone, chanceOf } from './reader/readSentences.ts';
import { ROLES } from './reader/roles.ts';
import { toEmailDraft, type EmailDraft } from './reading/draft.ts';
import { bareReminder } from './signs/prose/bareReminder.ts';

/** The user's corrections of the offer, of who decides on it, and of the kind of email. */
export type ListCorrections = OfferCorrections & { emailKind?: EmailKind | null };

/**
 * What a list's emails offer, for how many of its leads the fit is known, and the trades of the industries for which it was plainly made and their names, if any:
 * part of the campaign's context. Plain JSON.
 */
export type ListOffer = { offer: Offer | null; knownFitShare: number; homes?: readonly string[]; industries?: readonly string[] };

/** `onlyReminds`: it follows up and says nothing else. */
type ReadMail = { mail: OfferMail; kinds: Float64Array | null; onlyReminds: boolean };

/** An email without what says nothing about its offer: see `dropContacts`. */
function toOfferDraft(lead: LeadInList): EmailDraft {
  const draft = toEmailDraft(lead, lead.context);
  const body = draft.language === 'en' ? dropContacts(draft) : draft.body.raw;
  return body === draft.body.raw ? draft : toEmailDraft({ ...lead, email: { ...lead.email, body } }, lead.context);
}

/** The sentences of an email; those of its text each by itself, so that no other sentence changes what one says about the offer. */
function readOfferSentences({ body, prose, readings }: EmailDraft): ReadSentence[] {
  return readings.map((reading) => {
    const { start, end } = reading;
    const text = body.raw.slice(start, end);
    const chance = start >= prose.start && start < prose.end ? chanceAlone : chanceOf;
    const roles = Object.fromEntries(ROLES.map((role) => [role, chance(reading, role)]));
    return { text, start, end, part: 'body', roles };
  });
}

/** One lead's email, sentence by sentence; none if it is not English. */
export function readMail(lead: LeadInList): ReadMail {
  const draft = toOfferDraft(lead);
  const row = { title: lead.title, company: lead.company, industry: lead.industry, firstName: draft.name.firstName };
  if (draft.language !== 'en') return { mail: { ...row, sentences: [] }, kinds: null, onlyReminds: false };
  return {
    mail: { ...row, subject: lead.email.subject, sentences: readOfferSentences(draft) },
    kinds: draft.kind,
    onlyReminds: bareReminder.features.bareReminder.reader.find(draft).length > 0,
  };
}

/** Kinds of emails that ask for something other than a sale, and the probability from which an email is read as one. */
const OTHER_ASKS: readonly EmailKind[] = ['recruiting', 'link_building', 'fundraising', 'partnership', 'event', 'survey'];
const LEAST_CHANCE = 0.6;
/** The same for a job, whose own words must be there, too, if no other kind is likelier. */
const LEAST_RECRUITING = 0.4;

/** An email of another kind has at least one of its words: a customer's shelf is not a partnership. */
const OF_A_KIND: Partial<Record<EmailKind, RegExp>> = {
  recruiting: OF_A_JOB,
  partnership:
    /\b(?:partner\w*|co-?\w+|refer(?!enc)\w*|affiliat\w*|resell\w*|distribut\w*|introduc\w*|margin|exclusiv\w*|(?:send|pass|bring) us|collab\w*|joint|together|integrat\w*|commission|podcast|episode|guest|swap|cross-\w+|alliance|bundle|your audience|your customers|our customers|revenue share|white.?label)\b/i,
  link_building:
    /\b(?:links?|linking|backlinks?|guest|articles?|posts?|blogs?|mention\w*|resource page|page|story|stories|feature\w*|quote[sd]?|journalists?|editor\w*|readers)\b/i,
  fundraising:
    /\b(?:invest\w*|rounds?|rais(?:e|ing|ed)|donat\w*|grants?|seed|pre-seed|fund\w*|series [a-d]|valuation|gift|pledge|deck|angels?|sponsor\w*|charit\w*)\b/i,
};

/** If the emails are this likely not written to strangers, they offer nothing. */
const LEAST_OUTSIDE = 0.8;

/** How likely the emails are not written to strangers; those of unknown kind do not count. */
function chanceOutside(mails: readonly ReadMail[]): number {
  const read = mails.flatMap(({ kinds }) => (kinds === null || kinds.length === 0 ? [] : [kinds]));
  // Who prices their own work sells it, however much they tell of their experience.
  const isSold = mails.every(({ mail }) => pricesOwnWork(mail.sentences.map(({ text }) => text).join(' ')));
  const isOutside = (kind: EmailKind): boolean => isOutsideKind(kind) && !(isSold && kind === 'job_application');
  const sums = read.map((chances) => EMAIL_KINDS.reduce((sum, kind, index) => sum + (isOutside(kind) ? (chances[index] ?? 0) : 0), 0));
  return sums.reduce((sum, one) => sum + one, 0) / Math.max(1, sums.length);
}

const namesKind = (mails: readonly ReadMail[], kind: EmailKind): boolean =>
  mails.some(({ mail }) => mail.sentences.some(({ text }) => OF_A_KIND[kind]?.test(text) !== false));

/** Words of a survey, and the least probability from which they count. */
const OF_A_SURVEY = /\b(?:survey|questionnaire)\b/i;
const LEAST_SURVEY = 0.4;

const meanChance = (mails: readonly ReadMail[], kind: EmailKind): number => {
  const read = mails.flatMap(({ kinds }) => kinds ?? []);
  return read.reduce((sum, chances) => sum + (chances[kindIndex(kind)] ?? 0), 0) / Math.max(1, read.length);
};
const isLikeliestOf = (mails: readonly ReadMail[], kind: EmailKind): boolean =>
  EMAIL_KINDS.every((other) => meanChance(mails, other) <= meanChance(mails, kind));

const mayBeSurvey = (mails: readonly ReadMail[]): boolean =>
  mails.length > 0 &&
  meanChance(mails, 'survey') >= LEAST_SURVEY &&
  isLikeliestOf(mails, 'survey') &&
  mails.every(({ mail }) => mail.sentences.some(({ text }) => OF_A_SURVEY.test(text)));

/** Kinds that the emails likely are, going by their sentences, and that ask for something other than a sale. */
function listLikelyAsks(mails: readonly ReadMail[]): EmailKind[] {
  return OTHER_ASKS.filter((kind) =>
    kind === 'recruiting'
      ? meanChance(mails, kind) >= LEAST_RECRUITING && isLikeliestOf(mails, kind)
      : meanChance(mails, kind) >= LEAST_CHANCE || (kind === 'survey' && mayBeSurvey(mails)),
  );
}

/** The kind of most of the emails; a sales email unless they clearly ask for something else. */
function findKind(mails: readonly ReadMail[]): EmailKind {
  const likely = listLikelyAsks(mails).find((kind) => namesKind(mails, kind));
  const isJob = mails.length > 0 && mails.every(({ mail }) => statesJob([mail.subject ?? '', ...mail.sentences.map(({ text }) => text)]));
  return likely ?? (isJob ? 'recruiting' : 'sales');
}

/** Kinds that sell, and the least probability that an email does; below it, the offer is too uncertain to mention. */
const SELLING: readonly EmailKind[] = ['sales', 'follow_up', 'advert'];
const LEAST_SELLING = 0.45;
/** The same for an email of no clear kind, if no other kind is as likely. */
const LEAST_UNCLEAR = 0.25;
const UNSURE = 0.4;
/** If the emails are this likely not written to strangers, what they may offer is not named. */
const LEAST_UNNAMED = 0.4;

/** Words of a plan between two businesses, and the least probability of one from which they count: it sells the reader nothing. */
const OF_A_PLAN =
  /\b(?:each other|one another|each of us|both of us|both ways|between us|half each|either of us|one of us|refer(?:rals?|red|ring)?|pass(?:es|ed|ing)? (?:the |a )?(?:jobs?|work|customers?|clients?|leads) on|team(?:ing)? up|join(?:ing)? forces|joint|partner(?:s|ed|ing|ships?)?)\b/i;
const LEAST_PLAN = 0.1;
function mayBePlan(mails: readonly ReadMail[]): boolean {
  const at = kindIndex('partnership');
  return (
    mails.length > 0 &&
    mails.reduce((sum, { kinds }) => sum + (kinds?.[at] ?? 0), 0) >= LEAST_PLAN * mails.length &&
    mails.every(({ mail }) => mail.sentences.some(({ text }) => OF_A_PLAN.test(text)))
  );
}

/** The least probability of a job offer from which its words count: a clinic that looks for staff is not selling what it does. */
const LEAST_JOB = 0.25;
const OF_STAFF =
  /\b(?:(?:looking for|need|want|after) an? [^.?!]*\b(?:hours|days|pro rata|salar\w+|£\d|[$€]\d)|hiring|vacanc\w+|pro rata\b)/i;
const mayBeJob = (mails: readonly ReadMail[]): boolean =>
  mails.every(
    ({ mail, kinds }) => (kinds?.[kindIndex('recruiting')] ?? 0) >= LEAST_JOB && mail.sentences.some(({ text }) => OF_STAFF.test(text)),
  );

/** A price by the piece, the hour or the site, as sellers give it. */
const BY_UNIT =
  /(?:[$€£]\s?\d[\d,.]*\s?k?|\d\s?(?:€|eur|euros?|dollars|pounds|cents?|pence|p))(?:\s+(?:or less|plus tax))?\s+(?:a|an|per|the|each|every|all in|fitted|flat)\b|\b(?:from|for|under|about)\s+[$€£]\s?\d/i;
/** From this probability on, a sentence surely states an offer. */
const SURELY_OFFERED = 0.6;
/** A scam gives prices, too. */
const MOST_SCAM = 0.2;

/** Whether the emails plainly state what the sender sells or does, or an offer with its price, however terse they are. */
const LEAST_SURELY_OUTSIDE = 0.72;
const statesSale = (mails: readonly ReadMail[]): boolean =>
  mails.every(
    ({ mail: { sentences }, kinds }) =>
      (kinds?.[kindIndex('scam')] ?? 0) < MOST_SCAM &&
      (sentences.some(({ text }) => isPlainOffer(text)) ||
        (sentences.some(({ roles }) => (roles.offer ?? 0) >= SURELY_OFFERED) && sentences.some(({ text }) => BY_UNIT.test(text)))),
  );

/** From this probability on, what is offered is so certain that somebody surely offers it. */
const LEAST_CERTAIN = 0.8;
const isCertain = ({ category, needs }: Offer): boolean => category !== null && (needs[0]?.share ?? 0) >= LEAST_CERTAIN;

/** Whether the emails likely sell something; those of unknown kind may. */
function isForSale(mails: readonly ReadMail[], offer: Offer): boolean {
  const read = mails.flatMap(({ kinds }) => (kinds === null || kinds.length === 0 ? [] : [kinds]));
  const sumOf = (kind: EmailKind): number => read.reduce((sum, chances) => sum + (chances[kindIndex(kind)] ?? 0), 0);
  const selling = SELLING.reduce((sum, kind) => sum + sumOf(kind), 0);
  if (selling >= LEAST_SELLING * read.length) return true;
  if ((statesSale(mails) || isCertain(offer)) && chanceOutside(mails) < LEAST_SURELY_OUTSIDE) return true;
  const isLikeliest = EMAIL_KINDS.every((kind) => SELLING.includes(kind) || sumOf(kind) < selling);
  return isLikeliest && selling >= LEAST_UNCLEAR * read.length && chanceOutside(mails) < LEAST_UNNAMED;
}

/** With the share of leads whose fit is known. What is read of leads is kept with the offer, so the same offer stays the same object. */
function withKnownShare(read: Offer | null, { leads, before }: { leads: readonly LeadInList[]; before: Offer | null }): ListOffer {
  const offer = JSON.stringify(read) === JSON.stringify(before) ? before : read;
  const known = leads.filter((lead) => readFitOfLead({ offer }, lead, readPersona(lead)) !== null);
  return { offer, knownFitShare: leads.length === 0 ? 0 : known.length / leads.length };
}

/**
 * Reads what the emails of a whole list offer. Computed once over the list and stored with the campaign: edits, comparisons and partial
 * runs reuse it. Part of a list has the offer of the whole, unless it is launched alone. `before`: an offer that is probably the same.
 */
export function readListOffer(leads: readonly LeadInList[], corrections: ListCorrections = {}, before: Offer | null = null): ListOffer {
  const homes = listHomes(leads);
  const industries = listIndustries(leads);
  return {
    ...readAnyListOffer(leads, corrections, before),
    ...(homes.length === 0 ? {} : { homes }),
    ...(industries.length === 0 ? {} : { industries }),
  };
}

/** The same with what the user corrected of a campaign. */
export const readCorrectedOffer = (
  leads: readonly LeadInList[],
  { offer, offerOwners: owners, emailKind }: Corrections = {},
  before: Offer | null = null,
): ListOffer => readListOffer(leads, { offer, owners, emailKind }, before);

function readAnyListOffer(leads: readonly LeadInList[], corrections: ListCorrections, before: Offer | null): ListOffer {
  const mails = pickEvenly(leads, SAMPLE).map(readMail);
  const isCorrected = Object.values(corrections).some((correction) => correction !== undefined && correction !== null);
  if (!isCorrected && chanceOutside(mails) >= LEAST_OUTSIDE) return { offer: null, knownFitShare: 0 };
  const offer = readOffer(
    mails.map(({ mail }) => mail),
    corrections.emailKind ?? findKind(mails),
    corrections,
  );
  // Words of a reminder do not tell whom it concerns.
  if (!isCorrected && offer?.phrase === null && mails.every(({ onlyReminds }) => onlyReminds)) return { offer: null, knownFitShare: 0 };
  if (offer === null || isCorrected || offer.kind !== 'sales' || (isForSale(mails, offer) && !mayBePlan(mails) && !mayBeJob(mails)))
    return withKnownShare(offer, { leads, before });
  const isOutside = chanceOutside(mails) >= LEAST_UNNAMED;
  if (offer.needs.length === 0 && isOutside) return { offer: null, knownFitShare: 0 };
  const isNamed = !isOutside && listLikelyAsks(mails).length === 0 && !mayBeJob(mails);
  const doubted = {
    ...offer,
    isUnclear: true,
    phrase: isNamed ? offer.phrase : null,
    concerns: [],
    certainty: Math.min(offer.certainty, UNSURE),
  };
  return withKnownShare(doubted, { leads, before });
}

/** How a campaign's offer fits one of its leads; null if the fit is unknown or the offer is not certain enough to name. */
export const readLeadFit = (campaign: CampaignContext, lead: LeadInList): ToldFit | null =>
  toldFit(readFitOfLead(campaign, lead, readPersona(lead)));
