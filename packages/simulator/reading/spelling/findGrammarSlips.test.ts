import { expect, it } from 'vitest';
import { findGrammarSlips } from './findGrammarSlips.ts';

const slipsIn = (text: string): string[] => findGrammarSlips(text).map(({ start, end }) => text.slice(start, end));

it.each([
  'We are provide cleaning for ships.',
  'We are leading company in welding.',
  'We are trading company from Riga.',
  'Our machines is made in Turin.',
  'If you are interesting, write me.',
  'I look forward to meet you.',
  'It is more cheaper than steel.',
  'We sell equipments for dairies.',
  'It depends of the size.',
  'He did not received the parcel.',
  'We work in this field since 12 years.',
  'We make doors since 1984.',
  'We are already collaborate with two ports.',
  'It is more cheap than steel.',
  'Let me know if your company need a crane.',
  'We done the floors of many schools.',
])('is found: %s', (text) => {
  expect(slipsIn(text)).toHaveLength(1);
});

it.each([
  'We are supply chain people.',
  'We are produce wholesalers in Hull.',
  'We are the company in charge of the gates.',
  'We are company-owned and from Hull.',
  'The quality of our machines is high.',
  'They are interesting people.',
  'I look forward to meeting you.',
  'It is more easily cleaned, and better.',
  'It has been here since 12 June.',
  'Making doors since 1984.',
  'We offer more fast trains.',
  'Yes please to the second crate.',
  'A two company pilot ran in May.',
  'Does your company need a crane?',
  'Were we done by noon, nobody noticed.',
])('plain English has none: %s', (text) => {
  expect(slipsIn(text)).toEqual([]);
});
