import { expect, it } from 'vitest';
import { isOfReader } from './ofReader.ts';

it.each([
  'I drove past your yard on Tuesday and the gate stood open.',
  'I counted fourteen vans in your yard.',
  'Three of your listings have no floor plan.',
  'Your two open jobs for planners are still online.',
  'Water stands in the gutters of your Marlow Road units.',
  'At Lincoln Elementary that would be about 70 devices.',
])('a text mentions something of the reader’s: %s', (prose) => {
  expect(isOfReader(prose, [])).toBe(true);
});

it.each([
  'Trucks wait at the gate. Would you like a list of the late ones?',
  'Your team loses an hour a day on Monday.',
  'We serve Northgate in Reading and two other yards.',
  'Your CRM does not show it.',
])('a text that fits any reader does not: %s', (prose) => {
  expect(isOfReader(prose, [])).toBe(false);
});

it('a statement about the company is about the reader, an offer to it is not', () => {
  expect(isOfReader('The permit Harlow Freight got in 2021 asks for a plan.', [], 'Harlow Freight')).toBe(true);
  expect(isOfReader('Harlow Freight could save 20% with us.', [], 'Harlow Freight')).toBe(false);
  expect(isOfReader('Is this worth a look for Harlow Freight?', [], 'Harlow Freight')).toBe(false);
});
