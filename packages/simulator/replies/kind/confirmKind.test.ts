import { describe, expect, it } from 'vitest';
import { isConfirmed, isKnownSender } from './confirmKind.ts';

const confirmed = (kind: Parameters<typeof isConfirmed>[0], body: string, chance = 0.8) =>
  isConfirmed(kind, { subject: 'x', body }, { chance, sells: true });

describe('isConfirmed', () => {
  it('takes nobody for a seller who buys, or who wants companies to take part', () => {
    expect(confirmed('sales', 'We clean roofs for $240.')).toBe(true);
    expect(confirmed('sales', 'We buy 300 of your filter bags a month. Is our old price still valid?')).toBe(false);
    expect(confirmed('sales', 'Our school is looking for companies that take an apprentice.')).toBe(false);
  });

  it.each([
    ['Thanks for your time on the phone yesterday. The proposal is attached.', true],
    ['Our carton prices rise by 6% on January 1.', true],
    ['Invoice 20418 is still open.', true],
    ['We sell invoice software to shops.', false],
    ['We checked your booking page: 19 free tables this Tuesday.', false],
  ])('tells of "%s" whether the sender is known: %s', (body, isKnown) => {
    expect(isKnownSender({ subject: 'x', body })).toBe(isKnown);
  });

  it('wants words of an earlier email in a follow-up', () => {
    expect(confirmed('follow_up', 'Did my note from Tuesday reach you?', 0.95)).toBe(true);
    expect(confirmed('follow_up', 'Paper has gone up, and so have cartons.', 0.95)).toBe(false);
  });

  it('calls no collection among colleagues a charity', () => {
    expect(confirmed('fundraising', 'Would you donate to our shelter?')).toBe(true);
    expect(confirmed('fundraising', 'Maria retires. Would you chip in for a bench?')).toBe(false);
  });

  it('wants words of a trade between companies in a partnership, and of a job in recruiting', () => {
    expect(confirmed('partnership', 'Shall we refer customers to each other?')).toBe(true);
    expect(confirmed('partnership', 'I have a ticket for Wednesday. Shall we swap?')).toBe(false);
    expect(confirmed('recruiting', 'Cement, delivered to the job in 48 hours.', 0.9)).toBe(false);
  });
});
