import { describe, expect, it } from 'vitest';
import { checkEmails } from './checkEmails.ts';
import { findOneReader } from './oneReader.ts';
import { buildEmail, options } from './testing/buildEmails.ts';

const toAll = (body: string, count = 8) =>
  Array.from({ length: count }, (_, index) =>
    buildEmail({
      rowNumber: index + 2,
      slug: `lead-${index}`,
      profileUrl: `https://www.linkedin.com/in/lead-${index}`,
      company: `Company ${index}`,
      firstName: null,
      body,
    }),
  );
const quoted = (body: string, count = 8) => [...new Set(findOneReader(toAll(body, count)).map(({ sighting }) => sighting.text))];

describe('a sentence about one reader that goes to everybody', () => {
  it.each([
    'Congratulations on the move to plant director.',
    'Your tanker Northern Pride was at anchor for six days in May.',
    'You advertised for two more fitters in Hull last week.',
    'I enjoyed your talk on cold stores in Ghent.',
    'Your annual report mentions that three looms stood still.',
    'I counted nine vans in your yard.',
    'Your firm filed four applications in June.',
  ])('is found: %s', (sentence) => {
    expect(quoted(`Hi,\n\n${sentence} We test hoists.\n\nErin`)).toEqual([sentence]);
  });

  it.each([
    'Did you post for two more fitters last week?',
    'If you won a tender last year, you know the forms.',
    'You visited our stand at Hall 4 last month.',
    'You signed up for our newsletter in May.',
    'Most of you hired two people this spring.',
    'I saw your profile on LinkedIn.',
    'Your building needs a certificate by May.',
    'We opened a depot in Hull last week.',
    'When you opened your Leeds site, did the permit take long?',
    'Your boat will need new zincs in spring.',
  ])('is not found in what may be true of all: %s', (sentence) => {
    expect(quoted(`Hi,\n\n${sentence} We test hoists.\n\nErin`)).toEqual([]);
  });

  it('is not found if the rows differ there, if few get it or if all work at one company', () => {
    const sentence = 'Your tanker Northern Pride was at anchor.';
    const differing = toAll(sentence).map((email, index) => ({ ...email, body: `Your tanker Star ${index} was at anchor.` }));
    expect(findOneReader(differing)).toEqual([]);
    expect(quoted(sentence, 3)).toEqual([]);
    expect(findOneReader(toAll(sentence).map((email) => ({ ...email, company: 'Northern Lines' })))).toEqual([]);
  });

  it('is told in plain words with all its rows', () => {
    const [finding] = checkEmails(toAll('Hi,\n\nCongratulations on the move to plant director.\n\nErin'), options);
    expect(finding?.kind).toBe('one_reader');
    expect(finding?.problem).toBe('This sounds like it is about one reader, but every lead gets it.');
    expect(finding?.rowNumbers).toHaveLength(8);
  });
});
