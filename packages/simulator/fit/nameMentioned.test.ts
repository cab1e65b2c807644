import { describe, expect, it } from 'vitest';
import { nameMentioned } from './nameMentioned.ts';
import { maskText } from './testing/maskText.ts';

const nameOf = (text: string): string | null => nameMentioned(maskText(['offer', text]));

describe('nameMentioned', () => {
  it.each([
    ['Just coming back to my note from the 3rd about gut strings for the pedal harps.', 'gut strings'],
    ["I've written twice about the thermal printers and heard nothing.", 'thermal printers'],
    ['Lockstep is a visitor app for plants.', 'visitor app'],
    ['I am writing because Lockstep is an absence platform which counts days.', 'absence platform'],
    ['We are the leading absence platform trusted by bakers.', 'leading absence platform'],
    ['We are manufacturer and supplier of handrail sterilizer modules since 2009.', 'handrail sterilizer modules'],
  ])('names what "%s" mentions', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    'I wrote last week about your late deliveries.',
    'This is a quick note for you.',
    'Acme is a great company.',
    'I wrote about how slow this is.',
  ])('finds nothing in "%s"', (text) => {
    expect(nameOf(text)).toBeNull();
  });
});
