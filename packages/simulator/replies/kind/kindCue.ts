import type { EmailKind } from '../../reader/kinds.ts';

/** Words that indicate a kind, with their log odds for that kind; a pattern counts once. */
export type KindCue = { kind: EmailKind; weight: number; pattern: RegExp };

export const cue = (kind: EmailKind, weight: number, pattern: RegExp): KindCue => ({ kind, weight, pattern });
