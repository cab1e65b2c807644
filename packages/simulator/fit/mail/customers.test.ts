import { describe, expect, it } from 'vitest';
import { dropListed, findCustomers, findSellers } from './customers.ts';
import { maskOffers, maskText } from '../testing/maskText.ts';

describe('findCustomers', () => {
  it.each([
    ['We look after 60 care homes already.', ['carer']],
    ['We place beehives on the roofs of small hotels.', ['hotel']],
    ['I work with law firms and schools.', ['legal', 'principal']],
    ['Nine hotels in Ghent have ours.', ['hotel']],
    ['Forty-one primary schools in Kent use them.', ['principal']],
    ['We only do theatres.', ['leisure']],
    ['We service autoclaves for dental and vet practices.', ['dentist', 'vet']],
    ['We test water for gyms, hotels and dental practices.', ['dentist', 'fitness', 'hotel']],
    ['We supply small bars and hotels.', ['hotel', 'restaurant']],
    ['I sharpen for eleven kitchens by the sea.', ['restaurant']],
    ['We clean beer lines for 40 bars in the Twin Cities.', ['restaurant']],
    ['We deliver ice to neighborhood bars.', ['restaurant']],
  ])('finds who "%s" sells to', (text, trades) => {
    expect(findCustomers(maskOffers(text)).toSorted()).toEqual(trades);
  });

  it('finds those of a customer story', () => {
    expect(findCustomers(maskText(['proof', 'Eleven quarries run it.']))).toEqual(['mining']);
  });

  it.each([
    'Other shops sell copies.',
    'I found three shops which sell a copy of your serum.',
    'We have our own warehouses.',
    'Law firms, a bank and two councils have hives from us.',
    'We cook lunches and buy from farms nearby.',
    'Hotels are busy in May.',
    'We help people.',
    'We fit racks, drawers and roof bars into vans.',
    'We make protein bars for hikers.',
  ])('finds nobody in "%s"', (text) => {
    expect(findCustomers(maskOffers(text))).toEqual([]);
  });
});

describe('dropListed', () => {
  const keptOf = (text: string): string[] =>
    maskOffers(text).flatMap((sentence) => dropListed(sentence).stems.filter((stem) => stem !== ''));

  it('leaves out the customers where a sentence lists many kinds of them', () => {
    const kept = keptOf('We serve offices, schools, hotels and a care home.');
    expect(kept).toContain('serv');
    for (const word of ['school', 'hotel', 'care']) expect(kept).not.toContain(word);
  });

  it('keeps a thing that is called after who uses it', () => {
    const kept = keptOf('We repair gym equipment for hotels, schools and leisure centers.');
    expect(kept.slice(0, 4)).toEqual(['we', 'repair', 'gym', 'equipment']);
  });

  it('keeps one or two kinds', () => {
    expect(keptOf('We clean schools and hotels.')).toEqual(expect.arrayContaining(['school', 'hotel']));
  });
});

describe('findSellers', () => {
  it('reads the line of work of the sender', () => {
    expect(findSellers(maskOffers('I am a certified yoga teacher and come to you.'))).toContain('fitness');
    expect(findSellers(maskOffers('I’m a physiotherapist and I see people at work.'))).toEqual(['therapy']);
    expect(findSellers(maskOffers('We’re Saffron & Rye, a small kitchen round the corner.'))).toEqual(['chef']);
    expect(findSellers(maskOffers('We clean the office for you.'))).toEqual([]);
  });
});
