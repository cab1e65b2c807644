import { describe, expect, it } from 'vitest';
import { findHiring } from './placesPeople.ts';

const hiring = (text: string) => findHiring([{ text }]);

describe('findHiring', () => {
  it('is of recruiting and HR if the sender finds people for jobs', () => {
    for (const text of [
      'We place welders with shipyards in eight weeks.',
      'I recruit and vet pastry chefs.',
      'We also find payroll accountants for hotels.',
      'We supply pickers to warehouses: 140 temps last November.',
      'I\u2019ve two cooks at the moment I think you\u2019d want to meet. My fee is 14% with a ten-week rebate. Shall I send you both CVs?',
    ])
      expect(hiring(text), text).toEqual(['recruiting', 'hr']);
  });

  it('is of nobody if the sender finds something else', () => {
    for (const text of [
      'We find leaks in flat roofs.',
      'We source buyers for used presses.',
      'We place sensors on each axle.',
      'Your welders find us.',
      'We supply printers to offices from £49 a month.',
      'We have two developers available for your project from May. Our day rate is £400.',
    ])
      expect(hiring(text), text).toEqual([]);
  });
});
