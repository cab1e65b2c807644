/**
 * How one factor is spoken of in one sense. `[a|b|]` is a choice and `<field>` a fact; a choice that needs a missing fact is never taken.
 * Every fact comes from the data: no figure stands in a phrase.
 */
export type FactorPhrases = {
  /** Headings of the card. */
  titles: readonly string[];
  /** What stands in the email or the list; first sentence of the paragraph. */
  what: readonly string[];
  /** Why that matters to a reader; second sentence. */
  why: readonly string[];
  /** Noun phrases for narratives: "the short subject". */
  names: readonly string[];
  /** Key takeaways: what to keep, or to do. */
  takeaways: readonly string[];
};

/** The ways a factor can stand: there or not, and for or against. */
export type Sense =
  | 'present'
  | 'absent'
  | 'long'
  | 'short'
  | 'easy'
  | 'hard'
  | 'large'
  | 'small'
  | 'mixed'
  | 'higher'
  | 'lower'
  | 'blank'
  | 'clean'
  | 'neither';
export type PhrasesBySense = Partial<Record<Sense, FactorPhrases>>;
