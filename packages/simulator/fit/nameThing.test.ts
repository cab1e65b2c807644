import { describe, expect, it } from 'vitest';
import { nameThing } from './nameThing.ts';
import { maskOffers } from './testing/maskText.ts';

describe('nameThing', () => {
  it('leaves out praise and shouting', () => {
    expect(nameThing(maskOffers('We offer a REVOLUTIONARY drone inspection service for roofs.'))).toBe('drone inspection service');
    expect(nameThing(maskOffers('We sell amazing label printers for freezers.'))).toBe('label printers');
  });

  it('names nothing if only praise or a general word is left', () => {
    expect(nameThing(maskOffers('We build revolutionary software.'))).toBeNull();
    expect(nameThing(maskOffers('We provide innovative solutions for you.'))).toBeNull();
  });

  it('names both of two things made together', () => {
    expect(nameThing(maskOffers('We make belts and cases that hold an insulin pump.'))).toBe('belts and cases');
  });
});
