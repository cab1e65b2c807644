import { expect, it } from 'vitest';
import { readEmail } from '../../reading/readEmail.ts';
import { buildLead } from '../../testing/buildLead.ts';

const valuesOf = (body: string) =>
  readEmail({ ...buildLead({ company: 'Marlow Bakeries' }), email: { subject: 'ovens', body } }, { contactsAtCompany: 1, ownWords: [] })
    .values;
const countMentions = (body: string) => valuesOf(body).companyMentions;

it('a sender’s name that is also the company’s name is not a mention of the company', () => {
  expect(countMentions('Hi Dana,\n\nWe service deck ovens at night.\n\nWorth a look?\n\nBest,\nEdith Marlow')).toBe(0);
  expect(countMentions('Hi Dana,\n\nWe service deck ovens at night.\n\nWorth a look?\n\nEdith Marlow\nOven Care')).toBe(0);
});

it('the company is mentioned in the text and in a postscript', () => {
  expect(countMentions('Hi Dana,\n\nWe service deck ovens at night. Marlow has six.\n\nBest,\nEdith Marlow')).toBe(1);
  expect(countMentions('Hi Dana,\n\nWe service deck ovens.\n\nBest,\nEdith\n\nP.S. I saw that Marlow opens a shop in Hull.')).toBe(1);
});

it.each([
  'Marlow Scaffolding has claimed for six days of wind with it.',
  'It was Christopher Marlow who wrote that.',
  'Marlow & Finch had us in for three nights.',
  'We did three nights at Port Marlow last year.',
])('a longer name that shares a word with the company is another name: %s', (sentence) => {
  expect(countMentions(`Hi Dana,\n\nWe service deck ovens at night. ${sentence}\n\nWorth a look?`)).toBe(0);
});

it.each([
  'At Marlow that would be two nights.',
  'Does Marlow bake on Mondays?',
  'Marlow Bakeries has six of them.',
  'The ovens of Marlow, Hull and York are ours.',
  'Marlow HR would not even notice.',
  'I was at Marlow Monday night.',
])('the company may be named by its first word: %s', (sentence) => {
  expect(countMentions(`Hi Dana,\n\nWe service deck ovens at night. ${sentence}\n\nWorth a look?`)).toBe(1);
});

it.each([
  'Marlow is a beautiful place.',
  'Can you really sleep at night knowing that Marlow did nothing?',
  'Marlow did not even answer my last email.',
])('the company named in praise, in a scare or in blame earns nothing: %s', (sentence) => {
  expect(valuesOf(`Hi Dana,\n\nWe service deck ovens at night. ${sentence}\n\nWorth a look?`).idleMention).toBe(1);
});

it.each([
  'I came across Marlow Bakeries and was really impressed by what you are doing.',
  'Marlow has a great team and a wonderful reputation.',
  'We would love to work with Marlow.',
  'Your windows at Marlow are so empty and grey.',
])('praise or a judgment that fits anybody earns nothing either: %s', (sentence) => {
  expect(valuesOf(`Hi Dana,\n\nWe service deck ovens at night. ${sentence}\n\nWorth a look?`).idleMention).toBe(1);
});

it.each([
  'I was impressed by how Marlow handles refunds.',
  'I love the rye loaf that Marlow sells in Hull.',
  'Does Marlow bake on Mondays?',
])('what says something of them counts: %s', (sentence) => {
  expect(valuesOf(`Hi Dana,\n\nWe service deck ovens at night. ${sentence}\n\nWorth a look?`).idleMention).toBe(0);
});
