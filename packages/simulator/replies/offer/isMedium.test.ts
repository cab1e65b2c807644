import { describe, expect, it } from 'vitest';
import { isMedium } from './isMedium.ts';

describe('isMedium', () => {
  it.each(['short clips', 'free guide', 'two-page PDF', 'checklist'])('is a form only: %s', (phrase) => {
    expect(isMedium(phrase)).toBe(true);
  });

  it.each(['training videos', 'grant reports', 'price lists', 'posters for gyms', 'window film'])('says what it is about: %s', (phrase) => {
    expect(isMedium(phrase)).toBe(false);
  });
});
