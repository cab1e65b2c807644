import { expect, it } from 'vitest';
import type { Factor } from '../../explain/explanation.ts';
import { apartLists } from './apartLists.ts';

const verification = { verified: true, leads: 10, sentence: 'Verified in simulation: about 3 replies in 100 instead of 2' };
const factorWith = (factorId: string, list: object | undefined): Factor =>
  ({
    factorId,
    recommendations: [{ text: 'Write to fewer', verification, ...(list === undefined ? {} : { list }) }],
  }) as unknown as Factor;
const keysWithout = (...left: number[]) => Array.from({ length: 10 }, (_, key) => key).filter((key) => !left.includes(key));
const listOf = (factorId: string, left: number[], both?: object) =>
  factorWith(factorId, { keptKeys: keysWithout(...left).map(String), replies: [0.02, 0.03], both });
const sentenceOf = ({ recommendations: [one] }: Factor): string | undefined => one?.verification?.sentence;

it('says of two shorter lists that leave out nearly the same leads that their gains do not add up, once', () => {
  const [fit, colleagues, text] = [
    listOf('fit', [1, 2, 3, 4]),
    listOf('contacts_per_company', [1, 2, 3, 4, 5]),
    factorWith('ask_kind', undefined),
  ];
  expect(sentenceOf(apartLists([fit, text])(fit))).toBe(verification.sentence);
  const apart = apartLists([fit, colleagues, text]);
  expect(sentenceOf(apart(fit))).toBe(verification.sentence);
  expect(sentenceOf(apart(colleagues))).toMatch(/leaves out nearly the same leads, so their gains do not add up$/);
  expect(sentenceOf(apart(text))).toBe(verification.sentence);
});

it('says that both can be had where they leave out others, with what they bring together', () => {
  const fit = listOf('fit', [1, 2, 3]);
  const [bare, same, more] = [undefined, 0.03, 0.04].map((replies) =>
    listOf('contacts_per_company', [2, 3, 4, 5], replies === undefined ? undefined : { kept: 5, replies }),
  ) as [Factor, Factor, Factor];
  expect(sentenceOf(apartLists([fit, bare])(bare))).toBe(verification.sentence);
  expect(sentenceOf(apartLists([fit, same])(same))).toMatch(/Both changes to the list together leave 5 leads$/);
  expect(sentenceOf(apartLists([fit, more])(more))).toMatch(/about 4 replies in 100 from 5 leads$/);
});

it('says of a shorter list that leaves out what another one does that their gains do not add up', () => {
  const [fit, colleagues] = [listOf('fit', [1, 2, 3, 4]), listOf('contacts_per_company', [2, 3], { kept: 6, replies: 0.04 })];
  expect(sentenceOf(apartLists([fit, colleagues])(colleagues))).toMatch(
    /leaves out all that the other does, so their gains do not add up$/,
  );
});
