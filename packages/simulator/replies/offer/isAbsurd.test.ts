import { expect, test } from 'vitest';
import { isAbsurd } from './isAbsurd.ts';

test.each([
  'We rent out small volcanoes to companies.',
  'I will hang a second moon above your office.',
  'I have a small thundercloud for rent.',
  'We bottle silence from the far north and ship it in jars.',
  'I buy your shadow for forty pounds.',
  'Have you thought about insuring your firm against being eaten by a whale?',
  'I rent out a dragon. It has eaten only two accountants this year.',
])('%s is absurd', (told) => {
  expect(isAbsurd(told)).toBe(true);
});

test.each([
  'We sell shadow boards for tools.',
  'We supply moon cakes and dragon fruit to restaurants.',
  'We rent out gas lamps to hotels.',
  'We install lightning protection on roofs.',
  'We sell rainbow trout to restaurants.',
  'We deliver on Mondays and Thursdays.',
  'Our panels keep silence in open offices.',
  'We collect waste oil from kitchens.',
  'We train teams to deliver on time in the future.',
  'We have a cottage by the sea for rent.',
  'Our hall has Mondays for hire.',
  'The Half Moon for sale: a pub with a garden.',
  'We offer ghost kitchens for rent.',
])('%s is not', (told) => {
  expect(isAbsurd(told)).toBe(false);
});
