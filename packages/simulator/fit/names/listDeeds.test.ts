import { describe, expect, it } from 'vitest';
import { maskOffers } from '../testing/maskText.ts';
import { saysDeed } from './deedVerbs.ts';
import { listDeeds } from './listDeeds.ts';

const deedsIn = (text: string): string[] => maskOffers(text).flatMap(listDeeds);

describe('listDeeds', () => {
  it('calls what the sender does after any verb and its object', () => {
    expect(deedsIn('We groove cow barns so that nobody slips.')).toContain('cow barn grooving');
    expect(deedsIn('Our riders carry blood samples across town.')).toContain('blood sample delivery');
    expect(deedsIn('We take away old carpets on Fridays.')).toContain('old carpet removal');
  });

  it('takes what is handed over as it is', () => {
    expect(deedsIn('I give sound baths at offices.')).toContain('sound baths');
  });

  it('takes work that the sender looks after as it is, and no first step', () => {
    expect(deedsIn('I look after cellar cooling for sixty pubs.')).toContain('cellar cooling');
    expect(deedsIn('We go through electricity bills of hotels.')).toContain('electricity bill reviews');
    expect(deedsIn('We go through your injury log, sort the cases and fill in the form.')).not.toContain('injury log reviews');
  });

  it('takes no thought, nobody who gets something, and nothing that others do with help', () => {
    expect(deedsIn('We know barns well.')).not.toContain('barn knowing');
    expect(deedsIn('We lend schools an incubator.')).toEqual([]);
    expect(deedsIn('We help farms groove barns.')).not.toContain('barn grooving');
  });
});

describe('saysDeed', () => {
  it('finds what the sender does, behind another clause, too', () => {
    expect(saysDeed('While your people work, we scrub their desks.')).toBe(true);
    expect(saysDeed('We noticed your new hall.')).toBe(false);
    expect(saysDeed('Should we scrub your desks?')).toBe(false);
  });
});
