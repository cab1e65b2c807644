import { describe, expect, it } from 'vitest';
import { readReplyFacts } from '../replyFacts.ts';

const isUnclearIn = (body: string, title: string): boolean =>
  readReplyFacts(
    {
      leadKey: 'a',
      slug: 'a',
      name: 'Ana Weiss',
      firstName: 'Ana',
      company: 'Harborline',
      title,
      companySize: null,
      industry: null,
      email: { subject: 'an idea', body: `Hi Ana,\n\n${body}\n\nBob` },
      context: { contactsAtCompany: 1, ownWords: [] },
    },
    { seed: 'a' },
  ).tags.has('unclear');

describe('isUnclear', () => {
  it('is true of what no line of work knows', () => {
    const body =
      "We make left-handed air for offices. Most air is right-handed, and staff tire of it by four o'clock. A month's supply costs £40.\n\nWould you like a jar?";
    expect(isUnclearIn(body, 'Accountant')).toBe(true);
  });

  it('is true of whoever leads a place, who decides on much that they know nothing of', () => {
    const body = 'Our firm collects used echoes from offices and takes them away. A first collection costs €60.\n\nWhen may we come?';
    expect(isUnclearIn(body, 'Owner')).toBe(true);
  });

  it.each([
    ['We do vibratory deburring for laser-cut parts, in three days.\n\nShall we try one?', 'Accountant'],
    ['We trim hooves on dairy farms in Somerset, £9 a cow.\n\nMay I come by?', 'Teacher'],
    ['We make thistle rennet for small dairies, in bottles of one liter.\n\nShall I send you one?', 'Accountant'],
    ['Our scanner app counts all stock in an evening.\n\nWorth a look?', 'Accountant'],
  ])('is false of what some trade uses: %s', (body, title) => {
    expect(isUnclearIn(body, title)).toBe(false);
  });
});
