import { describe, expect, it } from 'vitest';
import { isReadInCountry, nameCountry, readCountry } from './countries.ts';

describe('the country of a lead', () => {
  it.each([
    ['US', 'US'],
    ['U.S.A.', 'US'],
    ['united kingdom', 'GB'],
    ['Österreich', 'AT'],
    ['México', 'MX'],
    ['', null],
    ['Atlantis', null],
    ['EMEA', null],
  ])('“%s” is %s', (text, code) => {
    expect(readCountry(text)).toBe(code);
  });

  it('speaks more languages than one where many people read them', () => {
    expect(isReadInCountry('fr', 'CA')).toBe(true);
    expect(isReadInCountry('de', 'CA')).toBe(false);
    expect(isReadInCountry('vi', 'VN')).toBe(true);
    expect(isReadInCountry('de', undefined)).toBeNull();
  });

  it('has a name', () => {
    expect(nameCountry('BR')).toBe('Brazil');
  });
});
