import { describe, expect, it } from 'vitest';
import { readCounts } from './bucketCounts.ts';

describe('readCounts', () => {
  it('takes complete pairs, with separators, and leaves out a count without its total', () => {
    expect(readCounts({ opened: ' 480 ', delivered: '1,250', bounced: '3', seedInbox: '0', seedAddresses: '20' })).toEqual({
      query: { opened: '480', delivered: '1250', seedInbox: '0', seedAddresses: '20' },
      problems: {},
    });
  });

  it.each([
    [{ opened: '600', delivered: '500' }, { opened: 'Opens cannot be more than delivered (500).' }],
    [{ bounced: '2000', sent: '1500' }, { bounced: 'Bounces cannot be more than sent (1,500).' }],
    [{ seedInbox: '21', seedAddresses: '20' }, { seedInbox: 'Emails in the inbox cannot be more than addresses (20).' }],
    [{ opened: '0', delivered: '0' }, { delivered: 'Enter a number above 0.' }],
    [{ bounced: '-5', sent: '100' }, { bounced: 'Enter a whole number, 0 or more.' }],
    [
      { opened: 'many', delivered: '1.5' },
      { opened: 'Enter a whole number, 0 or more.', delivered: 'Enter a whole number, 0 or more.' },
    ],
    [{ opened: '40%', delivered: '100' }, { opened: 'Enter a count, not a rate.' }],
    [{ bounced: '1', sent: '999999999' }, { sent: 'Enter at most 100,000,000.' }],
  ])('says what is wrong with %j, and asks nothing', (texts, problems) => {
    expect(readCounts(texts)).toEqual({ query: {}, problems });
  });
});
