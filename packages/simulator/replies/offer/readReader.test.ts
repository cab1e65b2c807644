import { describe, expect, it } from 'vitest';
import { readReplyFacts } from '../replyFacts.ts';

const tagsOf = (body: string, reader: { title: string; company: string; name?: string }): ReadonlySet<string> =>
  readReplyFacts(
    {
      leadKey: 'ana',
      slug: 'ana',
      name: reader.name ?? 'Ana Silva',
      firstName: 'Ana',
      company: reader.company,
      title: reader.title,
      companySize: null,
      industry: null,
      email: { subject: 'hello', body },
      context: { contactsAtCompany: 1, ownWords: [] },
    },
    { seed: 'organisation-1' },
  ).tags;
const PAYROLL = 'Hi Ana,\n\nWe run payroll for teams of 50 to 500.\n\nDo you have 15 minutes on Tuesday?\n\nBest,\nErin';

describe('readReader', () => {
  it('takes somebody whose name the firm has for whoever runs it', () => {
    const body = 'Hi Ana,\n\nWe sharpen scissors for salons, £4 a pair.\n\nWho does yours?\n\nRob';
    expect(tagsOf(body, { title: 'Dentist', company: 'Silva & Sons Dental' }).has('whole')).toBe(true);
    expect(tagsOf(body, { title: 'Dentist', company: 'Harbor Dental' }).has('whole')).toBe(false);
    expect(tagsOf(body, { title: 'Receptionist', company: 'Silva Dental' }).has('whole')).toBe(false);
  });

  it('lets only the head of a department point to another one', () => {
    expect(tagsOf(PAYROLL, { title: 'Marketing Manager', company: 'Harborline' }).has('misfit')).toBe(false);
    expect(tagsOf(PAYROLL, { title: 'Barista', company: 'Corner Cup' }).has('misfit')).toBe(true);
  });

  it('does not take a title for named because the firm has its word in its name', () => {
    const body = 'Hi Ana,\n\nWe run payroll for teams of 50 to 500.\n\nWorth a call for Elm Primary?\n\nErin';
    expect(tagsOf(body, { title: 'Primary Teacher', company: 'Elm Primary' }).has('far')).toBe(true);
  });
});
