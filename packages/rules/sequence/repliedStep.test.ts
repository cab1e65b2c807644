import { describe, expect, it } from 'vitest';
import { DEFAULT_BUCKET, toBucketIndex } from '../deliverability.ts';
import { repliedStep } from './repliedStep.ts';

const usual = toBucketIndex(DEFAULT_BUCKET);
const lead = (answeredFrom: readonly (number | null)[]) => ({
  inboxFrom: 0,
  opensFrom: 0,
  actionIfOpened: 'reply',
  steps: answeredFrom.map((opensFrom) => ({ inboxFrom: 0, opensFrom, answers: opensFrom !== null })),
});

describe('repliedStep', () => {
  it('is the email that is answered at the default bucket', () => {
    expect(repliedStep(lead([null, null, usual]))).toBe(3);
    expect(repliedStep(lead([usual + 1, usual]))).toBe(2);
  });

  it('is the one answered at the lowest bucket if none is answered at the default one', () => {
    expect(repliedStep(lead([null, usual + 2, usual + 1]))).toBe(3);
  });

  it('is the first if nothing is answered, and if there is one email', () => {
    expect(repliedStep(lead([null, null]))).toBe(1);
    expect(repliedStep({ inboxFrom: 0, opensFrom: usual, actionIfOpened: 'reply' })).toBe(1);
  });
});
