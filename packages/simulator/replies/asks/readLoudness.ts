import type { EmailDraft } from '../../reading/draft.ts';
import { FEATURE_SOURCES, type Feature } from '../../signs/features.ts';

/** What makes an email loud, and how many of each count at most: one exclamation mark is friendly, three are not. */
const SHOUTS: readonly { features: readonly Feature[]; free: number; most: number }[] = [
  { features: ['exclamations'], free: 1, most: 2 },
  { features: ['capsWords', 'subjectAllCaps'], free: 0, most: 2 },
  { features: ['hype', 'buzzwords'], free: 0, most: 2 },
  { features: ['pressure', 'spamPhrases'], free: 0, most: 2 },
  { features: ['emoji', 'subjectEmoji'], free: 1, most: 1 },
];
const SHOUTED_SUBJECT = /!{2,}|!.*!|\b(?:FREE|NOW|LAST CHANCE|URGENT|AMAZING|WOW)\b/;

/** How loud an email is: the more it shouts, hypes and presses, in different ways, the higher. A calm email has 0. */
export function readLoudness(draft: EmailDraft): number {
  const counted = SHOUTS.map(({ features, free, most }) => {
    const found = features.reduce((sum, feature) => sum + FEATURE_SOURCES[feature].reader.find(draft).length, 0);
    return Math.min(most, Math.max(0, found - free));
  });
  return counted.reduce((sum, points) => sum + points, 0) + (SHOUTED_SUBJECT.test(draft.lead.email.subject) ? 1 : 0);
}
