import { describe, expect, it } from 'vitest';
import { readDoers } from './readDoers.ts';

describe('readDoers', () => {
  it.each([
    ['Who writes up the readings', 'ownPeople'],
    ['Who takes the bookings now', 'ownPeople'],
    ['Who books your inspections', 'ownPeople'],
    ['Who winds the tower clock', 'ownPeople'],
    ['Who does it when your brewer is away', 'ownPeople'],
    ['Who empties the skips at the moment', 'byFirms'],
    ['Who takes care of the hedges', 'byFirms'],
    ['Who calibrates your scales today', 'byExperts'],
    ['Who carries out the yearly survey', 'byExperts'],
    ['Which firm handles your boiler servicing', 'byExperts'],
  ])('tells of "%s": %s', (question, doer) => {
    expect(readDoers(question, '')).toEqual([doer]);
  });

  it('takes whoever does what the law demands for somebody qualified', () => {
    expect(readDoers('Who does it', 'Every hoist needs a yearly inspection.')).toEqual(['byExperts']);
    expect(readDoers('Who looks after them', 'Winches should be serviced once a year.')).toEqual(['byExperts']);
    expect(readDoers('Who does it', 'We clean hoists.')).toEqual(['byFirms']);
  });

  it('takes what the sender does for others for work that is paid for', () => {
    expect(readDoers('Who restrings yours', 'We restring rackets overnight.')).toEqual(['byFirms']);
    expect(readDoers('Who opens yours', 'We open and scan letters.')).toEqual(['ownPeople']);
  });

  it('leaves open what it does not know', () => {
    expect(readDoers('Who notices first', '')).toEqual([]);
  });
});
