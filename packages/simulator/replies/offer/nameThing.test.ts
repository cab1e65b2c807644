import { describe, expect, it } from 'vitest';
import { nameThing } from './nameThing.ts';

describe('nameThing', () => {
  it.each([
    ['We fit flow devices, pipes with a cage at each end.', 'the flow devices'],
    ['We build a battery resurfacer for small ice rinks.', 'the battery resurfacer'],
    ['I service fire curtains - the fabric ones.', 'the fire curtains'],
    ['We make the best beeswax candles in town.', 'the beeswax candles'],
    ['We supply a range of cleaning products.', null],
    ['We make it easy.', null],
    ['We make doors and windows for barns.', null],
    ['Do you make doors?', null],
    ['We also make the list.', null],
    ['We offer renting plants. Renting plants is cheap.', null],
    ['Our inspectors check sixty doors a day. The inspectors are certified.', null],
    ['Our scanner reads labels in the dark. The scanner is small.', 'the scanner'],
  ])('calls what "%s" offers: %s', (prose, name) => {
    expect(nameThing(null, prose)).toBe(name);
  });

  it('leaves out what an email mentions in passing', () => {
    expect(nameThing('verified appointment', 'We provide verified appointment with decision makers.')).toBeNull();
    expect(nameThing('yard camera', 'Our yard camera sees in the dark.')).toBe('the yard camera');
    expect(nameThing('yard camera', 'We provide yard camera for all.')).toBeNull();
  });

  it('does not name a video of a thing', () => {
    expect(nameThing('two-minute video', 'It closes the month in four days. Here is a two-minute video.')).toBeNull();
    expect(nameThing(null, 'Our guide shows how. The guide is short.')).toBeNull();
  });

  it('prefers the phrase of the offer, with an article where it needs one', () => {
    expect(nameThing('dock scheduling', 'We make signs.')).toBe('dock scheduling');
    expect(nameThing('yard camera', 'We make signs.', true)).toBe('the yard camera');
    expect(nameThing('ultimate solution', 'Hello.')).toBeNull();
    expect(nameThing('ladder inspections', 'Hello.')).toBe('ladder inspections');
    expect(nameThing('oak and willow baskets', 'Baskets. We weave oak and willow baskets.')).toBe('the oak and willow baskets');
    expect(nameThing('biodiversity figures', 'Bees give you the honey and biodiversity figures.')).toBeNull();
    expect(nameThing('best and cheapest baskets', 'Baskets. The best and cheapest baskets.')).toBeNull();
  });
});
