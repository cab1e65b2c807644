import type { FollowUp } from '../lead.ts';

export const neutralFollowUp: FollowUp = {
  subject: '',
  body: 'Hi Dana,\n\nJust following up on my note below. Is this worth a look?\n\nRuth',
  waitDays: 3,
};

/** A follow-up in the same thread, three days later. */
export const buildFollowUp = (overrides: Partial<FollowUp> = {}): FollowUp => ({ ...neutralFollowUp, ...overrides });

/** This many neutral follow-ups. */
export const buildFollowUps = (count: number): FollowUp[] => Array.from({ length: count }, () => neutralFollowUp);
