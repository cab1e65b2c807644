import type { LaunchDraft } from '../draft/launchDraft.ts';

/** Typical length of an email, used if each row has its own or nothing is typed yet. */
const USUAL_CHARACTERS = 800;
const STEP = 200;

/** Estimated characters of the email, in steps of 200. */
export function toEstimatedCharacters({ mode, subject, body }: Pick<LaunchDraft, 'mode' | 'subject' | 'body'>): number {
  const typed = subject.length + body.length;
  return mode === 'csv' || typed === 0 ? USUAL_CHARACTERS : Math.ceil(typed / STEP) * STEP;
}
