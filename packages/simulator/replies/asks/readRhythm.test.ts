import { describe, expect, it } from 'vitest';
import { readRhythm } from './readRhythm.ts';

describe('readRhythm', () => {
  it.each([
    ['How often do you have the ducts cleaned', ['upkeep']],
    ['How often are your scales calibrated', ['upkeep']],
    ['How often do you run out of gowns', ['goesWrong']],
    ['How often do you order labels', []],
  ])('reads "%s?"', (question, tags) => {
    expect(readRhythm(question)).toEqual(tags);
  });
});
