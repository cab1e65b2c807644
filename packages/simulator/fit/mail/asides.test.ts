import { describe, expect, it } from 'vitest';
import { maskOffers } from '../testing/maskText.ts';

const keptOf = (text: string): string[] => maskOffers(text).flatMap(({ words, stems }) => words.filter((_, index) => stems[index] !== ''));

describe('the words of an email that count', () => {
  it('leave out what is missing, up to the end of the clause', () => {
    expect(keptOf('We clean windows with no scaffolding, from the street.')).not.toContain('scaffolding');
    expect(keptOf('We clean windows with no scaffolding, from the street.')).toContain('street');
    expect(keptOf('We clean windows without any ladder.')).not.toContain('ladder');
  });

  it('keep what no longer happens', () => {
    expect(keptOf('You see no more broken dashboards.')).toContain('dashboards');
  });

  it('leave out what the sender measures of itself', () => {
    expect(keptOf('You can look up our response times.')).not.toContain('response');
    expect(keptOf('We cut the response times of your help desk.')).toContain('response');
  });

  it('leave out a service that only comes with the offer', () => {
    expect(keptOf("It's $1 a head a month, and we move your spreadsheet over for you.")).not.toContain('spreadsheet');
    expect(keptOf('We print your logo from one case up.')).not.toContain('logo');
    expect(keptOf('We move your piano and your boxes.')).toContain('piano');
  });

  it('leave out sayings', () => {
    expect(keptOf('If the jams come back, write to me.')).not.toContain('back');
    expect(keptOf('We come on Monday and bring the back wheel.')).toContain('back');
  });

  it.each([
    ['We look after hives and hold ten million of public liability insurance.', 'insurance'],
    ['I translate manuals and I carry liability insurance for mistakes.', 'liability'],
    ['You get the certificate that your insurer asks for.', 'insurer'],
  ])('leave out what the sender has to show: "%s"', (text, word) => {
    expect(keptOf(text)).not.toContain(word);
  });

  it('keep what is sold of it', () => {
    expect(keptOf('We place liability insurance for firms that have drones.')).toEqual(expect.arrayContaining(['liability', 'insurance']));
    expect(keptOf('We investigate fraud for insurers.')).toContain('insurers');
  });
});
