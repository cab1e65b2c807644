import { expect, it } from 'vitest';
import { isOngoing } from './isOngoing.ts';

it('is true of work and of what is bought again and again, and not of a thing that is bought once', () => {
  expect(isOngoing('office cleaning', 'We do office cleaning.')).toBe(true);
  expect(isOngoing('flour', 'We mill flour in Essex, from £14 a bag.')).toBe(true);
  expect(isOngoing('nest boxes', 'We build nest boxes. A box on a steel pole is $265.')).toBe(false);
  expect(isOngoing('felt ceiling panels', 'We make felt ceiling panels. People order one drink less in a loud room.')).toBe(false);
});
