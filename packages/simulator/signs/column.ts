import type { PriorRow } from '../calibration/priorRow.ts';
import type { FitChances } from '../fit/fitChances.ts';
import type { Persona } from '../persona/persona.ts';
import type { Feature, FeatureValues } from './features.ts';
import type { Some } from './sign.ts';
import type { FactorId } from './signs.ts';

/** The model's input for one lead: the email as read, the recipient, and the list. */
export type ModelInput = {
  values: FeatureValues;
  persona: Persona;
  contactsAtCompany: number;
  /** Number of people who get this text. */
  leadCount: number;
  /** Share of them whose fit is known; none by default. */
  knownFitShare?: number;
  /** How the offer fits the lead; unknown by default. */
  fit?: FitChances | null;
};

/**
 * Effects of `subject` and `body` are capped as a sum; those of list, recipient and `substance` (whether the body says anything) are not.
 * Of the columns of `trait` (what an email is as a whole), only the strongest counts for each outcome; its effects are odds ratios among
 * those who opened. A column vector contains the groups in this order.
 */
export const COLUMN_GROUPS = ['subject', 'body', 'substance', 'trait', 'list', 'recipient'] as const;
export type ColumnGroup = (typeof COLUMN_GROUPS)[number];

type Source = Pick<PriorRow, 'sd' | 'grade' | 'reason'> & { facts?: readonly string[] };

/** A marginal odds ratio of the column's contrast: per email sent at bucket 40-50 on the reference population, for `positive` per reply. */
type MarginalEffect = Source & { oddsRatio: number };
/** Added directly to the utility, in log odds per unit of the column. */
export type UtilityEffect = Source & { logOdds: number; unit: string };

/** How filters see a column: its name from a given number on. `<n>` is the number. */
export type FilterCause = { feature: Feature; least: number; name: string };
/** Content's effect on placement, presented by the sign `placement`. */
type PlacementEffect = MarginalEffect & { causes: Some<FilterCause> };

type Effects = { [Outcome in 'open' | 'reply' | 'unsubscribe' | 'report_spam' | 'positive']?: MarginalEffect };
/** At least one of them. */
type SomeOf<All> = { [Key in keyof All]-?: All & Required<Pick<All, Key>> }[keyof All];
type SubjectEffects = SomeOf<Effects & { inbox?: PlacementEffect }>;
/** Content of the body changes opens only through placement. */
type BodyEffects = SomeOf<Omit<Effects, 'open'> & { inbox?: PlacementEffect }>;
type SubstanceEffects = SomeOf<Omit<Effects, 'open'>>;
type TraitEffects = SomeOf<{ [Outcome in 'inbox' | 'reply' | 'unsubscribe' | 'report_spam' | 'positive']?: UtilityEffect }>;
type ListEffects = SomeOf<Effects & { inbox?: MarginalEffect; forward_internally?: MarginalEffect }>;
type FilterEffects = { inbox: PlacementEffect };

/** A change of the whole population, for comparison in a contrast. */
export type Variation = {
  values?: Partial<FeatureValues>;
  persona?: Partial<Persona>;
  contactsAtCompany?: number;
  leadCount?: number;
  /** Columns set directly, in their own unit, if no change of features moves one alone. */
  columns?: Readonly<Record<string, number>>;
};

/**
 * The two sides of the marginal odds ratios: everyone changed to each of `to` in turn, versus each of `from`; a side averages its rates.
 */
export type ContrastSides = { to: readonly Variation[]; from: readonly Variation[] };

/** Where a column's curve bends, in the feature's unit. */
type Bend = { at: number; unit: string; facts?: readonly string[]; reason: string };

/** One effect of a column as stated by its sign. */
export type Effect = (MarginalEffect | UtilityEffect) & { causes?: readonly FilterCause[] };

/** One column of the model: a bent and bounded function of the reading, in its own unit. */
export type Column = {
  group: ColumnGroup;
  features: readonly Feature[];
  /** Null if nothing is known, which counts as the reference mean. */
  read: (input: ModelInput) => number | null;
  bends: Readonly<Record<string, Bend>>;
  /** Bends that the curve never uses. */
  findIdleBends: () => readonly string[];
  effects: {
    readonly [Outcome in 'inbox' | 'open' | 'reply' | 'unsubscribe' | 'report_spam' | 'positive' | 'forward_internally']?: Effect;
  };
  contrast: ContrastSides | null;
  /** Another factor that gets part of the effect, and the size of that part for a lead. */
  sharedWith?: SharedEffect;
};
export type SharedEffect = { factorId: FactorId; shareOf: (values: FeatureValues) => number };

