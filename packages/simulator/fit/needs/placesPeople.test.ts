import { describe, expect, it } from 'vitest';
import { findHiring } from './placesPeople.ts';

const hiring = (text: string) => findHiring([{ text }]);

describe('findHiring', () => {
  it('is of recruiting and HR if the sender finds people for jobs', () => {
    for (const text of [
      'We place welders with shipyards in eight weeks.',
      'I recruit and vet pastry chefs.',
      'We also find payroll accountants for hotels.',
    ])
      expect(hiring(text), text).toEqual(['recruiting', 'hr']);
  });

  it('is of nobody if the sender finds something else', () => {
    for (const text of [
      'We find leaks in flat roofs.',
      'We source buyers for used presses.',
      'We place sensors on each axle.',
      'Your welders find us.',
    ])
      expect(hiring(text), text).toEqual([]);
  });
});
