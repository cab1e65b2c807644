/**
 * A sentence of the template: its stems and their positions. Masked words have empty stems. `weight` is how much the sentence says about
 * the offer, `workWeight` how much about whose work it concerns.
 */
export type MaskedSentence = {
  text: string;
  weight: number;
  workWeight: number;
  isOffer: boolean;
  /** It may name the offer if it says that the sender sells or does something. */
  mayName: boolean;
  /** A customer's story tells what kind of business the email addresses, but nothing about whose work it is. */
  isStory: boolean;
  /** It is the subject. */
  isTitle?: true;
  stems: readonly string[];
  words: readonly string[];
  /** The number of the clause each word is in; punctuation ends one. */
  clauses: readonly number[];
};
