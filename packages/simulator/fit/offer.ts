import type { Industry } from '../persona/persona.ts';
import type { Readers } from './mail/readers.ts';

/** What someone must need for an offer to concern them, with the probability that the email offers it. */
export type Need = {
  /** A category's id, `trade:<id>` if only the line of work is known, `job:<id>` for a job in it, or the kind of email. */
  id: string;
  label: string;
  isPlural: boolean;
  share: number;
  owners: readonly string[];
  signers: readonly string[];
  near: readonly string[];
  industries: readonly Industry[];
};

export type JobRank = 'leader' | 'assistant' | 'other';

/** What an email offers, read from the template of a whole list. Plain JSON. */
export type Offer = {
  kind: string;
  /** Whether the emails may ask for something other than a sale; missing if not, and in older campaigns. */
  isUnclear?: boolean;
  /** What a person would call it, in one to four words; null if the email has no such words. */
  phrase: string | null;
  /** Whether only the sender's plain verb and object tell what it is, which says nothing more about whose it is; missing if not. */
  isPlainName?: boolean;
  /** Its category; null if none is likely enough. */
  category: { id: string; label: string } | null;
  /** The trade it most likely concerns; null if none is likely enough. If `category` is null, this is all that is known. */
  work: string | null;
  /**
   * The lines of work of which one probably decides, where category and name do not tell it; missing if they do, and in older campaigns.
   */
  concerns?: readonly string[];
  /** Probability that something of `needs` is offered, 0 to 1. */
  certainty: number;
  needs: readonly Need[];
  /** Stems of the sentences that describe the offer, for titles that share one; missing in older campaigns. */
  named?: readonly string[];
  /** Trades whose own words the email uses: it may well be for them. Missing in older campaigns. */
  audience?: readonly string[];
  /** Kinds of businesses the email clearly addresses: their owners decide on anything offered. Missing in older campaigns. */
  speaksTo?: readonly string[];
  /** Kinds of businesses the email says it sells to. Missing in older campaigns. */
  customers?: readonly string[];
  /** The kinds of places and the people that the email speaks of as its readers. Missing in older campaigns. */
  readers?: Readers;
  /** Lines of work that the email asks for by name, or that hire the people it offers. Missing in older campaigns. */
  askedFor?: readonly string[];
  /** What an offered job is called, each as stems without words of rank; missing if nothing is, and in older campaigns. */
  jobTitles?: readonly (readonly string[])[];
  /** Whether whoever gets an offered job leads others or assists somebody; missing in older campaigns. */
  jobRank?: JobRank;
  /** Whether it is certain whose it is, so that texts may say so; missing if not, and in older campaigns. */
  isSure?: boolean;
  /** The words it was read from, the most important first, each with its sentence. */
  evidence: readonly { words: string; sentence: string }[];
};
