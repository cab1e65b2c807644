import type { Offer } from './fit/offer.ts';
import type { EmailKind } from './reader/kinds.ts';

/** One email as it would be sent: subject line and plain-text body, in any script. */
export type Email = { subject: string; body: string };

/**
 * One follow-up of a sequence. `waitDays` are the days after the previous email. An empty subject stays in the thread of the previous
 * email. A lead gets it unless it answered an earlier one: replied, unsubscribed or reported it.
 */
export type FollowUp = Email & { waitDays: number };

/** One lead of a campaign with its email. Unknown facts are null and stay unknown: nothing is guessed except a name from the slug. */
export type Lead = {
  /**
   * Key of the lead's random draws: canonical profile slug (a member id keeps its case), with an occurrence number for repeated profiles,
   * such as `jane-doe` or `jane-doe#2`.
   */
  leadKey: string;
  /** The decoded profile slug; read for a name if the file gives none. */
  slug: string;
  /** Full name from the file. */
  name: string | null;
  firstName: string | null;
  company: string | null;
  title: string | null;
  /** Head count as in the file: `37`, `51-200`, `10,000+`. */
  companySize: string | null;
  industry: string | null;
  email: Email;
  /** The emails after the first, in order; absent or empty if there is only one email. */
  followUps?: readonly FollowUp[];
};

/** The user's corrections of an email; they override the reading. */
export type Corrections = {
  emailKind?: EmailKind;
  /** ISO 639-1 code. */
  emailLanguage?: string;
  /** What the email offers, in one to four words. */
  offer?: string;
  /** Functions that decide on the offer. */
  offerOwners?: readonly string[];
};

/** Facts about a lead within its list; computed once for the whole list and stored with the lead, so that batches agree. Plain JSON. */
export type LeadContext = {
  /** Leads of this list at the same company, including this one; 1 if the company is unknown. */
  contactsAtCompany: number;
  /** Words of the body that occur in no other lead's body. */
  ownWords: readonly string[];
  /** ISO 3166 code of the lead's country, from the file; absent if missing or unknown. */
  country?: string;
  /** The user's corrections of the campaign's email; taken from the campaign and not stored with the lead. */
  corrections?: Corrections;
};

/** What all batches of a campaign share. Plain JSON. */
export type CampaignContext = {
  /** Seeds every draw; by default the organization's id. */
  seed: string;
  /** Number of leads in the whole list. */
  leadCount: number;
  /** The user's corrections of the email. */
  corrections?: Corrections;
  /** How many people get this text; the length of the list by default. */
  sendSize?: number;
  /** What the list's emails offer, as returned by `readOffer`; null or absent if unknown. */
  offer?: Offer | null;
  /** Share of the list's leads whose fit with the offer is known, 0 to 1. */
  knownFitShare?: number;
  /** Trades of the industries for which the list was plainly made; absent if it is mixed. */
  homes?: readonly string[];
  /** Those industries in the list's own words, also where nobody can say what they are; absent if it is mixed. */
  industries?: readonly string[];
  /** Keeps the list's rates constant while appeals move its leads; set if leads have appeals. */
  appealBalance?: AppealBalance;
  /** The effect of the sender's history; set if the campaign was launched with one. */
  sender?: SenderShift;
};

/**
 * How a sender's history shifts what leads do, in log odds: of replying and of other actions given an open, and of a positive reply. Plain
 * JSON.
 */
export type SenderShift = { reply: number; positive: number; unsubscribe: number; spamReport: number };

/**
 * How a language model distinguishes one lead from the others on its list, in log odds: of opening, of replying once opened, of a positive
 * reply.
 */
export type LeadAppeal = { open: number; reply: number; positive: number };

/**
 * The rest of people's own spread once appeals explain part of it, and small corrections of opening at each bucket. In log odds; plain
 * JSON.
 */
export type AppealBalance = { frailtyOpen: number; frailtyReply: number; frailtyPositive: number; open: readonly number[] };

/** `appeal` has an effect only with the campaign's balance. */
export type LeadInList = Lead & { context: LeadContext; appeal?: LeadAppeal | null };

/** An unknown recipient: what an email says does not depend on who gets it, and it may be a template. */
export const ANYBODY: Omit<Lead, 'email'> = {
  leadKey: 'anybody',
  slug: 'anybody',
  name: null,
  firstName: null,
  company: null,
  title: null,
  companySize: null,
  industry: null,
};
