import type { DamageKind } from '../damage/damage.ts';
import type { Email, LeadInList } from '../lead.ts';
import type { EmailDraft } from '../reading/draft.ts';
import type { FeatureReader } from '../reading/featureReader.ts';
import type { Span } from '../reading/span.ts';
import type { Column } from './column.ts';
import type { Feature, FeatureValues } from './features.ts';
import type { FactorId } from './signs.ts';
import type { Claim } from './claim.ts';

/** At least one. */
export type Some<Item> = readonly [Item, ...Item[]];

/** How one feature is read, and what holds for it. */
export type FeatureSource = {
  reader: FeatureReader;
  /** It rests on English words or syllables: null in every other language. */
  isEnglishOnly?: true;
  /** Its words say little outside their sentence: evidence quotes the whole one. */
  quotesSentence?: true;
};

/** What a person is told, as a template: `[a|b|]` is a choice and `<field>` a fact; a choice that needs a missing fact is never taken. No figure is in it. */
type Sentence = string;

/** How the texts present a sign in one sense. */
export type SensePhrases = {
  /** What its sentences state of the email or the list; they are said only where that is sure. Without one they rest on what was measured. */
  claim?: Claim;
  /** Headings of the card. */
  titles: Some<Sentence>;
  /** What is in the email or the list; first sentence of the paragraph. */
  what: Some<Sentence>;
  /** Why that matters to a reader; second sentence. */
  why: Some<Sentence>;
  /** Noun phrases for narratives: "the short subject". */
  names: Some<Sentence>;
  /** Key takeaways: what to keep, or to do. */
  takeaways: Some<Sentence>;
};

/** `mixed`: at least a fifth of the leads are on either side. `neutral`: no effect worth two decimals. */
export type Polarity = 'positive' | 'negative' | 'mixed' | 'neutral';

/** What the leads of a list are told apart by. */
export type SegmentKind = 'seniority' | 'function' | 'companySize' | 'industry';

/** How a sign is in a list: its direction, and what was read of the lead that shows it best. */
type SignStand = { isFor: boolean; polarity: Polarity; values: FeatureValues };

/** What one lead's line may name. */
type ReasonFacts = {
  /** The first piece of evidence, short enough for a line; empty if there is none. */
  quote: string;
  values: FeatureValues;
  lead: LeadInList;
  /** Why what is offered fits the lead or does not; null if that is not known. */
  fit: string | null;
};
/** Null where the facts it rests on are not known. */
type ReasonLine = (facts: ReasonFacts) => string | null;

/** Spans of a feature as evidence; none where the feature is not read in the email's language. */
type SpansOf = (feature: Feature) => Span[];
type EvidenceFinder = (draft: EmailDraft, spansOf: SpansOf) => Span[];

/** One change of an email that a person could make by hand. */
export type EditSource = {
  /** Further signs it answers, beside its own. */
  alsoFixes?: readonly FactorId[];
  /** Whether there is anything to change, as far as the reading tells. */
  when: (values: FeatureValues) => boolean;
  /** The edited email; the email as it was if nothing can be changed safely. Adds no facts, names, numbers or links. */
  apply: (draft: EmailDraft) => Email;
  /** It puts right what came out wrong, and helps every kind of email. */
  isRepair?: true;
  /** It cuts or joins what says nothing, so that it is worth making wherever it costs nothing. */
  isTidy?: true;
  /** What it does depends on the lead, or on a value the user still has to bring: it cannot be made on a template. */
  needsLead?: true;
  /** What it is there to change, and is not damage if it does. */
  mayChange?: readonly DamageKind[];
  /** What it asks the user to do. `<after>` is the new subject, `<quote>` the piece of text it is about. */
  advice: Some<Sentence>;
};

/** The names a sign owns: of features, columns and edits, and of the senses it is spoken of in. */
type OwnNames = { features?: string; columns?: string; edits?: string; senses: string };
type Named<Own, Kind extends string> = Own extends Readonly<Record<Kind, infer Names extends string>> ? Names : never;

/**
 * One thing the engine can see in an email, a lead or a list, with all that belongs to it. Every sign is a factor that people are told about, by the
 * id it has in `SIGNS`. What its columns do to placement is told by the sign `placement`, unless the recipient is what they read.
 */
export type Sign<Own extends OwnNames = { features: string; columns: string; edits: string; senses: string }> = {
  /** Short name of the factor, the same in every campaign. */
  label: string;
  /** What it reads; a feature belongs to one sign and may be looked at by others. */
  features: { readonly [Name in Named<Own, 'features'>]: FeatureSource };
  /** What the model makes of it. */
  columns: { readonly [Name in Named<Own, 'columns'>]: Column };
  /** The features whose spans show it in the text. */
  shownBy: readonly Feature[];
  /** Where to look instead, for what no single word shows. */
  evidence?: { for?: EvidenceFinder; against?: EvidenceFinder };
  /** The one figure it is spoken of in: the middle of the leads it touches. */
  figure?: readonly [field: string, feature: Feature];
  /** It is about the recipients, not the text. */
  isOfReaders?: true;
  segments?: readonly SegmentKind[];
  /** The sense it is in; null if nothing is to be said. */
  sense: (stand: SignStand) => Named<Own, 'senses'> | null;
  sentences: { readonly [Name in Named<Own, 'senses'>]: SensePhrases };
  /** One line for a lead's row, for and against; null if it is not a reason in that direction. */
  reasons: { for: ReasonLine | null; against: ReasonLine | null };
  /** What changes it. */
  edits: { readonly [Name in Named<Own, 'edits'>]: EditSource };
};
