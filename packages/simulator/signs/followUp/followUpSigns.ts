import type { FollowUpSign } from './followUpSign.ts';
import { haste } from './haste.ts';
import { lengthy } from './lengthy.ts';
import { newContent } from './newContent.ts';
import { repetition } from './repetition.ts';

/** Every sign of a follow-up by its id; columns, priors and findings are derived from this list. */
export const FOLLOW_UP_SIGNS = {
  followUpLong: lengthy,
  followUpNew: newContent,
  followUpRepeats: repetition,
  followUpTooSoon: haste,
} satisfies Readonly<Record<string, FollowUpSign>>;

export type FollowUpSignId = keyof typeof FOLLOW_UP_SIGNS;

const isId = (id: string): id is FollowUpSignId => Object.hasOwn(FOLLOW_UP_SIGNS, id);

export const FOLLOW_UP_IDS: readonly FollowUpSignId[] = Object.keys(FOLLOW_UP_SIGNS).filter(isId);
