import { describe, expect, it } from 'vitest';
import { isNamedFirm } from './isNamedFirm.ts';
import type { Offer } from '../offer.ts';

const baths: Offer = {
  kind: 'sales',
  phrase: 'bath filters',
  category: null,
  work: null,
  certainty: 1,
  needs: [],
  named: ['plating', 'bath', 'dayton', 'service'],
  speaksTo: ['farmer'],
  evidence: [],
};

describe('isNamedFirm', () => {
  it.each(['Vela Anodizing & Plating', 'Plating Group', 'Hale Baths', 'Sayre Mushrooms'])(
    '%s is named after what is spoken of',
    (company) => {
      expect(isNamedFirm(baths, company)).toBe(true);
    },
  );

  it.each(['Dayton Tool', 'Vela Services', 'Farmer Steel', 'Self-employed', ''])('%s is not', (company) => {
    expect(isNamedFirm(baths, company)).toBe(false);
  });
});
