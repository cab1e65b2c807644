import { expect, it } from 'vitest';
import { findVariables } from './findVariables.ts';

it.each(['[INSERT CITY]', '[add their latest news]'])('an order to the writer in brackets is a placeholder: %s', (written) => {
  expect(findVariables(`We saw ${written} today.`)).toHaveLength(1);
});

it.each(['[insert](https://milk.example)', '[sic]', '[see the second page]'])('other brackets are none: %s', (written) => {
  expect(findVariables(`We saw ${written} today.`)).toEqual([]);
});
