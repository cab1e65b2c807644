import { describe, expect, it } from 'vitest';
import { maskOffers } from '../testing/maskText.ts';
import { withSharedHead } from './withSharedHead.ts';

describe('withSharedHead', () => {
  it('completes a name that shares its last word with another', () => {
    const sentences = maskOffers('We send certified forklift and line operators within a day.');
    expect(withSharedHead('certified forklift', sentences)).toBe('certified forklift and line operators');
  });

  it('leaves things beside people, and names that are whole', () => {
    expect(withSharedHead('scheduling software', maskOffers('We sell scheduling software and clocks to nurses.'))).toBe(
      'scheduling software',
    );
    expect(withSharedHead('forklift operators', maskOffers('We send forklift operators and line drivers.'))).toBe('forklift operators');
  });
});
