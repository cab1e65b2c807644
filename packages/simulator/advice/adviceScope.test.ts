import { describe, expect, it } from 'vitest';
import { buildCampaign, buildList } from '../testing/buildLead.ts';
import { isInScope, mayBeSound } from './adviceScope.ts';

const isSound = (text: string): boolean =>
  mayBeSound(
    { ...buildCampaign({ leadCount: 1 }), corrections: { emailKind: 'sales' } },
    buildList(1, () => ({
      firstName: 'Dana',
      company: 'Harlow Yards',
      email: { subject: 'dock slots', body: `Hi Dana,\n\n${text}\n\nBest,\nKim` },
    })),
  );

describe('the advice that may be shown', () => {
  it('includes an insult but not missing proof if the kind of email is uncertain', () => {
    expect(isInScope('unsure', 'insult')).toBe(true);
    expect(isInScope('unsure', 'social_proof')).toBe(false);
    expect(isInScope('unsure', 'broken_variables')).toBe(true);
  });

  it('includes only repairs for an email to someone known, and everything for a cold one', () => {
    expect(isInScope('repairs', 'insult')).toBe(false);
    expect(isInScope('all', 'social_proof')).toBe(true);
  });

  it('excludes writing advice for an email that asks for private data or money', () => {
    expect(isInScope('none', 'scam')).toBe(true);
    expect(isInScope('none', 'courtesy')).toBe(false);
    expect(isInScope('none', 'company_mention')).toBe(false);
  });
});

describe('the statement that an email is sound', () => {
  const offer = 'We make a booking tool for loading docks, and our customers use it to end the queue at the gate.';
  it('is made for a plain email that sells and asks', () => {
    expect(isSound(`${offer}\n\nWould you like to see how it could work at Harlow Yards?`)).toBe(true);
  });

  it.each([
    `${offer}\n\nit is only $199/month, can i send you a plan of it?`,
    `${offer}\n\nWe also do SEO, SMO, PPC, ORM, content writing and link building. Would you like to see how it works?`,
    `${offer}\n\ni can send you a plan of it at very affordable price\n\ncan i send?`,
    offer,
  ])('is not made for “%s”', (text) => expect(isSound(text)).toBe(false));
});
