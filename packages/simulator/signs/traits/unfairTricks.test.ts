import { describe, expect, it } from 'vitest';
import { draftOfAnybody } from '../../reading/draftOfAnybody.ts';
import { isUnfair, listTricks } from './unfairTricks.ts';

const tricksOf = (subject: string, body: string): string[] => listTricks(draftOfAnybody({ subject, body })).map(({ does }) => does);
const judge = (subject: string, body: string): boolean => isUnfair(draftOfAnybody({ subject, body }));

const LISTING = [
  'Re: your directory listing',
  'Hi Moira,\n\nI have released your order for the gold listing. Normally $890, today $190. Please confirm by 6pm, only 3 places left.\n\nKim',
] as const;
const PAVING = [
  'driveway',
  'We have surplus asphalt from another job near you and can do your yard, but only if we begin tomorrow. Cash or Venmo.\n\nLee',
] as const;

describe('an email that deceives its readers', () => {
  it('plays several tricks, one of them a grave one', () => {
    expect(judge(...LISTING)).toBe(true);
    expect(judge(...PAVING)).toBe(true);
    expect(tricksOf(...PAVING)).toEqual([
      'wants a payment that nobody can take back',
      'gives readers only hours to decide',
      'offers material left over from another job',
    ]);
  });

  it.each([
    ['a pushy sale', 'Last day', 'Our hoodies are 60% off today only, just 4 left! Normally $40, now $16.\n\nThe shop'],
    [
      'a lender',
      'working capital',
      'We lend growers up to $200,000 against contracts. Send me one purchase order and I price it. No passports, no logins.\n\nAna',
    ],
    [
      'a payroll office',
      'your payroll before April',
      'We run payroll for 40 nurseries. New starters by 3pm are paid the same day. May I send the fee table?\n\nJo',
    ],
    [
      'a card processor',
      'card fees',
      'Send me last month’s processing statement and I mark what is too high. If I find nothing, you owe nothing.\n\nUma',
    ],
    [
      'a teacher of safety',
      'Approve this payment by 5pm',
      'Emails like this are fraud: Re: your order, send your passport, only today. We train your staff to spot them.\n\nIan',
    ],
    ['a paver who takes cash', 'your yard', 'We pave yards in Erie for $4 a square foot, cash or card. Shall I measure yours?\n\nSal'],
  ])('is not %s', (_, subject, body) => expect(judge(subject, body)).toBe(false));
});
