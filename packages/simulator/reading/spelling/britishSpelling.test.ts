import { expect, it } from 'vitest';
import { isBritish, toBritish } from './britishSpelling.ts';

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
  expect(toBritish('canceled labor at the center')).toBe('cancelled labour at the centre');
});
