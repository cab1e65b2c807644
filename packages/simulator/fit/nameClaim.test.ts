import { describe, expect, it } from 'vitest';
import { nameClaim, namePlain } from './nameClaim.ts';
import { maskOffers } from './testing/maskText.ts';

const nameOf = (text: string, subject = ''): string | null => nameClaim(maskOffers(text), subject);

describe('namePlain', () => {
  it.each([
    [['We buy worn carbide cutters.', 'A driver collects them on Fridays.'], 'worn carbide cutter collection'],
    [['I would like to buy your spent grain.'], 'spent grain buying'],
    [['Berth is the first all in one booking, billing and access platform for marinas.'], 'booking, billing and access platform'],
    [['Most welding courses are dull.', 'Ours aren’t.'], 'welding courses'],
  ])('names what the sender of %j deals in', (texts, name) => {
    expect(namePlain(maskOffers(...texts))).toBe(name);
  });

  it.each([
    [['We buy on the market at dawn.']],
    [['Most welding courses are dull.', 'Yours may be.']],
    [['Your rota, payroll and compliance platform is slow.']],
  ])('finds nothing in %j', (texts) => {
    expect(namePlain(maskOffers(...texts))).toBeNull();
  });
});

describe('nameClaim', () => {
  it.each([
    ['We’re a family cheese merchants in Ludlow.', 'cheese'],
    ['We are pest control specialists.', 'pest control'],
    ['We are Tarbert Access, a 22-man scaffolding firm in Leeds.', 'scaffolding'],
    ['We are a freight forwarder for air, sea and road.', 'freight'],
    ['Sparkline is a leading provider of tanker cleaning solutions.', 'tanker cleaning'],
    ['We help firms to look after their people with our standing desks.', 'standing desks'],
    ['We are a small firm making chapel chairs for parishes.', 'chapel chairs'],
    ['I have swept chimneys in Bath for twenty years.', null],
    ['I have cleaned carpets in Bath for twenty years.', 'carpet cleaning'],
    ['Replacing the fenders is a day’s work from our own barge.', 'fender replacement'],
    ['Counting coins takes you an hour a day.', null],
    ['We are happy with our people.', null],
  ])('reads "%s"', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it('takes work that a sentence begins with if the subject is about it', () => {
    const text = 'Asbestos surveys have to be renewed before any work starts.';
    expect(nameOf(text, 'asbestos in the loft')).toBe('asbestos surveys');
    expect(nameOf(text, 'a quick note')).toBeNull();
  });

  it('takes the first of a list only if the subject is about it', () => {
    const text = 'BeanBox provides coffee machines, fresh beans and weekly visits.';
    expect(nameOf(text, 'better coffee')).toBe('coffee machines');
    expect(nameOf(text, 'a quick note')).toBeNull();
  });
});