type Bends<Names extends string> = Readonly<Record<Names, Bend>>;
type Curve<Names extends string, Read> = (at: Readonly<Record<Names, number>>) => Read;
type Common<Names extends string, Read> = { bends?: Bends<Names>; curve: Curve<Names, Read> };

const numbersOf = <Names extends string>(bends: Bends<Names>): Readonly<Record<Names, number>> =>
  Object.assign({}, ...Object.entries<Bend>(bends).map(([name, { at }]) => ({ [name]: at })));

/** The value of the curve, and the bends that the curve never uses. */
function bend<Names extends string, Read>({ bends, curve }: Common<Names, Read>): { read: Read } & Pick<Column, 'bends' | 'findIdleBends'> {
  const known = bends ?? {};
  const at: Readonly<Record<Names, number>> = numbersOf(Object.assign({}, bends));
  const findIdleBends = (): string[] => {
    const asked = new Set<string | symbol>();
    const watched = new Proxy(at, {
      get: (numbers, name, receiver) => {
        asked.add(name);
        return Reflect.get(numbers, name, receiver);
      },
    });
    curve(watched);
    return Object.keys(known).filter((name) => !asked.has(name));
  };
  return { read: curve(at), bends: known, findIdleBends };
}

type Shape = (...values: number[]) => number | null;
type OfFeatures<Names extends string, Stated> = Common<Names, Shape> & {
  features: Some<Feature>;
  effects: Stated;
  contrast: ContrastSides;
  sharedWith?: SharedEffect;
};

const NO_CONTRAST: ContrastSides = { to: [], from: [] };

/** A column of one group; it is null if one of its features is. */
const ofFeatures =
  <Stated extends Column['effects']>(group: ColumnGroup) =>
  <Names extends string = never>(source: OfFeatures<Names, Stated>): Column => {
    const { features, effects, contrast, sharedWith } = source;
    const { read: shape, ...bent } = bend(source);
    const read = ({ values }: ModelInput): number | null => {
      const known: number[] = [];
      for (const feature of features) {
        const value = values[feature];
        if (value === null) return null;
        known.push(value);
      }
      return shape(...known);
    };
    return { group, features, effects, contrast, read, ...bent, ...(sharedWith && { sharedWith }) };
  };

/** A column of the subject line. */
export const subjectColumn = ofFeatures<SubjectEffects>('subject');
/** A column of the body. */
export const bodyColumn = ofFeatures<BodyEffects>('body');
/** A column of the body that only filters see. */
export const filterColumn = ofFeatures<FilterEffects>('body');
/** A column for whether the body says anything; outside the cap. */
export const substanceColumn = ofFeatures<SubstanceEffects>('substance');

/** A trait's effect, from its odds ratio among those who opened; for placement, among all recipients. */
export const traitEffect = (oddsRatio: number, sd: number, reason: string): UtilityEffect => ({
  logOdds: Math.log(oddsRatio),
  sd,
  unit: 'log odds among those who opened; of the inbox, among all',
  grade: 'assumption',
  reason,
});

/** A trait of the whole email; outside the cap, and only the strongest of several counts. */
export const traitColumn = (source: { features: Some<Feature>; curve: () => Shape; effects: TraitEffects }): Column => ({
  ...ofFeatures<TraitEffects>('trait')({ ...source, contrast: NO_CONTRAST }),
  contrast: null,
});

type OfReaders<Names extends string, Stated> = Common<Names, Column['read']> & { effects: Stated };

/** A column of the list or of the recipient with marginal effects. */
export const readerColumn = <Names extends string = never>(
  group: 'list' | 'recipient',
  source: OfReaders<Names, ListEffects> & { contrast: ContrastSides },
): Column => ({ group, features: [], effects: source.effects, contrast: source.contrast, ...bend(source) });

/** A column of the recipient whose effects are added directly. */
export const utilityColumn = (source: {
  read: Column['read'];
  effects: { readonly [Outcome in 'reply' | 'unsubscribe']?: UtilityEffect };
}): Column => ({ group: 'recipient', features: [], contrast: null, ...source, ...bend({ curve: () => source.read }) });

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** 1 if there is at least one. */
export const present = (value: number): number => Math.min(1, value);
