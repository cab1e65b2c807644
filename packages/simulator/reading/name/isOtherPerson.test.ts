import { describe, expect, it } from 'vitest';
import type { Lead } from '../../lead.ts';
import { readEmail } from '../readEmail.ts';

const wrongName = (body: string, overrides: Partial<Lead>) => {
  const lead: Lead = {
    leadKey: 'x',
    slug: 'ACwAAAbcDEF',
    name: null,
    firstName: null,
    company: 'Northwind',
    title: null,
    companySize: null,
    industry: null,
    email: { subject: '', body },
    ...overrides,
  };
  return readEmail(lead, { contactsAtCompany: 1, ownWords: [] }).values.wrongName;
};

describe('wrongName', () => {
  it.each([
    ['Hi Peter,\n\nhow is the team?', 'Jane Doe'],
    ['Hi Peter, how is the team?', 'Jane Doe'],
    ['Dear Mr. Roe,\n\nhow is the team?', 'Jane Doe'],
    ['Peter,\n\nhow is the team?', 'Jane Doe'],
    ['hey peter, how is the team?', 'Jane Doe'],
    ['Hallo Peter,\n\nwie geht es dem Team?', 'Jane Doe'],
    ['Hi Tim,\n\nhow is it?', 'Tom Roe'],
  ])('is found in %j to %s', (body, name) => {
    expect(wrongName(body, { name })).toBe(1);
  });

  it.each([
    ['Hi Jane,', 'Jane Doe'],
    ['hi jane,', 'Jane Doe'],
    ['HI JANE,', 'Jane Doe'],
    ['Hi Mike,', 'Michael Doe'],
    ['Hi Michael,', 'Mike Doe'],
    ['Hi Bill,', 'William Doe'],
    ['Hi Liz,', 'Elizabeth Doe'],
    ['Hi Sasha,', 'Alexander Roe'],
    ['Hi J,', 'Jane Doe'],
    ['Hi JD,', 'Jane Doe'],
    ['Hi Jane-Marie,', 'Jane Marie Doe'],
    ['Hi Jose,', 'José García'],
    ['Hi Jürgen,', 'Juergen Roe'],
    ['Hi Sergey,', 'Sergei Petrov'],
    ['Hi Mohamed,', 'Muhammad Ali'],
    ['Hi Yusuf,', 'Youssef Roe'],
    ['Hi Ivan,', 'Иван Петров'],
    ['Здравствуйте Иван,', 'Ivan Petrov'],
    ['Hi Łukasz,', 'Lukasz Roe'],
    ['Dear Mr. Doe,', 'John Doe'],
    ['Dear Dr. Jane Doe,', 'Jane Doe'],
    ['Hi Doe,', 'Jane Doe'],
    ['Hi Jane and Peter,', 'Jane Doe'],
    ['Hi there,', 'Jane Doe'],
    ['Hi team,', 'Jane Doe'],
    ['Hi Marketing Team,', 'Jane Doe'],
    ['Hi Northwind,', 'Jane Doe'],
    ['Hi {{first_name}},', 'Jane Doe'],
    ['Hi,', 'Jane Doe'],
    ['Hi folks,', 'Jane Doe'],
    ['Dear Hiring Manager,', 'Jane Doe'],
    ['Hey, saw your post.', 'Jane Doe'],
    ['Hi - Saw your post.', 'Jane Doe'],
    ['Hi Taro,', '山田太郎'],
    ['Sehr geehrte Frau Doe,', 'Jane Doe'],
  ])('is not found in %j to %s', (body, name) => {
    expect(wrongName(`${body}\n\nhow is the team?`, { name })).toBe(0);
  });

  it('takes the name from the slug if the file has none', () => {
    expect(wrongName('Hi Peter,\n\nhow are you?', { slug: 'jane-doe-12a' })).toBe(1);
    expect(wrongName('Hi Jane,\n\nhow are you?', { slug: 'doe-jane-12a' })).toBe(0);
  });

  it.each(['ACwAAAbcDEF', 'jdoe77', 'janedoe'])('is unknown if the slug %s spells no name', (slug) => {
    expect(wrongName('Hi Peter,\n\nhow are you?', { slug })).toBeNull();
    expect(wrongName('Hi there,\n\nhow are you?', { slug })).toBe(0);
  });
});
