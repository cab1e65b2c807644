import { expect, it } from 'vitest';
import { isOrder } from './isOrder.ts';

it('hears customers who order, or write about an order', () => {
  expect(isOrder('Could you quote for 600 more by Friday?')).toBe(true);
  expect(isOrder('We need 40 of the grey trays again.')).toBe(true);
  expect(isOrder('Two boxes of order 20817 were crushed.')).toBe(true);
  expect(isOrder('We quote within a day, and you order when you like.')).toBe(false);
  expect(isOrder('Would you like 40 of our trays?')).toBe(false);
});
