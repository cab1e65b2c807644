import type { DamageKind } from '../damage/damage.ts';
import type { Email, LeadInList } from '../lead.ts';
import type { Persona } from '../persona/persona.ts';
import type { EmailDraft } from '../reading/draft.ts';
import type { FeatureReader } from '../reading/featureReader.ts';
import type { Span } from '../reading/span.ts';
import type { Column } from './column.ts';
import type { Feature, FeatureValues } from './features.ts';
import type { FactorId } from './signs.ts';
import type { Claim } from './claim.ts';

/** At least one. */
export type Some<Item> = readonly [Item, ...Item[]];

/** How one feature is read, and its properties. */
export type FeatureSource = {
  reader: FeatureReader;
  /** It depends on English words or syllables: null in every other language. */
  isEnglishOnly?: true;
  /** Its words mean little outside their sentence: evidence quotes the whole sentence. */
  quotesSentence?: true;
};

/**
 * A text for people, as a template: `[a|b|]` is a choice and `<field>` a fact; a choice that needs a missing fact is never used. It
 * contains no figures.
 */
type Sentence = string;

/** The texts about a sign in one of its senses. */
export type SensePhrases = {
  /**
   * What its sentences state about the email or the list; they are used only if that is certain. Without a claim they report measurements.
   */
  claim?: Claim;
  /** Headings of the card. */
  titles: Some<Sentence>;
  /** What is in the email or the list; the first sentence of the paragraph. */
  what: Some<Sentence>;
  /** Why it matters to a reader; the second sentence. */
  why: Some<Sentence>;
  /** Noun phrases for narratives: "the short subject". */
  names: Some<Sentence>;
  /** Key takeaways: what to keep, or to do. */
  takeaways: Some<Sentence>;
};

/** `mixed`: at least a fifth of the leads are on either side. `neutral`: no effect worth two decimals. */
export type Polarity = 'positive' | 'negative' | 'mixed' | 'neutral';

/** How the leads of a list are grouped. */
export type SegmentKind = 'seniority' | 'function' | 'companySize' | 'industry';

/** A sign in a given list: its direction, and the lead that shows it best. */
type SignStand = { isFor: boolean; polarity: Polarity; values: FeatureValues; persona: Persona };

/** Facts that one lead's line may mention. */
type ReasonFacts = {
  /** The first piece of evidence, short enough for a line; empty if there is none. */
  quote: string;
  values: FeatureValues;
  lead: LeadInList;
  persona: Persona;
  /** Why the offer fits the lead or not; null if unknown. */
  fit: string | null;
};
/** Null if the facts it needs are unknown. */
type ReasonLine = (facts: ReasonFacts) => string | null;

/** Spans of a feature as evidence; none if the feature is not read in the email's language. */
type SpansOf = (feature: Feature) => Span[];
type EvidenceFinder = (draft: EmailDraft, spansOf: SpansOf) => Span[];

/** One change of an email that a person could make by hand. */
export type EditSource = {
  /** Further signs it addresses. */
  alsoFixes?: readonly FactorId[];
  /** What it changes is too slight to have an effect of its own, whatever its sign costs. */
  isSlight?: true;
  /** Whether there is anything to change, according to the reading. */
  when: (values: FeatureValues) => boolean;
  /** The edited email; unchanged if nothing can be changed safely. Adds no facts, names, numbers or links. */
  apply: (draft: EmailDraft) => Email;
  /** It takes loud words and marks out of the body, and out of the subject with them. */
  calmsSubject?: true;
  /** It replaces a subject that is of no use: the reader's first name in it says nothing. */
  dropsName?: true;
  /** It repairs a mistake, and helps every kind of email. */
  isRepair?: true;
  /** It only moves sentences, and is told by that, not by a word that changed with their place. */
  isMove?: true;
  /** It asks for interest in place of time: not of guests and respondents, who give their time. */
  isOfSelling?: true;
  /** It removes or merges empty text, so it is worthwhile whenever it costs nothing. */
  isTidy?: true;
  /** Its result depends on the lead, or on a value the user must supply: it cannot be applied to a template. */
  needsLead?: true;
  /** What it changes on purpose, which is not damage. */
  mayChange?: readonly DamageKind[];
  /** What it asks the user to do. `<after>` is the new subject, `<dropped>` what it lost, `<quote>` the passage it is about. */
  advice: Some<Sentence>;
};

/** A sign's own names: features, columns, edits and senses. */
type OwnNames = { features?: string; columns?: string; edits?: string; senses: string };
type Named<Own, Kind extends string> = Own extends Readonly<Record<Kind, infer Names extends string>> ? Names : never;

/**
 * One thing the engine can see in an email, a lead or a list, with everything that belongs to it. Every sign is a factor that people are
 * told about, by its id in `SIGNS`. Its columns' effect on placement is presented by the sign `placement`, unless they read the recipient.
 */
export type Sign<Own extends OwnNames = { features: string; columns: string; edits: string; senses: string }> = {
  /** Short name of the factor, the same in every campaign. */
  label: string;
  /** What it reads; a feature belongs to one sign but others may use it. */
  features: { readonly [Name in Named<Own, 'features'>]: FeatureSource };
  /** Its columns in the model. */
  columns: { readonly [Name in Named<Own, 'columns'>]: Column };
  /** The features whose spans show it in the text. */
  shownBy: readonly Feature[];
  /** Where to look instead, if no single word shows it. */
  evidence?: { for?: EvidenceFinder; against?: EvidenceFinder };
  /** The figure it is described with: the median of the affected leads. */
  figure?: readonly [field: string, feature: Feature];
  /** It is about the recipients, not the text. */
  isOfReaders?: true;
  /** What it does to opens is a small assumption that nobody can act on: said of replies only. */
  isOfRepliesOnly?: true;
  segments?: readonly SegmentKind[];
  /** Its sense; null if there is nothing to say. */
  sense: (stand: SignStand) => Named<Own, 'senses'> | null;
  sentences: { readonly [Name in Named<Own, 'senses'>]: SensePhrases };
  /** One line for a lead's row, for and against; null if it is not a reason in that direction. */
  reasons: { for: ReasonLine | null; against: ReasonLine | null };
  /** Edits that change it. */
  edits: { readonly [Name in Named<Own, 'edits'>]: EditSource };
};
