import { describe, expect, it } from 'vitest';
import { CATEGORY_BY_ID } from './category.ts';
import { listDeciders } from './listDeciders.ts';

const fire = CATEGORY_BY_ID.get('fire_safety');

describe('listDeciders', () => {
  it('puts the customers that an email names first, then who signs', () => {
    if (fire === undefined) throw new Error('There is no such category.');
    const needs = [{ ...fire, share: 0.9 }];
    expect(listDeciders({ needs })).toEqual(['facilities', 'safety', 'property']);
    expect(listDeciders({ needs, customers: ['carer'] })).toEqual(['carer', 'facilities', 'safety']);
    expect(listDeciders({ needs, customers: ['film'] })).toEqual(['facilities', 'safety', 'property']);
  });

  it('knows nobody if nothing is known', () => {
    expect(listDeciders({ needs: [] })).toEqual([]);
  });
});
