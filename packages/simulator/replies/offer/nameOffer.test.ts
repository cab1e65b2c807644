import { describe, expect, it } from 'vitest';
import { isWork, nameOffer } from './nameOffer.ts';

describe('nameOffer', () => {
  it.each(['drone insurance', 'solar panel washing', 'EV charger installation', 'refrigerated trailers', 'dock scheduling'])(
    'names %s, which stands without an article',
    (phrase) => {
      expect(nameOffer(phrase)).toBe(phrase);
    },
  );

  it.each(['yard camera', 'panels', 'a way to sell more', 'tool', 'three winches', 'the best dock scheduling there is today'])(
    'does not name %s',
    (phrase) => {
      expect(nameOffer(phrase)).toBeNull();
    },
  );
});

describe('isWork', () => {
  it('distinguishes what somebody does from what somebody has', () => {
    expect(['dock scheduling', 'EV charger installation', 'pest control'].map(isWork)).toEqual([true, true, true]);
    expect(['refrigerated trailers', 'drone insurance', 'LED lighting'].map(isWork)).toEqual([false, false, false]);
  });
});
