import { describe, expect, it } from 'vitest';
import type { CheckedEmail } from './finding.ts';
import { findJobGreeting, findTitledFirstName } from './titledFirstName.ts';

const emailTo = (firstName: string | null, fullName: string | null, greeting: string): CheckedEmail => ({
  rowNumber: 2,
  profileUrl: 'https://www.linkedin.com/in/marta-lind',
  firstName,
  fullName,
  slug: 'marta-lind',
  company: null,
  subject: 'crowns',
  body: `${greeting}\n\nWe mill crowns.`,
});

describe('a title before a first name', () => {
  it.each(['Dr. Marta,', 'Dear Dr Marta,', 'Hello Mrs. Marta!', 'Prof. Marta:'])('is found: %s', (greeting) => {
    expect(findTitledFirstName(emailTo('Marta', 'Marta Lind', greeting)).map(({ kind }) => kind)).toEqual(['titled_first_name']);
  });

  it.each(['Dr. Lind,', 'Dr. Marta Lind,', 'Hi Marta,', 'Martas crowns arrived.'])('is not found: %s', (greeting) => {
    expect(findTitledFirstName(emailTo('Marta', 'Marta Lind', greeting))).toEqual([]);
  });

  it('is not found without a last name: the only name may be it', () => {
    expect(findTitledFirstName(emailTo('Lind', 'Lind', 'Dr. Lind,'))).toEqual([]);
    expect(findTitledFirstName(emailTo('Lind', null, 'Dr. Lind,'))).toEqual([]);
  });
});

describe('a job in the greeting', () => {
  it.each([
    ['Dear Franz Maintenance Manager, we repair gearboxes.', 'Franz', 'Franz Maintenance Manager'],
    ['Dear Bill Plant Manager,\n\nWe clean.', 'Bill', 'Bill Plant Manager'],
    ['Hello {{first_name}} {{title}},\n\nWe clean.', null, '{{first_name}} {{title}}'],
  ])('is found: %s', (body, firstName, text) => {
    expect(findJobGreeting(body, firstName).map((sighting) => sighting.text)).toEqual([text]);
  });

  it.each([
    'Dear Franz,\n\nA maintenance manager, you know.',
    'Hi Franz Maier,',
    'Dear Plant Manager,',
    'Hi Franz, the manager,',
    'Dear Franz Head,',
  ])('is not found: %s', (body) => {
    expect(findJobGreeting(body, 'Franz')).toEqual([]);
  });
});
