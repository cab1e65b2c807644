import { expect, it } from 'vitest';
import { isFlattery, saysNothingOfReader } from './flattery.ts';

it.each([
  'I love what you\u2019re building at Halden Foods!',
  'I am really impressed by everything you do.',
  'I was absolutely blown away by the amazing work you do at Halden Foods.',
  'We truly admire your work in the industry.',
  'You are clearly a leader in your field.',
  'Truly inspiring.',
  'Honestly, just wow!',
  'I came across Halden Foods and I love what you guys are building!',
  'I\u2019m a big fan of your blog!',
  'I read your articles all the time.',
  'Huge fan of what you\u2019re doing at Halden Foods!',
  'Congratulations on all your success at Halden Foods!',
  'Your impressive growth caught my eye.',
  'Congrats on everything you\u2019ve built at Halden Foods \u2013 really impressive!',
])('praises anybody: %s', (sentence) => {
  expect(isFlattery(sentence)).toBe(true);
});

it.each([
  'I love the blue tiles in your foyer.',
  'I was impressed by your talk on cold docks in Leeds.',
  'Congratulations on the second bakery in York!',
  'I like your page on rye starters; the table of flours is the best I know.',
  'I was impressed by the work you did on the weir at Selby.',
  'Your growth to 14 sites caught my eye.',
  'We love what we do.',
  'Respect the rope.',
  'I read your article on rye starters.',
  'Do you love what you are building?',
])('does not: %s', (sentence) => {
  expect(isFlattery(sentence)).toBe(false);
});

it('says nothing of its reader in each part between commas', () => {
  expect(saysNothingOfReader('I love what Halden Foods is doing, you are doing great things.')).toBe(true);
  expect(saysNothingOfReader('I love what Halden Foods is doing, and the new rye line in Selby most of all.')).toBe(false);
});

it.each(['I noticed that Halden Foods is a beautiful place.', 'Your company is truly amazing and a real inspiration.'])(
  'says nothing of its reader in general praise: %s',
  (sentence) => {
    expect(saysNothingOfReader(sentence)).toBe(true);
  },
);

it('says something if it names what is fine', () => {
  expect(saysNothingOfReader('Your ash chairs are beautiful.')).toBe(false);
});
