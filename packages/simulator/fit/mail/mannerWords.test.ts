import { describe, expect, it } from 'vitest';
import { readFit } from '../readFit.ts';
import { readOffer } from '../readOffer.ts';

const TITLES = ['HR Director', 'HR Coordinator', 'IT Director', 'Data Scientist', 'Welder'];

const levelsOf = (manner: string): unknown[] => {
  const text = `Our ${manner} HR platform keeps leave and contracts in one place.`;
  const sentences = [{ text, start: 0, end: text.length, part: 'body' as const, roles: { offer: 0.95 } }];
  const offer = readOffer([{ sentences, title: null, company: null, industry: null, firstName: null }], 'sales');
  return TITLES.map((title) => readFit(offer, { title, companySize: null, industry: null })?.level);
};

describe('words for how a thing works', () => {
  it.each(['AI-powered', 'cloud-based', 'automated', 'digital', 'data-driven', 'smart', 'intelligent', 'integrated'])(
    'such as %s do not change whose it is',
    (manner) => {
      expect(levelsOf(manner)).toEqual(levelsOf(''));
      expect(levelsOf(manner)[0]).toBe('owner');
    },
  );
});
