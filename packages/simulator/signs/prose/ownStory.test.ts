import { expect, it } from 'vitest';
import { withoutOwnStory } from './ownStory.ts';

it.each([
  ['I run Sable Saddlery, which my grandmother started in 1951 out of a love of ponies.', 'I run Sable Saddlery.'],
  ['This is Mina from Ningbo, we are glad to hear that you are in the market for hinges.', 'This is Mina from Ningbo.'],
  ['I saw that Alder Joinery opened a second yard, so I thought I’d get in touch.', 'I saw that Alder Joinery opened a second yard.'],
  ['We’ve a van in Hull every Tuesday and thought I’d drop you a line.', 'We’ve a van in Hull every Tuesday.'],
  ['We cut the price in May, so I thought it was worth dropping you a note.', 'We cut the price in May.'],
])('leaves out a life story, a pretended rumor or why the email was written: %s', (text, plain) => {
  expect(withoutOwnStory(text)).toBe(plain);
});

it.each([
  'I run Sable Saddlery, which I set up after 20 years with the Household Cavalry.',
  'We sell a stain, which we launched in 2019, that holds for ten winters.',
  'I was glad to hear that you are moving to Leith.',
  'I thought I’d drop you a line.',
  'As you ship crates, I thought I’d drop you a line.',
  'Since your yard is new, so I thought I’d drop you a line.',
  'She thought I’d drop you a line in May.',
  'I thought I’d get in touch with your foreman.',
  'I saw the yard and thought it was full.',
  'We had two left over, so I thought of you.',
  'Your crates looked worn, so I thought I’d offer to mend them.',
  'I saw your yard, so I thought I’d write to ask what a crate costs you.',
  'We tried it and thought it was worth the money.',
  'Not heard back, so I thought I’d drop you a line.',
])('keeps what tells of the work: %s', (text) => {
  expect(withoutOwnStory(text)).toBeUndefined();
});
