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
  ])('is read from “%s” as %s', (text, code) => {
    expect(readCountry(text)).toBe(code);
  });

  it('may have several languages that many people read', () => {
    expect(isReadInCountry('fr', 'CA')).toBe(true);
    expect(isReadInCountry('de', 'CA')).toBe(false);
    expect(isReadInCountry('vi', 'VN')).toBe(true);
    expect(isReadInCountry('de', undefined)).toBeNull();
  });

  it('has a name', () => {
    expect(nameCountry('BR')).toBe('Brazil');
  });
});
