import { describe, expect, it } from 'vitest';
import { tellStores } from './stores.ts';
import { maskOffers } from '../testing/maskText.ts';

const stemsOf = (text: string, subject = ''): string[] => tellStores(maskOffers(text), subject).flatMap(({ stems }) => stems);

describe('tellStores', () => {
  it('takes a tank for no shop, wherever the email speaks of one', () => {
    expect(stemsOf('We cover any store in two days.', 'Slurry store covers')).not.toContain('stor');
    expect(stemsOf('We clean grain stores.')).toContain('storag');
    expect(stemsOf('A 1,000 tonne store takes a week.')).toContain('storag');
  });

  it('leaves shops alone', () => {
    expect(stemsOf('We light grocery stores.')).toContain('stor');
  });
});
