import { expect, it } from 'vitest';
import { repeatsWords } from './repeatsWords.ts';

const PROMISE = "Tell me how many doors you have and I'll send you a price by the next morning.";

it('a question that says again what a sentence before it says is noticed', () => {
  expect(repeatsWords(PROMISE, `${PROMISE}\n\nShall I send you a price by the next morning?`)).toBe(true);
});

it.each(['Shall I send you a price?', 'Is this worth a look for you?', 'How many doors do you have in all of your four sheds?'])(
  'a question of other words is not: %s',
  (question) => {
    expect(repeatsWords(PROMISE, `${PROMISE}\n\n${question}`)).toBe(false);
  },
);

it('what the email asked before stays its own', () => {
  const asked = `${PROMISE} Shall I send you a price by the next morning?`;
  expect(repeatsWords(asked, asked.replace('Tell', 'Just tell'))).toBe(false);
});
