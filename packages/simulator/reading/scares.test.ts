import { describe, expect, it } from 'vitest';
import { isScareTalk, scaresReader } from './scares.ts';

describe('a sentence that frightens its reader', () => {
  it.each([
    'Can you really afford to lose your license over one bad brake?',
    'Are you prepared to lose everything when the roof goes?',
    'What happens to your shop if it burns down tonight?',
    'You could be sued by a guest who slips.',
    'Do you really want to explain that to your tenants?',
    "Don't be the next one.",
    'You could go to prison for this.',
    'One spark and Harlow Mills is front page news.',
    'Your career will be over.',
    'Harlow Mills could be killing people',
    'who will die first at Harlow?',
    'Your server room is a ticking time bomb.',
    'People die in pools like yours.',
    'And that YOU can go to PRISON for it??',
    'Your shop could burn down tonight.',
    'Can you really sleep at night knowing that Harlow did nothing?',
  ])('is found: %s', (sentence) => {
    expect(isScareTalk(sentence)).toBe(true);
  });

  it.each([
    'What happens at your depot when a truck breaks down?',
    'How do you keep staff from getting hurt on the ramp?',
    'Do you lose bookings when nobody picks up?',
    'Do you want to see the price list?',
    'We insure shops against fire.',
    'Do you have a plan for when the copper lines end?',
    'Your freezer alarms could go to one phone.',
    'Three trucks waited an hour at gate 4.',
    'In March a driver was killed at a depot in Dayton.',
    'If your barn burns down, we pay for feed for 90 days.',
    'Your launch could be front page news.',
    'Our bait kills rats and leaves the cat alone.',
    'The batteries die after two winters.',
    'Cardiac arrest kills 350,000 people a year in the US.',
    'We represent drivers who are facing criminal charges.',
    'He told the judge "you will go to prison" and walked out.',
    'Do you really have 14 seats?',
  ])('is not found: %s', (sentence) => {
    expect(isScareTalk(sentence)).toBe(false);
  });

  it('threatens only the reader or their firm, and not in a question', () => {
    const said = [
      'You could go to prison.',
      'Harlow Mills is breaking the law.',
      'People die of it every year.',
      'Can you sleep if it burns down?',
    ];
    expect(said.map((sentence) => scaresReader(sentence, 'Harlow Mills'))).toEqual([true, true, false, false]);
  });
});
