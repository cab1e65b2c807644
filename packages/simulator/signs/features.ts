import type { FeatureSource } from './sign.ts';
import { ALL_SIGNS, type SIGNS } from './signs.ts';

type KeysOf<Record> = Record extends unknown ? keyof Record : never;

/** Everything that is read from an email: each feature belongs to one sign. */
export type Feature = KeysOf<(typeof SIGNS)[keyof typeof SIGNS]['features']>;

/** A value for every feature: counts by default; null if unknown (a grade without sentences, an English feature in another language). */
export type FeatureValues = Readonly<Record<Feature, number | null>>;

/** How every feature is read. */
export const FEATURE_SOURCES: Readonly<Record<Feature, FeatureSource>> = Object.assign({}, ...ALL_SIGNS.map(({ features }) => features));

const isFeature = (name: string): name is Feature => Object.hasOwn(FEATURE_SOURCES, name);
export const FEATURES: readonly Feature[] = Object.keys(FEATURE_SOURCES).filter(isFeature);
