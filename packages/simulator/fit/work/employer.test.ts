import { describe, expect, it } from 'vitest';
import { readPersona } from '../../persona/readPersona.ts';
import { toEmployer } from './employer.ts';
import { readFit } from '../readFit.ts';
import { readOffer } from '../readOffer.ts';

const offerOf = (text: string) => {
  const sentences = [{ text, start: 0, end: text.length, part: 'body' as const, roles: { offer: 0.95 } }];
  return readOffer([{ sentences, title: null, company: null, industry: null, firstName: null }], 'sales');
};

/** Names with a word for a kind of business, and without. */
const NAMES =
  'Brandt Group, Mill Street Partners, Harlow Foundry, Ridge Steel, Kent Paper, Software Mill, Quay Works, Oak Clinic, Sun Farm, Lake Bank, Arden Law, Elm Dental, Vet Point, Ember Grill, Park Hotel, Nova School, Tess Salon, Bluff Logistics, Crest Motors, Pine Apartments, Hill Church, Volt Energy, Cedar Marina, Bay Airlines, Gray Funeral, Penn Printing, Loom Films, Red Yoga, Fox Events, Bell Haulage, Kim Roofing, Ash Gardens, Tile House, Glass & Co, Express North, Machine Point, Zoo Lane, City of Wells, Talent House, Acme'.split(
    ', ',
  );

describe('a company’s name', () => {
  it('changes nobody’s fit where title and industry tell the work', () => {
    const offers = [
      'We build trade show booths for machine makers. 40 factories use ours.',
      'We water and replace the plants in your office every two weeks.',
      'We wash trucks on your yard for haulage companies.',
      'We wash table linen for restaurants.',
    ].map(offerOf);
    const rows = [
      ['Florist', 'Retail'],
      ['Facilities Manager', 'Insurance'],
      ['Truck Driver', 'Transportation'],
      ['Head Chef', 'Restaurants'],
      ['Quality Manager', 'Manufacturing'],
      ['Barista', 'Food & Beverages'],
      ['Owner', 'Construction'],
      ['Office Manager', 'Law Practice'],
      ['Beekeeper', 'Farming'],
    ] as const;
    for (const offer of offers)
      for (const [title, industryText] of rows) {
        const levels = NAMES.map((company) => {
          const row = { leadKey: 'a', slug: 'a', name: null, firstName: null, companySize: null, email: { subject: '', body: '' } };
          const { companySize, industry } = readPersona({ ...row, title, company, industry: industryText });
          return readFit(offer, { title, company, companySize, industry, industryText })?.level;
        });
        expect([...new Set(levels)], `${offer?.phrase} ${title}`).toHaveLength(1);
      }
  });

  it('tells a kind of business unless title or industry tells another', () => {
    const of = (title: string, company: string, industryText: string | null = null) => toEmployer({ title, company, industryText });
    expect(of('Florist', 'Petal Mill')).toBeNull();
    expect(of('Owner', 'Petal Mill')).toBe('Petal Mill');
    expect(of('Janitor', 'Ybor School')).toBe('Ybor School');
    expect(of('Office Manager', 'Ember Grill', 'Retail')).toBe('store');
    expect(of('Office Manager', 'Oak Dental', 'Hospital & Health Care')).toBe('Oak Dental');
    expect(of('Office Manager', 'Oak Dental', 'Law Practice')).toBe('Law Practice');
    expect(of('Owner', 'Self-employed', 'Retail')).toBe('Self-employed');
  });
});
