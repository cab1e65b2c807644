import type { EmailDraft } from '../../reading/draft.ts';
import { FEATURE_SOURCES, type Feature } from '../../signs/features.ts';

/** One way to be loud. `free` are harmless: one or two exclamation marks are friendly, more are not. At most `most` count. */
type Noise = { tag: string; features: readonly Feature[]; free: number; most: number };

const NOISES: readonly Noise[] = [
  { tag: 'exclaims', features: ['exclamations'], free: 2, most: 2 },
  { tag: 'shouts', features: ['capsWords', 'subjectAllCaps'], free: 0, most: 2 },
  { tag: 'hypes', features: ['hype', 'buzzwords', 'spamPhrases'], free: 0, most: 2 },
  { tag: 'hurries', features: ['pressure'], free: 0, most: 2 },
  { tag: 'decorates', features: ['emoji', 'subjectEmoji'], free: 1, most: 1 },
];
const SHOUTED_SUBJECT = /!{2,}|!.*!|\b(?:FREE|NOW|LAST CHANCE|URGENT|AMAZING|WOW)\b/;
/** From this sum on, an email is loud. */
const LOUD = 3;

/**
 * Tags for how an email shouts, presses and hypes, and `loud` if that is much together. Hype alone is only dull: a loud email also shouts
 * or presses.
 */
export function readLoudness(draft: EmailDraft): string[] {
  const counted = NOISES.map(({ tag, features, free, most }): [string, number] => {
    const found = features.reduce((sum, feature) => sum + FEATURE_SOURCES[feature].reader.find(draft).length, 0);
    return [tag, Math.min(most, Math.max(0, found - free))];
  });
  const tags = counted.filter(([, points]) => points > 0).map(([tag]) => tag);
  const subject = SHOUTED_SUBJECT.test(draft.lead.email.subject) ? 1 : 0;
  const sum = counted.reduce((total, [, points]) => total + points, subject);
  const isHeard = tags.some((tag) => tag === 'exclaims' || tag === 'shouts' || tag === 'hurries');
  return sum >= LOUD && isHeard ? [...tags, 'loud'] : tags;
}
