import { describe, expect, it } from 'vitest';
import type { LeadInList } from '../../lead.ts';
import { buysWare } from './buysWare.ts';

const told = (title: string, body: string): boolean | null =>
  buysWare({ title, company: null, email: { subject: '', body } } as unknown as LeadInList);

describe('buysWare', () => {
  it('hears whether an email is about what somebody buys', () => {
    expect(told('Cheese Buyer', 'We make a hard goat cheese in Devon.')).toBe(true);
    expect(told('Footwear buyer', 'We audit server rooms.')).toBe(false);
    expect(told('Plant buyer', 'Planning software for your team.')).toBe(false);
  });
  it('knows buyers of anything', () => {
    for (const title of ['Senior Buyer', 'Buyer', 'Indirect buyer', 'Head of Purchasing'])
      expect(told(title, 'We make gaskets.')).toBe(null);
  });
});
