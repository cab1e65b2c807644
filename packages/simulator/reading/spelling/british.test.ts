import { describe, expect, it } from 'vitest';
import { isBritish, toBritishSpelling } from './british.ts';

it('knows a British email by what only one has', () => {
  expect(['It costs £40.', 'We work across Derbyshire.', 'Give us a bell.', 'See hedge.co.uk'].map(isBritish)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['It costs $40.', 'We work in Ohio.', 'Give me a call.'].map(isBritish)).toEqual([false, false, false]);
});

it('spells as in Britain', () => {
  expect(toBritishSpelling('canceled labor at the center')).toBe('cancelled labour at the centre');
});

describe('isBritish', () => {
  it.each([
    'We organise the access. From £180.',
    'Cheers,\nGareth\nMole & Sons Ltd',
    'Reply with your postcode.',
    'Any colour you like.',
    'It is 9 quid a box.',
  ])('is true of "%s"', (text) => {
    expect(isBritish(text)).toBe(true);
  });
  it.each([
    'We organize the access. From $180.',
    'Any color you like. Cheers, Bo',
    'Shall we talk on Tuesday?',
    'We pave yards in New Hampshire.',
  ])('is false of "%s"', (text) => {
    expect(isBritish(text)).toBe(false);
  });
});
