import { chanceOf, ruledOutBelow, sureFrom, type SentenceReading } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import type { ClaimTopic } from '../../signs/claim.ts';
import type { LooksLike } from './looksLike.ts';
import type { Feature, FeatureValues } from '../../signs/features.ts';

/** The facts about one email that statements are checked against. */
export type ClaimFacts = {
  values: FeatureValues;
  /** The sentences with their roles; null if the email is not in English. */
  readings: readonly SentenceReading[] | null;
  /** The text between greeting and signature, without the reader's own names. */
  prose: string;
  contactsAtCompany: number;
  /** What a reader would judge differently from the sign's count. */
  looksLike: LooksLike;
  /** What is not said of an email of its kind. */
  unsaid?: ReadonlySet<ClaimTopic>;
};

/** Whether a thing is certainly there, certainly not, or uncertain. */
export type Presence = 'present' | 'absent' | 'unsure';

export type Predicate = (facts: ClaimFacts) => Presence;

export const isListed = ({ values }: ClaimFacts, features: readonly Feature[]): boolean =>
  features.some((feature) => (values[feature] ?? 0) > 0);
/** A feature that could not be read decides nothing. */
const isRead = ({ values }: ClaimFacts, features: readonly Feature[]): boolean => features.every((feature) => values[feature] !== null);

/** Decided only by lists or counts. */
export const listed =
  (...features: readonly Feature[]): Predicate =>
  (facts) =>
    isListed(facts, features) ? 'present' : isRead(facts, features) ? 'absent' : 'unsure';

/** A role that a sentence certainly has; absent only if no list finds it and no sentence may have it. */
export const said =
  (features: readonly Feature[], ...roles: readonly Role[]): Predicate =>
  (facts) => {
    if (facts.readings === null) return 'unsure';
    const { readings } = facts;
    if (roles.some((role) => readings.some((reading) => chanceOf(reading, role) > sureFrom(role)))) return 'present';
    const isRuledOut = roles.every((role) => readings.every((reading) => chanceOf(reading, role) < ruledOutBelow(role)));
    return isRuledOut && isRead(facts, features) && !isListed(facts, features) ? 'absent' : 'unsure';
  };

/** From this probability on, a role counts as present if plain words also say so. */
const SURE_WITH_WORDS = 0.8;
/** Also present if the sentence reader is less certain but plain words confirm it. */
export const borneOut =
  (predicate: Predicate, role: Role, words: RegExp): Predicate =>
  (facts) => {
    const found = predicate(facts);
    if (found !== 'unsure' || !words.test(facts.prose)) return found;
    return (facts.readings ?? []).some((reading) => chanceOf(reading, role) > SURE_WITH_WORDS) ? 'present' : found;
  };

/** More than this many. */
export const over =
  (feature: Feature, most: number): Predicate =>
  ({ values }) => {
    const value = values[feature];
    return value === null || value === undefined ? 'unsure' : value > most ? 'present' : 'absent';
  };

export const unlessSeen =
  (predicate: Predicate, pattern: RegExp): Predicate =>
  (facts) => {
    const found = predicate(facts);
    return found === 'absent' && pattern.test(facts.prose) ? 'unsure' : found;
  };
/** Present too if a sentence that is probably one says so in plain words. */
export const orPlainly =
  (predicate: Predicate, look: keyof LooksLike): Predicate =>
  (facts) => {
    const found = predicate(facts);
    return found === 'unsure' && facts.looksLike[look] ? 'present' : found;
  };
/** Absent only if no part of the email looks like it. */
export const unlessLike =
  (predicate: Predicate, ...looks: readonly (keyof LooksLike)[]): Predicate =>
  (facts) => {
    const found = predicate(facts);
    return found === 'absent' && looks.some((look) => facts.looksLike[look]) ? 'unsure' : found;
  };
/** Present only if it also looks like what the text calls it. */
export const onlyIf =
  (predicate: Predicate, look: keyof LooksLike): Predicate =>
  (facts) => {
    const found = predicate(facts);
    return found === 'present' && !facts.looksLike[look] ? 'unsure' : found;
  };
/** In a job offer, naming the reader's current company is not a merit. */
export const unlessToCandidate =
  (predicate: Predicate): Predicate =>
  (facts) => {
    const found = predicate(facts);
    return found === 'absent' && facts.looksLike.toCandidate ? 'unsure' : found;
  };
/** Does not call the company's name missing if the recipient is a private person or a farm, or if the text names an organization in its own words. */
export const unlessNamedOtherwise =
  (predicate: Predicate): Predicate =>
  (facts) => {
    const found = predicate(facts);
    return found === 'absent' && (facts.looksLike.privateReader || facts.looksLike.namesCompany) ? 'unsure' : found;
  };
