import { expect, it } from 'vitest';
import { asksForMark } from './asksForMark.ts';

it('reads a question about the sender, and none about whom the reader buys from', () => {
  expect(asksForMark('On a scale of 0 to 10, how likely are you to recommend us?')).toBe(true);
  expect(asksForMark('Please rate our service from 1 to 5.')).toBe(true);
  expect(asksForMark('On a scale of 1 to 10, how happy are you with your payroll provider?')).toBe(false);
  expect(asksForMark('How likely is it that your roof lasts another winter?')).toBe(false);
});
