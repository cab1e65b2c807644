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
/** Of that, so much has to be heard: a single word in capitals is no shouting, whatever is praised or pressed beside it. */
const HEARD = 2;
const IS_HEARD: ReadonlySet<string> = new Set(['exclaims', 'shouts']);

/** Tags for how an email shouts, presses and hypes, and `loud` if that is much together and plainly shouted. */
export function readLoudness(draft: EmailDraft): string[] {
  const counted = NOISES.map(({ tag, features, free, most }): [string, number] => {
    const found = features.reduce((sum, feature) => sum + FEATURE_SOURCES[feature].reader.find(draft).length, 0);
    return [tag, Math.min(most, Math.max(0, found - free))];
  });
  const tags = counted.filter(([, points]) => points > 0).map(([tag]) => tag);
  const subject = SHOUTED_SUBJECT.test(draft.lead.email.subject) ? 1 : 0;
  const sumOf = (noises: readonly (readonly [string, number])[]): number => noises.reduce((total, [, points]) => total + points, subject);
  const isShouted = sumOf(counted.filter(([tag]) => IS_HEARD.has(tag))) >= HEARD;
  return isShouted && sumOf(counted) >= LOUD ? [...tags, 'loud'] : tags;
}
