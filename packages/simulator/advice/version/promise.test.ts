import { describe, expect, it } from 'vitest';
import { explain } from '../../explain.ts';
import { forecast } from '../../forecast.ts';
import type { Email } from '../../lead.ts';
import { planEmails } from '../../testing/planEmails.fixture.ts';
import { listFor } from '../../testing/readPlan.ts';
import { buildCampaign } from '../../testing/buildLead.ts';

const LIST = { titles: ['CEO', 'Operations Manager', 'Office Manager', 'Finance Director'], count: 16 } as const;
const campaign = buildCampaign({ leadCount: LIST.count });
const SOME = planEmails.slice(0, 32);

/** Expected rates of a list that gets an email. */
const ratesOf = (email: Email) => forecast(campaign, listFor(email, LIST), { buckets: [4] })[0]?.expected;

describe('the gain of an offered text', () => {
  const offered = SOME.flatMap((email) => {
    const { open, reply } = explain(campaign, listFor(email, LIST));
    return [open, reply].flatMap(({ stage, negative }) =>
      negative.factors.flatMap(({ recommendations }) =>
        recommendations.flatMap(({ editedEmail, verification }) =>
          editedEmail?.isTemplate === true && verification !== null ? [{ stage, email, editedEmail, verification }] : [],
        ),
      ),
    );
  });

  it('is found for many emails', () => {
    expect(offered.length).toBeGreaterThan(2);
  });

  it('is what a forecast of the text shows', () => {
    const far = offered.filter(({ stage, email, editedEmail, verification }) => {
      const [before, after] = [ratesOf(email), ratesOf({ subject: editedEmail.subject, body: editedEmail.body })];
      const name = stage === 'open' ? 'open' : 'interest';
      return Math.abs((after?.[name] ?? 0) / (before?.[name] ?? 1) - 1 - verification.lift) > 0.02;
    });
    expect(far.map(({ verification: { sentence } }) => sentence)).toEqual([]);
  });

  it('is never called too small where the forecast moves', () => {
    const small = offered.filter(
      ({ verification: { sentence, lift } }) => sentence.includes('too small to be sure') && Math.abs(lift) > 0.02,
    );
    expect(small).toEqual([]);
  });

  it('names every visible rise of complaints', () => {
    const silent = offered.filter(({ email, editedEmail, verification }) => {
      const [before, after] = [ratesOf(email), ratesOf({ subject: editedEmail.subject, body: editedEmail.body })];
      if (before === undefined || after === undefined) return true;
      const rises = (['unsubscribe', 'spam_report'] as const).map((rate) => after[rate] / after.open / (before[rate] / before.open) - 1);
      return Math.max(...rises) > 0.04 && !/(?:spam reports|unsubscribes) rise/.test(verification.sentence);
    });
    expect(silent.map(({ verification: { sentence } }) => sentence)).toEqual([]);
  });
});
