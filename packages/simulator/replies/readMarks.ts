import type { EmailDraft } from '../reading/draft.ts';
import { FEATURE_SOURCES } from '../signs/features.ts';

/** Words of the body that only some emails have, and what replies call them. */
const TOPICS: readonly (readonly [string, RegExp])[] = [
  ['donor', /\b(?:donat\w*|charit\w*|shelter|nonprofit|non-profit)\b/i],
  ['webinar', /\b(?:webinar|online|zoom|livestream|virtual)\b/i],
  ['podcast', /\b(?:podcast|episode)\b/i],
];

const LONG = 190;
const SHORT = 40;

/** What stands out about an email beside its meaning, as tags. */
export function readMarks(draft: EmailDraft): string[] {
  const { body, lead, language } = draft;
  const tags = TOPICS.filter(([, pattern]) => pattern.test(lead.email.body)).map(([tag]) => tag);
  if (language !== 'en') return tags;
  const isThere = (feature: 'wrongName' | 'brokenVariables' | 'fakeReply'): boolean =>
    FEATURE_SOURCES[feature].reader.find(draft).length > 0;
  if (isThere('wrongName')) tags.push('wrongName');
  if (isThere('brokenVariables')) tags.push('broken');
  if (isThere('fakeReply')) tags.push('fakeReply');
  if (body.words.length > LONG) tags.push('long');
  if (body.words.length <= SHORT) tags.push('short');
  if (body.links.length > 0) tags.push('linked');
  if (body.links.length >= 3) tags.push('links');
  return tags;
}
