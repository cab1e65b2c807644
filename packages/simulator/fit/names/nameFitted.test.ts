import { describe, expect, it } from 'vitest';
import { maskOffers } from '../testing/maskText.ts';
import { nameFitted } from './nameFitted.ts';

const named = (text: string): string | undefined => nameFitted(maskOffers(text))?.name;

describe('nameFitted', () => {
  it('names a thing after what it is fitted to', () => {
    expect(named('We make a small tracker that bolts onto any forklift and shows who drove it.')).toBe('forklift trackers');
    expect(named('We sell a camera that clips onto every mower.')).toBe('mower cameras');
  });

  it('names nothing after where it is, or if it may be anything', () => {
    expect(named('We sell a scanner that connects to your office.')).toBeUndefined();
    expect(named('We built a platform that connects to your phone.')).toBeUndefined();
  });
});
