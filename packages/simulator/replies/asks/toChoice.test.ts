import { describe, expect, it } from 'vitest';
import { compareSides, preferLighter, readSides } from './readSides.ts';

describe('toChoice', () => {
  it.each([
    ['Would you like a taster pack first, or a price for your own mix', ['a taster pack', 'a price for our own mix']],
    ['Would a set of printed swatches or a fixed quote be more useful to begin with', ['a set of printed swatches', 'a fixed quote']],
    ['Shall I bring you two chairs to try, or would a catalogue be enough', ['bring me two chairs to try, please', 'a catalogue']],
    ['Would you rather see one running or talk to a garage that we supply', ["I'd rather see one running", "I'd rather talk to a garage"]],
    ['Shall I post you a shirt, or would you prefer our price list', ['post me a shirt, please', "I'd rather have your price list"]],
    ['Would Monday at 3 suit you, or is Thursday morning better', ['Monday at 3', 'Thursday morning']],
    [
      'Shall we buy her the lamp together, or would you rather find something of your own',
      ["let's buy her the lamp together", "I'd rather find something of my own"],
    ],
    ['Shall I put you down for the 3rd or the 12th', ['the 3rd', 'the 12th']],
    [
      'Would eight rolls for nothing or 120 with your name on them suit you better',
      ['eight rolls for nothing', '120 with our name on them'],
    ],
    ['Would you rather pay by the hour or by the job', ['by the hour', 'by the job']],
  ])('is answered in whole phrases: %s', (question, sides) => {
    expect(readSides(question)).toEqual(sides);
  });

  it.each([
    'Shall I send a picture of one we built in Kiel, or the plans',
    'Would you rather have a week with two of the machines and a fitter at hand, or buy one outright',
    'Would you want it washed or would you wash it',
  ])('is no choice where a side cannot be repeated: %s', (question) => {
    expect(readSides(question)).toEqual([]);
  });

  it('is no choice where the second side asks how things are', () => {
    expect(readSides('Shall I send a draft or do you have your own')).toEqual([]);
  });

  it('is mostly of what commits to less', () => {
    const question = 'Which would you sooner have: two jars free of charge, or a year of deliveries at 10% off';
    const sides = readSides(question);
    const taken = preferLighter(sides, compareSides(question));
    expect(sides).toHaveLength(2);
    expect(taken.filter((side) => side === sides[0]).length).toBeGreaterThan(1);
    expect(taken).toContain(sides[1]);
    expect(compareSides('Would you rather have it by post or by email')).toBe(0);
  });
});
