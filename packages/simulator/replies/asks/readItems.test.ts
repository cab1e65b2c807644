import { describe, expect, it } from 'vitest';
import { listItems, toSingleItems } from './readItems.ts';

const PROSE = 'Two things.\n\n1. How many boats do you rent out?\n2) Do you close in winter, and if so when? Just roughly.\n\nThanks';

describe('listItems', () => {
  it('finds numbered lines', () => {
    expect(listItems(PROSE)).toHaveLength(2);
    expect(listItems('In 2019 we had 3 boats.')).toEqual([]);
  });
});

describe('toSingleItems', () => {
  it('leaves one question in each numbered line, and other text as it is', () => {
    expect(toSingleItems(PROSE)).toBe('Two things.\n\n1. How many boats do you rent out?\n2) Do you close in winter?\n\nThanks');
  });
});
