import { describe, expect, it } from 'vitest';
import { readFate } from './readFate.ts';

/** All answers that a question leaves to the reader. */
const answersTo = (prose: string, question: string): readonly string[] => {
  const seen = new Set<string>();
  for (let at = 0; at < 6; at += 1) {
    const found = readFate(question, { prose, pick: (phrases) => phrases[at % phrases.length] ?? '' });
    for (const [, said] of found?.fields ?? []) seen.add(said);
  }
  return [...seen];
};

describe('readFate', () => {
  it.each([
    ['Do you burn yours, or does somebody haul it away', '', ['we burn it', 'somebody hauls it away']],
    [
      'Do you crush them, sell them or does a local firm cart them off',
      '',
      ['we crush them', 'we sell them', 'a local firm carts them off'],
    ],
    [
      'What happens to your husks',
      'Some mills spread them on the fields, others pay a farmer $9 a load to take them.',
      ['we spread them on the fields', 'we pay a farmer to take them'],
    ],
    ['Where does the sludge end up', 'Corley used to pay to have its sludge trucked off.', ['we pay to have it trucked off']],
  ])('takes the answers from the email: %s', (question, prose, answers) => {
    expect(answersTo(prose, question)).toEqual(answers);
  });

  it.each([
    ['What becomes of the old drums once they are empty', 'them'],
    ['Where does your used oil go', 'it'],
    ['What do you do with your broken crates', 'them'],
  ])('knows what "it" is where the email names no answer: %s', (question, it) => expect(answersTo('', question)).toEqual([it]));

  it.each([
    'Where do your calls go after five',
    'What happens to leads that nobody answers',
    'What do you do with new customers',
    'What do you do about training',
    'Where do you get your paper',
    'Do you call people or email them',
  ])('is not asked in: %s', (question) => expect(readFate(question, { prose: '', pick: ([first]) => first ?? '' })).toBeNull());
});
