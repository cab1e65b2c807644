import { describe, expect, test } from 'vitest';
import { listIndustries } from '../../listIndustries.ts';
import { buildReader } from '../../testing/repliesTo.ts';
import { isElsewhere } from './isElsewhere.ts';

const EMAIL = {
  subject: 'kiln elements',
  body: 'We make replacement elements for pottery kilns. A set is $240. How many firings a month do you do?',
};
const reader = (title: string, company: string, industry: string | null) => ({ ...buildReader(EMAIL, { title, company }), industry });
const industries = ['pottery studios', 'arts centers'];

describe('isElsewhere', () => {
  test.each([
    ['Chief Troublemaker', 'Loud Ads', 'Advertising'],
    ['Purchasing Manager', 'Ostrander Aircraft', 'Aerospace'],
    ['Head of Magic', 'Little Wonder', 'Toys'],
  ])('%s at %s is of another trade than those the list was made for', (title, company, industry) => {
    expect(isElsewhere(reader(title, company, industry), { industries })).toBe(true);
  });

  test.each([
    ['Owner', 'Mudroom', 'Pottery Studios'],
    ['Owner', 'Mudroom', 'Pottery'],
    ['Kiln Technician', 'Hale College', 'Higher education'],
    ['Buyer', 'Kiln & Co', 'Retail'],
    ['Buyer', 'Kestrel', null],
  ])('%s at %s may be meant', (title, company, industry) => {
    expect(isElsewhere(reader(title, company, industry), { industries })).toBe(false);
  });

  test('a mixed list tells nothing', () => {
    expect(isElsewhere(reader('Buyer', 'Kestrel', 'Apparel'), {})).toBe(false);
    const mixed = Array.from({ length: 12 }, (_, index) => ({ industry: `Trade ${index}` }));
    expect(listIndustries(mixed)).toEqual([]);
    expect(listIndustries(Array.from({ length: 96 }, (_, index) => ({ industry: `Trade ${index % 8}` })))).toEqual([]);
    expect(listIndustries([...mixed.slice(0, 5), ...Array.from({ length: 7 }, () => ({ industry: 'Pottery studios' }))])).toEqual([
      'pottery studios',
    ]);
  });
});
