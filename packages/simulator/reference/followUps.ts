import type { FollowUp } from '../lead.ts';

/** How neutral follow-ups start, and how they ask again; `{name}` is the reader's first name. */
const OPENERS = [
  'Just following up on my note below.',
  'Checking in on my last email.',
  'I wanted to bring this back to the top of your inbox.',
  'I know weeks fill up, so here is a short reminder of my last note.',
  'Following up on what I sent a few days ago.',
] as const;
const ASKS = [
  'Is this something you are looking at?',
  'Is this worth a look?',
  'Do you have 15 minutes next week?',
  'Any thoughts?',
  'If somebody else looks after this, could you point me to them?',
] as const;
const GREETINGS = ['Hi {name},\n\n', 'Hi {name},\n\n', 'Hello {name},\n\n', ''] as const;
const CLOSINGS = ['\n\nBest,\nRuth', '\n\nThanks,\nRuth', '\n\nRuth', ''] as const;

export const NEUTRAL_WAIT_DAYS = 3;

/**
 * Neutral follow-ups: in the same thread, three days after the previous email, asking again in two sentences. Typical traits of follow-ups
 * are no merit: their columns are measured from the means of these.
 */
export const composeFollowUps = (firstName: string): FollowUp[] =>
  OPENERS.flatMap((opener, row) =>
    ASKS.map((ask, column) => {
      const greeting = (GREETINGS[(row + column) % GREETINGS.length] ?? '').replace('{name}', firstName);
      const closing = CLOSINGS[(row + 2 * column) % CLOSINGS.length] ?? '';
      return { subject: '', body: `${greeting}${opener} ${ask}${closing}`, waitDays: NEUTRAL_WAIT_DAYS };
    }),
  );
