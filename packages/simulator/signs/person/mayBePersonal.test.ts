import { describe, expect, it } from 'vitest';
import { mayBePersonal } from './mayBePersonal.ts';

describe('a detail about one reader', () => {
  it.each([
    'Sam at the Whitland mart said you had lost a couple of good milkers. I trim for nine herds.',
    'Your safety notices went up in Polish, Romanian and Tetum last year. We teach on the floor.',
    'Your honey jars have been coming on a boat from Shanghai. We blow ours in Leeds.',
  ])('may be told in the first sentences: %s', (prose) => {
    expect(mayBePersonal(prose)).toBe(true);
  });

  it.each([
    'Your customers expect answers within a day. We help.',
    'We supply coffee machines to offices. Your team pays only for the coffee.',
    'Payroll is fiddly. The fee is low. We run it all. Your pension papers were never so easy.',
  ])('is not told by what is true of anybody: %s', (prose) => {
    expect(mayBePersonal(prose)).toBe(false);
  });
});
