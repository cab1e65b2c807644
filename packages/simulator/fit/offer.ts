import type { Industry } from '../persona/persona.ts';

/** What someone must need for an offer to concern them, with the probability that this is what the email offers. */
export type Need = {
  /** A category's id, `trade:<id>` where only the line of work is known, or the kind of email. */
  id: string;
  label: string;
  isPlural: boolean;
  share: number;
  owners: readonly string[];
  signers: readonly string[];
  near: readonly string[];
  industries: readonly Industry[];
};

/** What an email offers, read from the template of a whole list. Plain JSON. */
export type Offer = {
  kind: string;
  /** What a person would call it, in one to four words; null if the email has no such words. */
  phrase: string | null;
  /** What it belongs to; null if no category is likely enough. */
  category: { id: string; label: string } | null;
  /** The trade it most likely concerns; null if none is likely enough. Where `category` is null, this is all that can be said. */
  work: string | null;
  /** Probability that something of `needs` is offered, 0 to 1. */
  certainty: number;
  needs: readonly Need[];
  /** Stems of the sentences that tell of the offer, for titles that share one; missing in campaigns kept before there were any. */
  named?: readonly string[];
  /** Trades whose own words the email uses: it may well be for them. Missing like `named`. */
  audience?: readonly string[];
  /** Kinds of businesses that the email plainly speaks to: their owners are asked about whatever is offered. Missing like `named`. */
  speaksTo?: readonly string[];
  /** The words it was read from, the weightiest first, each with its sentence. */
  evidence: readonly { words: string; sentence: string }[];
};
