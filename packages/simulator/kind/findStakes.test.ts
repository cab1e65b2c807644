import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../reading/draft.ts';
import { readScam } from '../signs/traits/readScam.ts';
import { buildLead } from '../testing/buildLead.ts';
import { decideKind } from './decideKind.ts';
import { findStakes } from './findStakes.ts';

const draftOf = (body: string) =>
  toEmailDraft(buildLead({ email: { subject: 'A question', body } }), { contactsAtCompany: 1, ownWords: [] });

describe('money for a return that nobody can promise', () => {
  it.each([
    'Hi Dana,\n\nWe trade gold for private clients. 12% a month, every month, without risk. You can start with 1,000 euro today.\n\nViktor',
    'Hi Dana,\n\nOur robot trades while you sleep. Guaranteed 300% a year. Invest from $250, withdraw any time.\n\nRick',
    'Hi Dana,\n\nTurn $500 into $5,000 by Friday, guaranteed. Deposit 500 USDT today.\n\nCoin team',
  ])('is a scam: %s', (body) => {
    const draft = draftOf(body);
    expect(findStakes(draft.body.raw)).not.toEqual([]);
    expect(decideKind(draft)).toBe('scam');
    expect(readScam(draft)).toBe(1);
  });

  it.each([
    'Hi Dana,\n\nOur short government bonds pay 3.9% a year and you can sell on any day. Minimum 50,000. Should I send the fact sheet?\n\nElla',
    'Hi Dana,\n\nWe manage pensions for 140 dental practices. Last year the fund returned 7.1% after fees. Could I show you the numbers?\n\nHal',
    'Hi Dana,\n\nWe double the leads of dentists in 90 days, guaranteed. It costs $1,500 a month. Want to see how?\n\nTye',
    'Hi Dana,\n\nWe pay $9,000 a year for your roof, guaranteed for 20 years, and you save 30% on power. Worth a look?\n\nSol',
    'Hi Dana,\n\nWe run 40 swap stations and grow 14% a month. We raise $600k to open 60 more. Could I send the deck?\n\nAsha',
  ])('is not what honest senders offer: %s', (body) => {
    expect(findStakes(body)).toEqual([]);
    expect(decideKind(draftOf(body))).not.toBe('scam');
  });
});
