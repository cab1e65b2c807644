import { expect, it } from 'vitest';
import type { Factor } from '../explain/explanation.ts';
import { apartLists } from './apartLists.ts';

const verification = { verified: true, sentence: 'Verified in simulation: about 3 replies in 100 instead of 2' };
const factorWith = (list: object | undefined): Factor =>
  ({ recommendations: [{ text: 'Write to fewer', verification, ...(list === undefined ? {} : { list }) }] }) as unknown as Factor;
const listOf = (repliesLost: number, after: number) => factorWith({ repliesLost, replies: [0.02, after] });
const sentenceOf = ({ recommendations: [one] }: Factor): string | undefined => one?.verification?.sentence;

it('says of two shorter lists that only one of them counts, and of one alone nothing', () => {
  const [list, text] = [listOf(1, 0.03), factorWith(undefined)];
  expect(sentenceOf(apartLists([list, text])(list))).toBe(verification.sentence);
  expect(sentenceOf(apartLists([list, list, text])(list))).toMatch(/count only one of them$/);
  expect(sentenceOf(apartLists([list, list, text])(text))).toBe(verification.sentence);
});

it('says which of two shorter lists gives up fewer replies for what it gains', () => {
  const [cheap, dear] = [listOf(0.5, 0.03), listOf(0.9, 0.031)];
  const apart = apartLists([dear, cheap]);
  expect(sentenceOf(apart(cheap))).toContain('count only one of them. This one gives up fewer replies');
  expect(sentenceOf(apart(dear))).toContain('count only one of them. The other one gives up fewer replies');
});
