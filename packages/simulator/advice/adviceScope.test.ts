import { describe, expect, it } from 'vitest';
import { buildCampaign, buildList } from '../testing/buildLead.ts';
import { explain } from '../explain.ts';
import { findBetterVersion } from './version/findBetterVersion.ts';
import { isInScope, mayBeSound, readAdviceScope } from './adviceScope.ts';

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

describe('an email that misleads its readers', () => {
  const body =
    'Hi Dana,\n\nI have released your order for the gold listing. Normally $890, today $190. Please confirm by 6pm, only 3 places left.\n\nKim';
  const leads = buildList(6, () => ({ firstName: 'Dana', company: 'Harlow Yards', email: { subject: 'Re: your listing', body } }));
  const campaign = buildCampaign({ leadCount: leads.length });

  it('gets no better version, and its pages say what it does', () => {
    expect(readAdviceScope(campaign, leads)).toBe('unfair');
    const { value } = findBetterVersion(campaign, leads).next();
    expect(value).toMatchObject({ version: null });
    const { reply } = explain(campaign, leads);
    expect(reply.negative.narrative).toMatch(
      /^Coldcast gives no advice that makes this email work better: it pretends an earlier contact, /,
    );
    expect(reply.negative.keyTakeaways).toEqual([
      'Do not send this. Write another email: say who you are, what you offer and what it costs.',
    ]);
    const offered = [...reply.ranked].flatMap(({ recommendations }) => recommendations);
    expect(offered.every(({ editedEmail }) => editedEmail === null)).toBe(true);
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
