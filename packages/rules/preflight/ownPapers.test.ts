import { expect, it } from 'vitest';
import { findOneReader } from './oneReader.ts';
import { claimsOwnPapers } from './ownPapers.ts';
import { buildEmail } from './testing/buildEmails.ts';

it.each([
  'Your fire inspection report',
  'Your 2024 password audit results from last spring',
  'Your quote is ready',
  'your report is attached',
])('belongs to one reader: %s', (subject) => {
  expect(claimsOwnPapers(subject)).toBe(true);
});

it.each([
  'Your audit season',
  'Your test results portal',
  'Faster inspection reports',
  'Your annual report',
  'Your order desk',
  'Inspection reports for your lifts',
])('may be about anybody: %s', (subject) => {
  expect(claimsOwnPapers(subject)).toBe(false);
});

it('is reported where every lead gets the same subject', () => {
  const emails = Array.from({ length: 6 }, (_, index) =>
    buildEmail({
      rowNumber: index + 2,
      slug: `lead-${index}`,
      profileUrl: `https://www.linkedin.com/in/lead-${index}`,
      company: `Company ${index}`,
      subject: 'Your boiler survey results',
      body: 'Hi,\n\nWe survey boilers in Leeds.',
    }),
  );
  const found = findOneReader(emails);
  expect(new Set(found.map(({ sighting }) => sighting.text))).toEqual(new Set(['Your boiler survey results']));
  expect(findOneReader(emails.slice(0, 2))).toEqual([]);
});
