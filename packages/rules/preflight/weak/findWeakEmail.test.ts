import { expect, it } from 'vitest';
import { listWeakNotes } from './findWeakEmail.ts';

const readers = { isEmptySubject: () => false, isTradeSubject: () => true, isFlattery: (sentence: string) => /love/.test(sentence) };
const body = 'Hi {{first_name}},\n\nI love what you do. We rent dock gates by the week.';

it('notes a subject and praise that the readers find weak, once each', () => {
  const notes = listWeakNotes({ subject: 'Roofing', body, company: null }, readers);
  expect(notes.map(({ text }) => text)).toEqual(['Roofing', 'I love what you do.']);
});

it('notes no subject that names the company, and nothing without readers', () => {
  expect(listWeakNotes({ subject: 'Roofing for Harlow', body, company: 'Harlow' }, readers)).toHaveLength(1);
  expect(listWeakNotes({ subject: 'Roofing', body, company: null }, {})).toEqual([]);
});

it('notes links that hide where they lead, and praise only as empty', () => {
  const notes = listWeakNotes({ subject: 'Roofing', body: `${body}\n\nOur plan: bit.ly/roof9`, company: null }, readers);
  expect(notes.map(({ text, isHollow }) => [text, isHollow])).toContainEqual(['bit.ly/roof9', false]);
  expect(notes.map(({ text, isHollow }) => [text, isHollow])).toContainEqual(['I love what you do.', true]);
});
