import { readEmail } from '../reading/readEmail.ts';
import type { EmailDraft } from '../reading/draft.ts';

/** Words of the body that only some emails have, and what replies call them. */
const TOPICS: readonly (readonly [string, RegExp])[] = [
  ['donor', /\b(?:donat\w*|charit\w*|shelter|nonprofit|non-profit)\b/i],
  ['webinar', /\b(?:webinar|online|zoom|livestream|virtual)\b/i],
  ['podcast', /\b(?:podcast|episode)\b/i],
];

/** What stands out about an email beside its meaning, as tags. */
export function readMarks({ lead, context, language }: EmailDraft): string[] {
  const tags = TOPICS.filter(([, pattern]) => pattern.test(lead.email.body)).map(([tag]) => tag);
  if (language !== 'en') return tags;
  const { values } = readEmail(lead, context);
  const { wrongName, brokenVariables, fakeReply, bodyWords, links } = values;
  if ((wrongName ?? 0) > 0) tags.push('wrongName');
  if ((brokenVariables ?? 0) > 0) tags.push('broken');
  if ((fakeReply ?? 0) > 0) tags.push('fakeReply');
  if ((bodyWords ?? 0) > 190) tags.push('long');
  if ((bodyWords ?? 0) > 0 && (bodyWords ?? 0) <= 40) tags.push('short');
  if ((links ?? 0) > 0) tags.push('linked');
  if ((links ?? 0) >= 3) tags.push('links');
  return tags;
}
