import { expect, it } from 'vitest';
import { toWithoutWords } from './fitView.ts';

const without = { leadCount: 39, replyBefore: 0.0231, replyAfter: 0.0274, replies: 0.2, spamReports: 0.01 };

it('shows both sides of leaving people out, and says so if no shown number changes', () => {
  expect(toWithoutWords(without)).toEqual({
    rate: 'Reply rate from 2.3 to 2.7 in 100',
    leads: 'on 39 leads',
    replies: '0.2 fewer replies',
    reports: 'Same number of spam reports',
  });
  expect(toWithoutWords({ ...without, replyAfter: 0.0232 }).rate).toBe('Reply rate unchanged at 2.3 in 100');
});
