import { describe, expect, it } from 'vitest';
import { choiceLast, nameChoice } from './nameChoice.ts';
import { splitQuestions } from './splitQuestions.ts';

const sidesOf = (question: string): readonly string[] => splitQuestions(question).flat().flatMap(nameChoice);

describe('nameChoice', () => {
  it.each([
    ['Black or navy, which would suit you?', ['black', 'navy']],
    ['The 9 o’clock or the noon slot: which works better?', ['the 9 o’clock', 'the noon slot']],
    [
      'Which would be the most useful to your crew: lifting safely, first aid or working at height?',
      ['lifting safely', 'first aid', 'working at height'],
    ],
    ['What works best for you, email or phone?', ['email', 'phone']],
    ['Do you prefer matte or glossy for the cards?', ['matte', 'glossy']],
    ['Would a single or double suit you?', ['a single', 'a double']],
    ['Should I bring lemon or ginger?', ['lemon', 'ginger']],
    ['Rye, wheat or spelt: which do you bake most?', ['rye', 'wheat', 'spelt']],
    ['Which team should we begin with: night shift or day shift?', ['night shift', 'day shift']],
    ['Would rope, wire or chain be best for the yard?', ['rope', 'wire', 'chain']],
    ['Morning or afternoon?', ['morning', 'afternoon']],
  ])('reads the sides that a question names whole: %s', (question, sides) => {
    expect(sidesOf(question)).toEqual(sides);
  });

  it.each([
    'Would you like to talk or meet?',
    'Do you want us to come in or leave it at the gate?',
    'Which tools do you use?',
    'Is it a list or a board?',
    'Would Monday or Tuesday suit you?',
    'Would it be right or wrong?',
    'Would you like to see it or not?',
  ])('names nothing in: %s', (question) => {
    expect(sidesOf(question)).toEqual([]);
  });

  it('leaves a question that a clause precedes', () => {
    const question = 'You can pay now or later, which is up to you?';
    expect(choiceLast(question)).toBe(question);
  });
});
