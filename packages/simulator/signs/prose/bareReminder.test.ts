import { describe, expect, it } from 'vitest';
import { readEmail } from '../../reading/readEmail.ts';
import { buildLead } from '../../testing/buildLead.ts';

const reads = (sentences: string, subject = 'Re: my last email') =>
  readEmail(
    { ...buildLead({}), email: { subject, body: `Hi Dana,\n\n${sentences}\n\nBest,\nTom` } },
    { contactsAtCompany: 1, ownWords: [] },
  ).values.bareReminder;

describe('a reminder without a reason to reply', () => {
  it.each([
    'Just following up on my last email. Did you have a chance to read it?',
    'I haven’t heard back from you. Any thoughts?',
    'Bumping this to the top of your inbox. Are you the right person to ask?',
  ])('is “%s”', (sentences) => {
    expect(reads(sentences)).toBe(1);
  });

  it.each([
    'Just following up on my last email. Harmer Build has cut its skip costs by a third with us since. Worth a look?',
    'I haven’t heard back from you. The fleet at Bexley went from 14 breakdowns to 3. Any thoughts?',
    'Bumping this up. I attach the price list you may need.',
    'We collect scrap metal from garages. Would that help you?',
  ])('is not “%s”', (sentences) => {
    expect(reads(sentences)).toBe(0);
  });

  it('is none in a thread, below the email it refers to', () => {
    expect(reads('Just following up on my last email. Any thoughts?', '')).toBe(0);
  });
});
