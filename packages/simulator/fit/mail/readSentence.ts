import type { Role } from '../../reader/roles.ts';

/** A sentence of one email with the probability of each role, 0 to 1; absent roles have 0. `start` and `end` are offsets in its part. */
export type ReadSentence = {
  text: string;
  start: number;
  end: number;
  part: 'subject' | 'body';
  roles: Partial<Record<Role, number>>;
};
