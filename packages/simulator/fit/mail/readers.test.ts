import { describe, expect, it } from 'vitest';
import { findReaders } from './readers.ts';
import { maskOffers } from '../testing/maskText.ts';

describe('findReaders', () => {
  it('lists the places and the people that an email speaks of', () => {
    const { places, placeTrades, people } = findReaders(
      maskOffers('Most weighbridge operators find out when a truck complains. We test scales at quarries and village halls.'),
    );
    expect(places).toEqual(['quarry', 'village hall']);
    expect(placeTrades).toEqual(['mining', 'leisure']);
    expect(people).toEqual(expect.arrayContaining(['operator', 'weighbridge operator']));
  });

  it('takes one person who stands for many', () => {
    expect(findReaders(maskOffers('Chasing members costs a typical club treasurer forty evenings.')).people).toContain('club treasurer');
    expect(findReaders(maskOffers('It failed when the bus driver braked.')).people).toEqual([]);
  });

  it('lists those for whom something is as its users', () => {
    const { users } = findReaders(
      maskOffers('We built a CRM for real estate agents. It costs $29 per broker and pays for itself in a year.'),
    );
    expect(users).toEqual(expect.arrayContaining(['real estate agent', 'broker']));
    expect(findReaders(maskOffers('Most bakers ring us at night.')).users).toEqual([]);
    expect(findReaders(maskOffers('We keep it simple for your drivers.')).users).toEqual([]);
  });

  it('leaves out the sender’s own people and places', () => {
    const { places, people } = findReaders(maskOffers('We run a bakery. Our drivers come at night, and other shops sell fakes.'));
    expect(places).toEqual([]);
    expect(people).toEqual([]);
  });

  it('takes one place that stands for all, but no single one that is only told of', () => {
    expect(findReaders(maskOffers('A car wash drinks 150 liters a car.')).places).toEqual(['car wash']);
    expect(findReaders(maskOffers('Your garage waits for parts.')).places).toEqual(['garage']);
    for (const text of ['A bakery in Leeds lost a week.', 'We did this for a bakery.', 'It ran well at Larkrise Bakery.']) {
      const { places, mentioned } = findReaders(maskOffers(text));
      expect(places, text).toEqual([]);
      expect(mentioned, text).toEqual(['bakery']);
    }
  });
});
