import { describe, expect, it } from 'vitest';
import { readManner } from './readManner.ts';

describe('readManner', () => {
  it.each([
    ['How do you keep track of tool loans today', ['onRecord', 'mayLack']],
    ['How do you handle purchase orders at the moment', ['onRecord']],
    ['How do you answer calls at night', ['byHands']],
    ['How do you get rid of old pallets', ['byOthers']],
    ['How do you find new tenants', ['byWord']],
    ['How do you remind people of their fittings', ['byMessage']],
    ['How do you find out that one is missing', ['byChance']],
    ['How do you train new drivers', ['onJob']],
    ['How do you heat the hall', []],
  ])('reads "%s?"', (question, tags) => {
    expect(readManner(question)).toEqual(tags);
  });
});
