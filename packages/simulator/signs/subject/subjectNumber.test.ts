import { describe, expect, it } from 'vitest';
import { readEmail } from '../../reading/readEmail.ts';
import { buildLead } from '../../testing/buildLead.ts';

const read = (subject: string, company: string | null) =>
  readEmail(
    { ...buildLead({ company }), email: { subject, body: 'Hi Dana,\n\nTrucks wait at the dock.' } },
    { contactsAtCompany: 1, ownWords: [] },
  ).values.subjectNumber;

describe('a number in the subject', () => {
  it('is a figure, and not what stands in the name of the company', () => {
    expect(read('3 ideas for Harlow Freight', 'Harlow Freight')).toBe(1);
    expect(read('filters at Lakeside School 7', 'Lakeside School 7')).toBe(0);
    expect(read('filters at Lakeside School 7', null)).toBe(1);
    expect(read('3 filters at Lakeside School 7', 'Lakeside School 7')).toBe(1);
  });
});
