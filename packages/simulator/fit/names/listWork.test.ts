import { describe, expect, it } from 'vitest';
import { maskOffers, maskText } from '../testing/maskText.ts';
import { listClaimed, listWork } from './listWork.ts';

const workIn = (text: string): string[] => maskOffers(text).flatMap(listWork);
const claimedIn = (text: string): string[] => maskOffers(text).flatMap(listClaimed);

describe('listWork', () => {
  it('calls what somebody does after the verb and its object, whoever does it', () => {
    expect(workIn('A team of four repairs church clocks.')).toContain('church clock repair');
    expect(workIn('Two brothers who paint barns for farmers.')).toContain('barn painting');
  });

  it('takes the second of two words that describe one thing with it', () => {
    expect(workIn('I have a crew that cleans shop and office windows.')).toContain('window cleaning');
  });

  it('cuts what is cut for customers, and not what is fought', () => {
    expect(workIn('A robot that cuts steel for boat yards.')).toContain('steel cutting');
    expect(workIn('Rowly cuts late arrivals by a third.')).toEqual([]);
  });

  it('needs a sentence that may name the offer', () => {
    expect(maskText(['problem', 'Nobody repairs church clocks.']).flatMap(listWork)).toEqual([]);
  });
});

describe('listClaimed', () => {
  it('takes what the sender has, is or hands over', () => {
    expect(claimedIn('With our felt panels a room is quiet.')).toContain('felt panels');
    expect(claimedIn('Tidewell is a tide table app for harbors.')).toContain('tide table app');
    expect(claimedIn('Our yard builds garden huts for schools.')).toContain('garden huts');
  });

  it('takes what several things of the sender are called before what they do', () => {
    expect(claimedIn('Our pocket beacons text the skipper when a rope slips.')).toContain('pocket beacons');
    expect(claimedIn('Our tide table software warns every skipper.')).toContain('tide table software');
    expect(claimedIn('Our pocket beacons every skipper knows.')).toContain('pocket beacons');
  });

  it('takes nothing that somebody else hands over with help', () => {
    expect(claimedIn('It helps hotels offer breakfast boxes to guests.')).not.toContain('breakfast boxes');
  });
});
