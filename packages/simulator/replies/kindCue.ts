import type { EmailKind } from '../reader/kinds.ts';

/** Words that speak for a kind, with what they add to the log odds of that kind; a pattern counts once. */
export type KindCue = { kind: EmailKind; weight: number; pattern: RegExp };

export const cue = (kind: EmailKind, weight: number, pattern: RegExp): KindCue => ({ kind, weight, pattern });
