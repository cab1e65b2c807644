import { describe, expect, it } from 'vitest';
import { readEmail } from '../../reading/readEmail.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { guilt } from './guilt.ts';

const blameIn = (sentences: string) =>
  readEmail(
    { ...buildLead({}), email: { subject: 'herbs', body: `Hi Dana,\n\n${sentences}\n\nShall I bring 3 kg a day?\n\nBest,\nTom` } },
    { contactsAtCompany: 1, ownWords: [] },
  ).values.guilt;

describe('blame', () => {
  it.each([
    'You haven’t answered about the wild garlic, which is fine.',
    'You have not replied to my last email. No worries at all.',
    'I know it’s harvest and you did not get to reply.',
    'You haven’t got back to me about the decking, and with the regatta on I quite understand.',
    'You never answered my email, but I am sure you are flat out.',
    'I have not heard from you. It can wait.',
  ])('is not found if the silence is excused: %s', (sentences) => {
    expect(blameIn(sentences)).toBe(0);
  });

  it.each([
    'This is my fourth email and you have not even replied once.',
    'You have ignored all of my emails.',
    'I still haven’t heard back from you. A short word would have been polite.',
    'You never replied, which is fine, but I find it rude.',
    'I have written once and you did not even answer. But no problem, you are busy, I know!',
    'You havent answered my emails.',
    'Please do not leave me waiting like this.',
    'Your silence is making me sad.',
  ])('is found in %s', (sentences) => {
    expect(blameIn(sentences)).toBeGreaterThan(0);
  });

  it('is quoted where it accuses, not where it only mentions the silence', () => {
    const lead = {
      ...buildLead({}),
      email: {
        subject: 'herbs',
        body: 'Hi Dana,\n\nI have written twice and have not heard back. At least have the courtesy to say no.\n\nBest,\nTom',
      },
    };
    const draft = toEmailDraft(lead, { contactsAtCompany: 1, ownWords: [] });
    const spans = guilt.features.guilt.reader.find(draft);
    const quoted = guilt.evidence?.against?.(draft, () => [...spans]) ?? [];
    expect(quoted.map(({ start, end }) => lead.email.body.slice(start, end))).toEqual(['At least have the courtesy to say no.']);
  });

  it.each([
    'You did not even reply to the quote, which I find rude.',
    'I assume that you are either on holiday or not interested, but you never answered my four emails.',
    'After all that work the least you could do is answer.',
  ])('is found in plain words: %s', (sentence) => {
    expect(blameIn(sentence)).toBeGreaterThan(0);
  });
});
