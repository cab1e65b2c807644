import { describe, expect, it } from 'vitest';
import { endsInQuestion, readSituation } from './readSituation.ts';

describe('readSituation', () => {
  it.each([
    ['How long does it take you to count the stock?', 'taking'],
    ['How many lifts do you run?', 'figure'],
    ['Just curious: what do you pay for a pallet?', 'figure'],
    ['How do you currently handle returns?', 'process'],
    ['Do you know how many parcels get lost?', 'recall'],
    ['Did you know that lamps must be tested?', 'aware'],
    ['Do you print labels in-house or through an agency?', 'ways'],
    ['Are you happy with your window cleaner?', 'settled'],
    ['Is sling wear something you test for today?', 'already'],
    ['Do you already have somebody for it?', 'already'],
    ['Is it hard to find night drivers?', 'degree'],
    ['Who do you buy your lamps from?', 'supplied'],
    ['When did you last test your lamps?', 'lastTime'],
    ['Where do you get your lamps from right now?', 'supplied'],
    ['Which firm cleans your windows today?', 'supplied'],
    ['How do you track returns, with a form or something else?', 'process'],
    ['So, does your shop have a flat roof?', 'isSo'],
    ['Did the box reach you?', 'arrived'],
  ] as const)('reads "%s" as %s', (text, situation) => {
    expect(readSituation(`We mend things.\n\n${text}\n\nBest,`)).toBe(situation);
  });

  it.each([
    'Do you own your building or are you renting it?',
    'How old are your lifts, and who maintains them?',
    'Do you train your drivers? And how often?',
    'What would have to happen for you to switch?',
    'Where do you print your labels?',
    'Did you see the news?',
    'How many may I put aside for you?',
    'Are you short of drivers, and if so by how many?',
    'Who at your company buys lamps?',
    'We mend lamps.',
  ])('is not certain of "%s"', (text) => {
    expect(readSituation(text)).toBeNull();
  });

  it('distinguishes a question at the end from one at the start', () => {
    expect(endsInQuestion('We mend lamps. Do you have lamps? Thanks.')).toBe(true);
    expect(endsInQuestion(`Ever lost a lamp? ${'We mend lamps of all sizes. '.repeat(6)}`)).toBe(false);
  });
});
