import { describe, expect, it } from 'vitest';
import { nameSent } from './nameSent.ts';

describe('nameSent', () => {
  it.each([
    ['Shall I send you our available dates for June?', { isMany: true, isOfDates: true }],
    ['Would you like me to share two case studies?', { isMany: true, isOfDates: false }],
    ['May I email you the price list?', { isMany: false, isOfDates: false }],
    ['Should I send over our analysis?', { isMany: false, isOfDates: false }],
    ['Shall I send it?', null],
  ] as const)('%s', (question, sent) => {
    expect(nameSent(question)).toEqual(sent);
  });
});
