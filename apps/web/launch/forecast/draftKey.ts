import { sourceKey } from '../leads/leadSource.ts';
import type { Draft } from './draftProcessor.ts';

/** Identifies a draft and what is asked of it; null if there is nothing to read yet. */
export function draftKey({ source, email, about }: Draft): string | null {
  if (email === null) return source && JSON.stringify([sourceKey(source), about]);
  if (`${email.subject}${email.body}`.trim() === '') return null;
  return JSON.stringify([source && sourceKey(source), email.subject, email.body, email.followUps, about]);
}
