import { describe, expect, it } from 'vitest';
import { CATEGORY_BY_ID } from './category.ts';
import { listDeciders } from './listDeciders.ts';

const fire = CATEGORY_BY_ID.get('fire_safety');
const needs = fire === undefined ? [] : [{ ...fire, share: 0.9 }];
const offer = { kind: 'sales', category: { id: 'fire_safety', label: 'fire protection' }, work: 'facilities', needs };

describe('listDeciders', () => {
  it('lists the customers that an email names first, then the people who sign', () => {
    expect(listDeciders(offer)).toEqual(['facilities', 'safety']);
    expect(listDeciders({ ...offer, customers: ['carer'] })).toEqual(['carer', 'facilities', 'safety']);
    expect(listDeciders({ ...offer, customers: ['film'] })).toEqual(['facilities', 'safety']);
  });

  it('is the line of work if no category is known', () => {
    expect(listDeciders({ ...offer, category: null, work: 'property' })).toEqual(['property']);
    expect(listDeciders({ ...offer, category: null, work: null })).toEqual([]);
  });

  it('is empty if nothing is known', () => {
    expect(listDeciders({ ...offer, needs: [] })).toEqual([]);
  });
});
