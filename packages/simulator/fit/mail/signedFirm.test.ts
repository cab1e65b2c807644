import { describe, expect, it } from 'vitest';
import { readSignedFirm } from './signedFirm.ts';
import { maskOffers } from '../testing/maskText.ts';

const told = maskOffers('Every hotel we took over from another laundry was charged for linen it never got back.');
const namesOf = (signed: readonly string[]): string[] => readSignedFirm(signed, told).map(({ text }) => text);

describe('readSignedFirm', () => {
  it('takes the trade in the name of the firm, if the email speaks of it', () => {
    expect(namesOf(['Moira Sandilands', 'Whitewater Linen Services, Perth'])).toEqual(['Linen Services']);
  });

  it('takes no other name, no job, and no address', () => {
    expect(namesOf(['Moira Sandilands', 'Whitewater Anvils', 'Head of Linen Services', 'linen@whitewater.example'])).toEqual([]);
  });
});
