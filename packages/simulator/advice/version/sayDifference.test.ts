import { expect, it } from 'vitest';
import { findChangedLines } from './changedLines.ts';
import { sayDifference, sayGone } from './sayDifference.ts';

const SENTENCES = ['Only two left!', 'Act now!', 'Hurry up!', 'It ends tonight!'];

it.each([
  [1, 'Drop “Only two left!”'],
  [2, 'Drop “Only two left!” and “Act now!”'],
  [3, 'Drop “Only two left!”, “Act now!”, and “Hurry up!”'],
  [4, 'Drop “Only two left!”, “Act now!”, and 2 other sentences'],
])('quotes the sentences that go, up to three: %s', (count, text) => {
  const before = { subject: 'Kilns', body: `We sell kilns to studios.\n\n${SENTENCES.slice(0, count).join('\n\n')}` };
  const after = { ...before, body: 'We sell kilns to studios.' };
  expect(sayDifference(findChangedLines(before, after), { before: 'Kilns', after: 'Kilns' })).toBe(text);
});

it('quotes the words that go from the start of their sentence', () => {
  const before = { subject: 'Kilns', body: 'I wanted to reach out because I think your studio needs a kiln.\n\nWant one?' };
  const after = { ...before, body: 'I think your studio needs a kiln.\n\nWant one?' };
  expect(sayDifference(findChangedLines(before, after), { before: 'Kilns', after: 'Kilns' })).toBe('Cut “I wanted to reach out because”');
});

it('names the sentences that go beside a reworded one', () => {
  const before = { subject: 'Kilns', body: 'We sell superb kilns to pottery studios.\n\nEverybody needs one.\n\nWorth a look?' };
  const after = { subject: 'Kilns', body: 'We sell kilns to pottery studios.\n\nWorth a look?' };
  expect(sayGone(findChangedLines(before, after), before.subject)).toBe(' (and drop “Everybody needs one”)');
});

it('names none that another sentence replaces', () => {
  const before = { subject: 'Kilns', body: 'We sell kilns.\n\nCan we meet on Monday at nine?' };
  const after = { subject: 'Kilns', body: 'We sell kilns.\n\nWorth a look?' };
  expect(sayGone(findChangedLines(before, after), before.subject)).toBe('');
});
