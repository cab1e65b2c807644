import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { plainSubject } from './plainSubject.ts';

const subjectFor = (offer: string): string => {
  const body = `Hi Dana,\n\nOur ${offer} helps yards. We build ${offer} for yards with many trucks.\n\nErin`;
  const lead = buildLead({ email: { subject: 'Transform your business today!', body } });
  return plainSubject(toEmailDraft(lead, { contactsAtCompany: 1, ownWords: [] })).subject;
};

describe('a subject that says what is offered', () => {
  it('takes the words of the body', () => {
    expect(subjectFor('dock scheduling software')).toMatch(/dock scheduling/i);
  });

  it.each([
    [
      'part of a longer name',
      'We offer yard capacity planning software. Our yard capacity planning software counts trucks.',
      /^Planning software$/,
    ],
    [
      'what something else is about',
      'We have a tool that finds mistakes in dock schedules. It reads dock schedules at night.',
      /^Dock schedules$/,
    ],
    ['what anybody claims', 'We offer: fast delivery, great prices and a great team. Fast delivery is what we do.', /^Fast delivery$/],
  ])('is not %s', (_, offer, subject) => {
    const body = `Hi Dana,\n\n${offer}\n\nErin`;
    const lead = buildLead({ email: { subject: 'Transform your business today!', body } });
    expect(plainSubject(toEmailDraft(lead, { contactsAtCompany: 1, ownWords: [] })).subject).not.toMatch(subject);
  });

  it('leaves out words that praise', () => {
    expect(subjectFor('revolutionary platform')).toBe('Platform for yards');
    expect(subjectFor('secret traffic formula')).toBe('Transform your business today!');
    expect(subjectFor('secret shopping visits')).toMatch(/secret shopping/i);
    expect(subjectFor('amazing software')).toBe('Software for yards');
  });
});
