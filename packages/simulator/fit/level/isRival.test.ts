import { describe, expect, it } from 'vitest';
import { isRival } from './isRival.ts';

const isOf = (phrase: string, title: string, company: string | null = null): boolean =>
  isRival({ phrase, kind: 'sales' }, { title, company });

describe('isRival', () => {
  it('is so for those who do the offered work themselves, and for firms named after it', () => {
    expect(isOf('roof cleaning', 'Roof Cleaner')).toBe(true);
    expect(isOf('bookkeeping', 'Bookkeeper')).toBe(true);
    expect(isOf('forklift training', 'Forklift Trainer')).toBe(true);
    expect(isOf('carpet cleaning', 'Owner', 'Bright Carpet Cleaning')).toBe(true);
  });

  it('is not so for those who have the work done, or who use or own the thing', () => {
    expect(isOf('kiln repair', 'Kiln Operator')).toBe(false);
    expect(isOf('kiln repair', 'Kiln Manager')).toBe(false);
    expect(isOf('boat cleaning', 'Owner', 'Broads Boat Hire Ltd')).toBe(false);
    expect(isOf('carpets', 'Carpet Fitter', 'Bright Carpet Fitting')).toBe(false);
    expect(isOf('roof cleaning', 'Facilities Manager', 'Norwell Insurance')).toBe(false);
  });
});
