import { describe, expect, it } from 'vitest';
import { nameThem } from './nameThem.ts';
import { maskOffers } from './testing/maskText.ts';

describe('nameThem', () => {
  it.each([
    ['Fire extinguishers have to be checked each year.', 'We service them on site.', 'Fire extinguisher service'],
    ['Do your fitters keep a spare heater bank for the tunnel?', 'We rewind them in three days.', 'heater bank rewinding'],
    ['Half a percent wrong on the moisture meter costs £3 a tonne.', 'We calibrate them on the farm.', 'moisture meter calibration'],
  ])('finds what “them” are: %s', (before, offer, name) => {
    expect(nameThem(maskOffers(before, offer))?.toLowerCase()).toBe(name.toLowerCase());
  });

  it('takes no people and no time for them', () => {
    expect(nameThem(maskOffers('The head teachers asked us last month.', 'We train them in a day.'))).toBeNull();
    expect(nameThem(maskOffers('I called in the early months.', 'We clean them.'))).toBeNull();
  });
});
