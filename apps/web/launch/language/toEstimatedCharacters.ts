import type { LaunchDraft } from '../draft/launchDraft.ts';

/** An email of usual length: each row brings its own, or nothing is typed yet. */
const USUAL_CHARACTERS = 800;
const STEP = 200;

/** Characters of the email as they are estimated, in steps of 200. */
export function toEstimatedCharacters({ mode, subject, body }: Pick<LaunchDraft, 'mode' | 'subject' | 'body'>): number {
  const typed = subject.length + body.length;
  return mode === 'csv' || typed === 0 ? USUAL_CHARACTERS : Math.ceil(typed / STEP) * STEP;
}
