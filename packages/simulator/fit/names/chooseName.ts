import type { MaskedSentence } from '../maskedSentence.ts';
import { readTold } from '../phraseTags/tagPhrases.ts';
import { describeName } from './describeName.ts';
import { listCandidates, type Frame, type Unnamed } from './listCandidates.ts';
import { NAME_WEIGHTS } from './nameWeights.ts';
import { preferWhole, type RankedName } from './preferWhole.ts';

/** The weight that every name has. */
export const BASE = '';

/** From this probability on, a name is that of the offer. */
const LEAST_CHANCE = 0.42;

/** The names an email may have for its offer, each with its probability, the likeliest first. */
export function rankNames(email: Unnamed, weights: Readonly<Record<string, number>> = NAME_WEIGHTS): RankedName[] {
  const candidates = listCandidates(email);
  return candidates
    .map((candidate) => {
      let sum = weights[BASE] ?? 0;
      for (const [feature, value] of describeName(candidate, candidates, email)) sum += value * (weights[feature] ?? 0);
      return { name: candidate.name, chance: 1 / (1 + Math.exp(-sum)), told: candidate.chance };
    })
    .toSorted((one, other) => other.chance - one.chance);
}

/** What a person would call the thing offered, in the email's own words; null if that is uncertain. */
export function chooseName(sentences: readonly MaskedSentence[], frame: Frame): string | null {
  const email = { sentences, frame, told: readTold(sentences, frame.subject) };
  return preferWhole(rankNames(email), email, LEAST_CHANCE);
}
