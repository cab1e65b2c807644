import { describe, expect, it } from 'vitest';
import { toLevel } from '../explainFit.ts';
import { isClose } from './isClose.ts';
import type { Need } from '../offer.ts';

const need: Need = {
  id: 'payroll',
  label: 'payroll',
  isPlural: false,
  share: 0.8,
  owners: ['hr', 'finance'],
  signers: ['finance'],
  near: ['operations'],
  industries: [],
};
const isCloseTo = (trade: string, speaksTo: string[] = [], leads = false): boolean =>
  isClose({ needs: [need], speaksTo }, [{ trade, share: 1 }], leads);

describe('somebody is known to work beside an offer', () => {
  it('if their work decides on it, is listed near it, or is of the same family', () => {
    for (const trade of ['hr', 'operations', 'accounting', 'executive']) expect(isCloseTo(trade), trade).toBe(true);
  });

  it('if they run the operations of a company, buy for it or lead its finance', () => {
    const ofVets = { ...need, near: [], owners: ['vet'] };
    for (const trade of ['operations', 'procurement']) expect(isClose({ needs: [ofVets] }, [{ trade, share: 1 }]), trade).toBe(true);
    expect(isClose({ needs: [ofVets] }, [{ trade: 'finance', share: 1 }], true)).toBe(true);
    expect(isClose({ needs: [ofVets] }, [{ trade: 'finance', share: 1 }])).toBe(false);
  });

  it('if they lead something in a kind of business that the email addresses, or are at its desk', () => {
    expect(isCloseTo('dentist', [], true)).toBe(false);
    expect(isCloseTo('dentist', ['dentist'], true)).toBe(true);
    expect(isCloseTo('dentist', ['dentist'])).toBe(false);
    const atDesk = ['dentist', 'clinic'].map((trade) => ({ trade, share: 0.5 }));
    expect(isClose({ needs: [need], speaksTo: ['dentist'] }, atDesk)).toBe(true);
  });

  it('not as staff of a business that those who run it decide for', () => {
    const ofSchools = { ...need, near: [], owners: ['principal'] };
    expect(isClose({ needs: [ofSchools] }, [{ trade: 'teacher', share: 1 }])).toBe(false);
    expect(isClose({ needs: [ofSchools] }, [{ trade: 'teacher', share: 1 }], true)).toBe(true);
  });

  it('not if they lead elsewhere', () => {
    for (const trade of ['childcare', 'legal', 'chef']) expect(isCloseTo(trade), trade).toBe(false);
  });

  it('not if little of what may be offered is close', () => {
    const other = { ...need, owners: ['chef'], near: [], share: 0.2 };
    expect(isClose({ needs: [need, other] }, [{ trade: 'chef', share: 1 }])).toBe(false);
  });
});

describe('the level', () => {
  it('is near only for somebody known to work beside the offer', () => {
    const chances = { owner: 0.3, near: 0.4, far: 0.3 };
    expect(toLevel(chances, true)).toBe('near');
    expect(toLevel(chances, false)).toBeNull();
  });

  it('is far or owner by its probability alone', () => {
    expect(toLevel({ owner: 0.05, near: 0.1, far: 0.85 }, true)).toBe('far');
    expect(toLevel({ owner: 0.7, near: 0.2, far: 0.1 }, false)).toBe('owner');
  });
});
