import { sourceKey, type LeadSource, type SequenceText } from '../leads/leadSource.ts';
import type { DraftAbout } from '../about/draftAbout.ts';

type Keyed = { source: LeadSource | null; email: SequenceText | null; about?: DraftAbout };

/** Identifies a draft and what is asked of it; null if there is nothing to read yet. */
export function draftKey({ source, email, about }: Keyed): string | null {
  if (email === null) return source && JSON.stringify([sourceKey(source), about]);
  if (`${email.subject}${email.body}`.trim() === '') return null;
  return JSON.stringify([source && sourceKey(source), email.subject, email.body, email.followUps, about]);
}
