import { describe, expect, it } from 'vitest';
import { isBought } from './isBought.ts';

describe('isBought', () => {
  it.each([
    ['sutures', 'Suture prices\nWe are 8% below their main wholesaler.', null],
    ['dental equipment', 'I supply dental equipment to practices in Devon.', 'x-ray sensors'],
    ['school meals', 'Who does your school meals?', null],
    ['linen', 'Who supplies your linen?', null],
    ['catering', 'your catering contract', null],
    ['knife sharpening', 'We pick up blunt knives and bring them back sharp.', 'knife sharpening'],
  ])('takes %s for something people have or buy', (name, text, offer) => {
    expect(isBought(name, { offer, text })).toBe(true);
  });

  it.each([
    ['tacho infringements', 'A consultant goes through every infringement.', 'driver cards'],
    ['capital allowances', 'We found £212,000 of unclaimed allowances.', 'capital allowances'],
    ['pallets', '£52 a pallet to Inverness, £61 to Wick.', 'haulage'],
    ['German manuals', 'I read the German version of your manual.', 'translation'],
    ['knife sharpening', 'Do you like knife sharpening?', 'knives'],
  ])('does not take %s for it', (name, text, offer) => {
    expect(isBought(name, { offer, text })).toBe(false);
  });
});
