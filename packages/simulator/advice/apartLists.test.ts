import { expect, it } from 'vitest';
import type { Factor } from '../explain/explanation.ts';
import { apartLists } from './apartLists.ts';

const verification = { verified: true, sentence: 'Verified in simulation: about 3 replies in 100 instead of 2' };
const factorWith = (list: object | undefined): Factor =>
  ({ recommendations: [{ text: 'Write to fewer', verification, ...(list === undefined ? {} : { list }) }] }) as unknown as Factor;
const sentenceOf = ({ recommendations: [one] }: Factor): string | undefined => one?.verification?.sentence;

it('says of two shorter lists that only one of them counts, and of one alone nothing', () => {
  const [list, text] = [factorWith({}), factorWith(undefined)];
  expect(sentenceOf(apartLists([list, text])(list))).toBe(verification.sentence);
  expect(sentenceOf(apartLists([list, list, text])(list))).toMatch(/count only one of them$/);
  expect(sentenceOf(apartLists([list, list, text])(text))).toBe(verification.sentence);
});
