import { describe, expect, it } from 'vitest';
import { findGreetedStranger } from './greetedStranger.ts';

const person = (fullName: string | null, body: string, slug = 'x') => ({
  slug,
  fullName,
  firstName: fullName?.split(' ')[0] ?? null,
  company: 'Harborline Freight',
  body: `${body}\n\nYour docks are full.`,
});

describe('a greeting to somebody else', () => {
  it.each([
    ['Peter Moss', 'Hi Anna,', { greeted: 'Anna', known: 'Peter' }],
    ['Peter Moss', 'Hallo Anna,', { greeted: 'Anna', known: 'Peter' }],
    ['Zoë Martin', 'Bonjour Pierre,', { greeted: 'Pierre', known: 'Zoë' }],
    ['Peter Moss', 'Dear Ms Laurent,', { greeted: 'Laurent', known: 'Peter' }],
    ['Peter Moss', 'Anna,', { greeted: 'Anna', known: 'Peter' }],
  ])('is found: %s, %s', (name, body, stranger) => {
    expect(findGreetedStranger(person(name, body))).toEqual(stranger);
  });

  it('is found from a readable slug if the file gives no name', () => {
    expect(findGreetedStranger(person(null, 'Hi Anna,', 'peter-moss-4b2'))).toEqual({ greeted: 'Anna', known: 'Peter' });
  });

  it.each([
    ['Robert Vale', 'Hi Bob,'],
    ['José García', 'Hola Jose,'],
    ['Müller Hans', 'Sehr geehrter Herr Mueller,'],
    ['Anna Lindqvist', 'Hi there,'],
    ['Anna Lindqvist', 'Hi team,'],
    ['Anna Lindqvist', 'Guten Tag Frau Lindqvist,'],
    ['李明', '你好李明，'],
    ['Yuki Sato', '佐藤様、'],
    ['محمد علي', 'مرحبا محمد،'],
    ['Anna Lindqvist', 'Hi {{first_name}},'],
    ['Anna Lindqvist', 'Hi Harborline team,'],
    ['Anna Lindqvist', 'Quick one about your docks,'],
    ['Anna Lindqvist', 'Respected Sir,'],
    ['Anna Lindqvist', 'Dear General Counsel,'],
    ['Anna Lindqvist', 'Dear Finance Director,'],
    ['Anna Lindqvist', 'Dear Customers,'],
    ['Anna Lindqvist', 'Dear Valued Friend,'],
    ['Anna Lindqvist', 'Sehr geehrte Kundinnen,'],
    ['Anna Lindqvist', 'Chers Messieurs,'],
    ['Anna Lindqvist', 'Estimados Señores,'],
    ['Anna', 'Dear Ms Laurent,'],
    [null, 'Hi Anna,'],
  ])('is not reported if it is the same person, or nobody: %s, %s', (name, body) => {
    expect(findGreetedStranger(person(name, body))).toBeUndefined();
  });
});

describe('a word in the greeting that is not known to be a name', () => {
  it.each([
    'Archivist',
    'Employee',
    'Gardener',
    'Beekeeper',
    'Board',
    'Sexton',
    'Harbour Master',
    'Purser',
    'Commodore',
    'Chair',
    'Mason',
    'Mr. President',
    'Madam Registrar',
    'Parish Council',
    'Captain / Purchasing',
    'Head Chef',
    'Customers',
    'Sawmill Owner',
  ])('is nobody else: Dear %s', (greeted) => {
    const found = findGreetedStranger(person('Peter Moss', `Dear ${greeted},`));
    expect(found).toBeUndefined();
  });

  it.each(['Siobhan', 'Zbigniew', 'Minna', 'Pavel', 'Aoife Byrne', 'Ms. Haverstock', 'Dr. Okafor', 'Yuki', 'Priya'])(
    'is somebody else where it is a name: Dear %s',
    (greeted) => {
      expect(findGreetedStranger(person('Peter Moss', `Dear ${greeted},`))).toBeDefined();
    },
  );
});
