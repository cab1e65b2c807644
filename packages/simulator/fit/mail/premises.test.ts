import { describe, expect, it } from 'vitest';
import { findPremises } from './premises.ts';
import { maskOffers } from '../testing/maskText.ts';

describe('findPremises', () => {
  it('tells a service for a building from one for the people in it', () => {
    expect(findPremises(maskOffers('We repair the clock in your lobby.'))).toContain('facilities');
    expect(findPremises(maskOffers('I teach for your team at lunch.'))).toEqual(['hr', 'office']);
  });

  it('finds none where nothing is done on site, or where readers have crews of their own', () => {
    expect(findPremises(maskOffers('We sell clocks for lobbies.'))).toEqual([]);
    expect(findPremises(maskOffers('We clean the site after your crews leave.'))).toEqual([]);
  });

  it('takes any office for a building, but no site that is found online', () => {
    expect(findPremises(maskOffers('We fit film to the windows of an office in a day.'))).toContain('facilities');
    expect(findPremises(maskOffers('We fix your site so that Google finds it.'))).toEqual([]);
  });
});
