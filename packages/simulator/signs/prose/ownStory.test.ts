import { expect, it } from 'vitest';
import { withoutOwnStory } from './ownStory.ts';

it.each([
  ['I run Sable Saddlery, which my grandmother started in 1951 out of a love of ponies.', 'I run Sable Saddlery.'],
  ['This is Mina from Ningbo, we are glad to hear that you are in the market for hinges.', 'This is Mina from Ningbo.'],
])('leaves out a life story or a pretended rumor: %s', (text, plain) => {
  expect(withoutOwnStory(text)).toBe(plain);
});

it.each([
  'I run Sable Saddlery, which I set up after 20 years with the Household Cavalry.',
  'We sell a stain, which we launched in 2019, that holds for ten winters.',
  'I was glad to hear that you are moving to Leith.',
])('keeps what tells of the work: %s', (text) => {
  expect(withoutOwnStory(text)).toBeUndefined();
});
