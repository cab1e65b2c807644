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

it('a break in a long paragraph is no other email, nor is a wish in the own words of its sender', () => {
  expect(isNoticed([{ editId: 'break_into_paragraphs', lines: { removed: [], added: [] } }])).toBe(false);
  const wish = { removed: ['Hope you had a decent harvest, if the rain let you.'], added: [] };
  expect(isNoticed([{ editId: 'cut_filler', lines: wish }])).toBe(false);
});

it('a long wish less is noticed, and a short one is not', () => {
  const ofWish = (wish: string) => isNoticed([{ editId: 'keep_essentials', lines: { removed: [wish], added: [] } }]);
  expect(ofWish('Trust this mail finds you and your family in good health.')).toBe(true);
  expect(ofWish('Hope you are well.')).toBe(false);
});
