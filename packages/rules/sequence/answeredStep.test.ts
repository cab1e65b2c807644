import { describe, expect, it } from 'vitest';
import { actionAtBucket } from '../deliverability.ts';
import { answeredStepAt, isOpenedFirstAt, sentStepsAt } from './answeredStep.ts';

const single = { inboxFrom: 2, opensFrom: 4, actionIfOpened: 'reply' };

/** Opens email 1 from bucket 6 and email 3 from bucket 3, and answers both; email 2 is opened early and not answered. */
const sequence = {
  inboxFrom: 1,
  opensFrom: 2,
  actionIfOpened: 'unsubscribe',
  quietActionIfOpened: 'archive',
  steps: [
    { inboxFrom: 4, opensFrom: 6, answers: true },
    { inboxFrom: 1, opensFrom: 2, answers: false },
    { inboxFrom: 2, opensFrom: 3, answers: true },
  ],
};

describe('answeredStepAt', () => {
  it('is the first email that is opened and answered, at exactly its threshold', () => {
    expect([2, 3, 5, 6, 9].map((bucket) => answeredStepAt(sequence, bucket))).toEqual([null, 3, 3, 1, 1]);
  });

  it('is email 1 of a lead with one email that answers it, and none of one that does not', () => {
    expect([3, 4].map((bucket) => answeredStepAt(single, bucket))).toEqual([null, 1]);
    expect(answeredStepAt({ ...single, actionIfOpened: 'archive' }, 9)).toBeNull();
  });
});

describe('sentStepsAt', () => {
  it('counts the emails up to the answer, or all of them', () => {
    expect([2, 3, 6].map((bucket) => sentStepsAt(sequence, bucket))).toEqual([3, 3, 1]);
    expect(sentStepsAt(single, 0)).toBe(1);
  });
});

describe('isOpenedFirstAt', () => {
  it('looks at the first email alone', () => {
    expect([5, 6].map((bucket) => isOpenedFirstAt(sequence, bucket))).toEqual([false, true]);
    expect([3, 4].map((bucket) => isOpenedFirstAt(single, bucket))).toEqual([false, true]);
  });
});

describe('actionAtBucket of a sequence', () => {
  it('goes from spam over the inbox and the quiet action to the answer', () => {
    expect([0, 1, 2, 3, 9].map((bucket) => actionAtBucket(sequence, bucket))).toEqual([
      'classify_as_spam',
      'not_opened',
      'archive',
      'unsubscribe',
      'unsubscribe',
    ]);
  });

  it('keeps the quiet action at every bucket without an answered email', () => {
    const quiet = { ...sequence, actionIfOpened: 'archive', steps: sequence.steps.map((step) => ({ ...step, answers: false })) };
    expect([1, 2, 9].map((bucket) => actionAtBucket(quiet, bucket))).toEqual(['not_opened', 'archive', 'archive']);
  });
});
