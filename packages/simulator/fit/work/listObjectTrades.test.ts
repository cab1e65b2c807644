import { describe, expect, it } from 'vitest';
import { listObjectTrades } from './listObjectTrades.ts';

describe('the lines of work of the thing that a service is done to', () => {
  it('are those of its words beside the service', () => {
    expect(listObjectTrades('machine manual translation', 'translation')).toEqual(expect.arrayContaining(['production', 'engineer']));
    expect(listObjectTrades('online shop translation', 'translation')).toContain('ecommerce');
  });

  it('are none without such words, or without a category', () => {
    expect(listObjectTrades('translation', 'translation')).toEqual([]);
    expect(listObjectTrades('machine manual translation', null)).toEqual([]);
    expect(listObjectTrades(null, 'translation')).toEqual([]);
  });
});
