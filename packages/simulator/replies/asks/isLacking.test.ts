import { describe, expect, it } from 'vitest';
import { isLacking } from './isLacking.ts';

describe('isLacking', () => {
  it.each([
    'Does anybody see who opens the gate at night',
    'Is anyone told when the tank overflows',
    'Do you get a message when the door stands open',
    'Would anyone notice if the fan stopped',
  ])('is true of what an offer would give: %s', (question) => {
    expect(isLacking(question)).toBe(true);
  });

  it.each([
    'Does anybody still type these in by hand',
    'Do you get complaints about the noise',
    'Is anyone losing time over it',
    'Do you use pallets',
    'Do you find out too late',
  ])('is false of trouble and of everything else: %s', (question) => {
    expect(isLacking(question)).toBe(false);
  });
});
