import { expect, it } from 'vitest';
import { withoutEmptyWords } from './emptyWords.ts';

it.each([
  ['We really help carriers in order to save time.', 'We help carriers to save time.'],
  ['To be honest, trucks wait.', 'Trucks wait.'],
  ['Did you know that 60% of firms close early?', '60% of firms close early.'],
  ['You get a list on a weekly basis.', 'You get a list weekly.'],
  ['It cuts costs by as much as 60%.', 'It cuts costs by up to 60%.'],
  ["We're basically a really flexible company.", "We're a flexible company."],
  ['It is a very easy tool.', 'It is an easy tool.'],
  ["It's really super easy to use.", "It's easy to use."],
  ['I think we could perhaps offer something.', 'we could offer something.'],
  ['It could perhaps help you.', 'It could help you.'],
  ['Please kindly send the list.', 'please send the list.'],
])('words that say nothing are removed: %s', (text, plain) => {
  expect(withoutEmptyWords(text)).toBe(plain);
});

it.each([
  'The actual cost is $40, and it really is.',
  'It is a very small part, and a really hard one.',
  'You may need two.',
  'It saves you a little bit of money.',
  'We work on the basis of trust.',
  'Act now or later.',
  'Did you know Ann at Harlow?',
  'He looked at the real estate basically by accident.',
])('words that say something stay: %s', (text) => {
  expect(withoutEmptyWords(text)).toBe(text);
});
