import type { Offer } from './fit/offer.ts';
import type { EmailKind } from './reader/kinds.ts';

/** One email as it would be sent: subject line and plain-text body, in characters of any script. */
export type Email = { subject: string; body: string };

/**
 * One later email of a sequence. `waitDays` are the days after the email before it. An empty subject stays in the thread of the email before.
 * A lead gets it unless it answered an earlier one: replied, unsubscribed or reported it.
 */
export type FollowUp = Email & { waitDays: number };

/** One lead of a campaign with the email written to it. Unknown facts are null and stay unknown: nothing is guessed but what the slug spells. */
export type Lead = {
  /**
   * Keys the lead's random draws: canonical profile slug (a member id keeps its case) plus an occurrence number where one profile stands
   * twice, as `jane-doe` or `jane-doe#2`.
   */
  leadKey: string;
  /** The profile slug, decoded; read for a name if the file gives none. */
  slug: string;
  /** Full name from the file. */
  name: string | null;
  firstName: string | null;
  company: string | null;
  title: string | null;
  /** Head count as the file writes it: `37`, `51-200`, `10,000+`. */
  companySize: string | null;
  industry: string | null;
  email: Email;
  /** The emails after the first, in order; absent or empty if there is only one email. */
  followUps?: readonly FollowUp[];
};

/** What the user said of an email; it goes before what is read. */
export type Corrections = {
  emailKind?: EmailKind;
  /** ISO 639-1 code. */
  emailLanguage?: string;
  /** What the email offers, in one to four words. */
  offer?: string;
  /** Functions that own what is offered. */
  offerOwners?: readonly string[];
};

/** What a lead's place in its list says; computed once for the whole list and stored with the lead, so that batches agree. Plain JSON. */
export type LeadContext = {
  /** Leads of this list at the same company, this one included; 1 where the company is unknown. */
  contactsAtCompany: number;
  /** Words of the body that occur in no other lead's body. */
  ownWords: readonly string[];
  /** ISO 3166 code of the lead's country, from the file; absent where the file gives none that is known. */
  country?: string;
  /** What the user said of the campaign's email; comes from the campaign and is not stored with the lead. */
  corrections?: Corrections;
};

/** What every batch of a campaign shares. Plain JSON. */
export type CampaignContext = {
  /** Text that seeds every draw; the organization's id unless another is asked for. */
  seed: string;
  /** Number of leads in the whole list. */
  leadCount: number;
  /** What the user said of the email. */
  corrections?: Corrections;
  /** How many people get this text; the length of the list unless more are given. */
  sendSize?: number;
  /** What the list's emails offer, as `readOffer` gives it; null or absent where that is not known. */
  offer?: Offer | null;
  /** Share of the list's leads whose fit with the offer is known, 0 to 1. */
  knownFitShare?: number;
  /** What keeps the list's rates where they were while appeals move its leads; set where leads have appeals. */
  appealBalance?: AppealBalance;
  /** What the sender's history moves; set if the campaign was launched with one. */
  sender?: SenderShift;
};

/** How a sender's history moves what leads do, in log odds: of replying and the others given open, of a reply being positive. Plain JSON. */
export type SenderShift = { reply: number; positive: number; unsubscribe: number; spamReport: number };

/** How a language model sets one lead apart from the others of its list, in log odds: of opening, of replying once opened, of a reply being positive. */
export type LeadAppeal = { open: number; reply: number; positive: number };

/** What is left of a person's own spread once appeals explain a part of it, and small corrections of opening at each bucket. In log odds; plain JSON. */
export type AppealBalance = { frailtyOpen: number; frailtyReply: number; frailtyPositive: number; open: readonly number[] };

/** `appeal` counts only together with the campaign's balance. */
export type LeadInList = Lead & { context: LeadContext; appeal?: LeadAppeal | null };
