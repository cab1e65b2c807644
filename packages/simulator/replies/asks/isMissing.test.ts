import { describe, expect, it } from 'vitest';
import { isMissing } from './isMissing.ts';

describe('isMissing', () => {
  it.each([
    'How many drivers are you short of',
    'How many shifts are still empty next week',
    'How many units are sitting vacant',
    'How many line cook positions do you have open',
    'How many inspections are overdue',
    'How many first aid cards at yours have expired',
    'How many more nurses do you need',
  ])('is what a place would rather not have: %s', (question) => expect(isMissing(question)).toBe(true));

  it.each(['How many drivers do you have', 'How many stores do you have open', 'How many fans do you run', 'Are you short of drivers'])(
    'is not: %s',
    (question) => expect(isMissing(question)).toBe(false),
  );
});
