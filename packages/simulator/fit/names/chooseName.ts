import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { findSelf } from '../mail/identity.ts';
import { readTold } from '../phraseTags/tagPhrases.ts';
import { isKnownThing } from './isService.ts';
import { listStems } from '../stems.ts';
import { describeName, isWorkName } from './describeName.ts';
import { findName } from './findName.ts';
import { isIdiom } from './idioms.ts';
import { listCandidates, stemsOf, TAGGED, type Candidate, type Frame, type Unnamed } from './listCandidates.ts';
import { NAME_WEIGHTS } from './nameWeights.ts';
import { preferWhole, type RankedName } from './preferWhole.ts';

/** The weight that every name has. */
export const BASE = '';

/** From this probability on, a name is that of the offer. */
const LEAST_CHANCE = 0.39;

/** Whether a verb and its object say a name. */
const isDone = ({ name, sources }: Candidate): boolean => (sources.has('deed') || sources.has('work')) && isWorkName(name);

/** Whether the words people tell what they sell in are also the object of what the sender does. */
const isClaimed = ({ sources }: Candidate): boolean => sources.has(TAGGED) && (sources.has('deed') || sources.has('claimed'));

/** What the sender says their own thing is names the offer with at least this probability. */
const OF_IDENTITY = 0.6;
const isIdentity = (name: string, sentences: readonly MaskedSentence[]): boolean =>
  sentences.some(({ text, mayName }) => mayName && findSelf(text)?.startsWith(name.toLowerCase()) === true);

/** The names an email may have for its offer, each with its probability, the likeliest first. */
export function rankNames(email: Unnamed, weights: Readonly<Record<string, number>> = NAME_WEIGHTS): RankedName[] {
  const candidates = listCandidates(email);
  return candidates
    .map((candidate) => {
      const features = describeName(candidate, candidates, email);
      let sum = weights[BASE] ?? 0;
      for (const [feature, value] of features) sum += value * (weights[feature] ?? 0);
      const chance = 1 / (1 + Math.exp(-sum));
      return {
        name: candidate.name,
        chance: isIdentity(candidate.name, email.sentences) ? Math.max(chance, OF_IDENTITY) : chance,
        told: candidate.chance,
        isDone: isDone(candidate),
        topic: features.get('topic') ?? 0,
        isClaimed: isClaimed(candidate),
        isIdiom: candidate.sources.has('deed') && isIdiom(candidate.name),
      };
    })
    .toSorted((one, other) => other.chance - one.chance);
}

/**
 * What a person would call the thing offered, in the email's own words; `isSure` unless only the sender's plain verb and object tell it, `maySay` if
 * it is likely enough to be repeated.
 */
export type ChosenName = { name: string; isSure: boolean; maySay: boolean };

/** Whether a name is put together from words that stand apart: "roof repair" of "we repair any roof", but not of "repair of roofs". */
function isComposed(name: string, { sentences, frame }: Unnamed): boolean {
  const stems = stemsOf(name);
  const things = stems.slice(0, -1);
  const isOf = ({ words, stems: all }: MaskedSentence): boolean =>
    words.some(
      (word, at) => word === 'of' && all[at - 1] === stems.at(-1) && things.every((stem, offset) => all[at + 1 + offset] === stem),
    );
  const isThere = [{ stems: listStems(frame.subject) }, ...sentences].some((sentence) => findName(sentence, stems) >= 0);
  return !isThere && !sentences.some(isOf);
}

/** How likely a composed name must be, the less so the likelier its words belong to what the email is about. */
function leastComposed(topic: number): number {
  if (topic >= 0.3) return LEAST_CHANCE;
  return topic >= 0.1 ? 0.5 : 0.6;
}

/**
 * Whether a name may be said. What a sender does besides, or did once, is composed from a verb and its object as well as what they sell: of such
 * names that are no known thing, those alone are mostly right that are likely by themselves or belong to what the rest of the email is about.
 */
function mayBeSaid(
  { name, chance, topic = 0, isIdiom = false }: RankedName,
  { isSure, email }: { isSure: boolean; email: Unnamed },
): boolean {
  if (isIdiom || isKnownThing(name) || !isComposed(name, email)) return true;
  if (!isSure) return false;
  return chance >= leastComposed(topic);
}

export function nameOffer(sentences: readonly MaskedSentence[], frame: Frame): ChosenName | null {
  const email = { sentences, frame, told: readTold(sentences, frame.subject) };
  const ranked = rankNames(email);
  const name = preferWhole(ranked, email, LEAST_CHANCE);
  if (name === null) return null;
  const own = ranked.find((one) => one.name === name);
  const isLikely = own === undefined || !own.isDone || own.isIdiom === true || own.chance >= LEAST_CHANCE;
  const maySay = own === undefined || mayBeSaid(own, { isSure: isLikely, email });
  return { name, isSure: isLikely && maySay, maySay };
}

/** The name alone; null if it is uncertain. */
export function chooseName(sentences: readonly MaskedSentence[], frame: Frame): string | null {
  const chosen = nameOffer(sentences, frame);
  return chosen?.maySay === true ? chosen.name : null;
}
