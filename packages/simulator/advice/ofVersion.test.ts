import { expect, it } from 'vitest';
import { isNoticed } from './ofVersion.ts';

it('a few words less are no other email', () => {
  const lines = { removed: ['My name is Ida Brandt and I run Nightgate.'], added: ['I run Nightgate.'] };
  expect(isNoticed([{ editId: 'cut_filler', lines }])).toBe(false);
});

it('a sentence less is noticed', () => {
  const lines = { removed: ['We pride ourselves on our excellent service and our prices.'], added: [] };
  expect(isNoticed([{ editId: 'cut_filler', lines }])).toBe(true);
});
