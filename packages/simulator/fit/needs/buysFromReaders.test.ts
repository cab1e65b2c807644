import { describe, expect, it } from 'vitest';
import { readFit } from '../readFit.ts';
import { readListOffer } from '../../listOffer.ts';
import { buildList } from '../../testing/buildLead.ts';

const levelOf = (body: string, [title, industryText]: readonly [string, string]) => {
  const { offer } = readListOffer(buildList(1, () => ({ email: { subject: 'a note', body: `Hi Dana,\n\n${body}\n\nRhonda` } })));
  return readFit(offer, { title, company: null, companySize: null, industry: null, industryText })?.level ?? null;
};

describe('an email that buys from its readers', () => {
  const bark =
    'We pick up loose bark at the mill, screen it in our own yard and sell it to garden centers. We pay $9 a green ton.\n\nI ask every mill I meet: what happens to yours?';

  it('is for those who have the thing', () => {
    for (const title of ['Mill Manager', 'Plant Manager']) expect(levelOf(bark, [title, 'Sawmills']), title).toBe('owner');
    const whey = 'We buy sweet whey from cheese makers. We pay four cents a gallon and bring our own tanker.\n\nWhat happens to yours now?';
    expect(levelOf(whey, ['Head Cheesemaker', 'Cheese making'])).toBe('owner');
  });

  it('is for the kind of business of most of its list where no word tells who has the thing', () => {
    const body =
      'Hi Dana,\n\nWe buy spent grain. We pay $12 a ton, pick it up the same day you brew, and sell it to dairy farms in the valley.\n\nWhere does yours go today?\n\nPat';
    const list = buildList(4, (index) => ({ industry: index === 3 ? 'Zoos' : 'Breweries', email: { subject: 'a note', body } }));
    const { offer } = readListOffer(list);
    const at = (title: string, industryText: string) =>
      readFit(offer, { title, company: null, companySize: null, industry: null, industryText })?.level;
    expect(at('Head Brewer', 'Breweries')).toBe('owner');
    expect(at('Dairy Farmer', 'Dairy farms')).not.toBe('owner');
  });

  it('is not for those to whom the sender sells it on', () => {
    for (const lead of [
      ['Store Manager', 'Garden centers'],
      ['Branch Librarian', 'Libraries'],
    ] as const)
      expect(levelOf(bark, lead), lead[0]).not.toBe('owner');
  });

  it('does not change whom an email that sells is for', () => {
    const compost =
      'We make bagged compost and sell it to garden centers. $4 a bag, delivered on Fridays.\n\nShall I send you a price list?';
    expect(levelOf(compost, ['Store Manager', 'Garden centers'])).toBe('owner');
  });
});
