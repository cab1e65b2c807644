import { describe, expect, it } from 'vitest';
import { fillLeads } from '../filledLeads.ts';
import { readLeadFile } from '../leadFile.ts';
import { toTypicalRows } from '../typicalRows.ts';
import { checkRows, findingLine } from './checkRows.ts';

const CSV = 'linkedin_url\nhttps://www.linkedin.com/in/dana-whitcombe\nhttps://www.linkedin.com/in/owen-marsh\n';

function check(subject: string, body: string) {
  const file = readLeadFile(new TextEncoder().encode(CSV), { mode: 'leads' });
  if (!file.ok) throw new Error('the file is not read');
  const filled = fillLeads({ subject, body }, file.leads, file.headers);
  return checkRows(filled, { headers: file.headers, isOwnEmails: false });
}

describe('the check of rows', () => {
  it('finds a placeholder of another tool, with its emails', () => {
    const [finding] = check('Dock slots', 'Hi {{first_name}},\n\nTrucks wait at [COMPANY].');
    expect(finding).toMatchObject({ text: '[COMPANY]', rowNumbers: [2, 3] });
    expect(finding && findingLine(finding)).toMatch(/^“\[COMPANY\]” in line 3, 2 emails: /);
  });

  it('says nothing about a name that the launch fills', () => {
    expect(check('Dock slots', 'Hi {{first_name}},\n\nTrucks wait at the gate.')).toEqual([]);
  });

  it.each([
    ['Hi Dr. Patel,', 'Dr. Patel'],
    ['Dear Captain Stavros,', 'Captain Stavros'],
    ['Guten Tag Herr Brandt,', 'Herr Brandt'],
    ['Dear Mrs. Carver,', 'Mrs. Carver'],
    ['Ray -', undefined],
    ['Hi Ray -', 'Ray'],
    ['Sam, the operator cannot see the hook.', 'Sam'],
    ['Hi Dana,', undefined],
    ['Hi there,', undefined],
    ['Hello team,', undefined],
    ['Hello Business Owner,', undefined],
    ['Dear Hiring Manager,', undefined],
    ['Today, the gate was full.', undefined],
    ['Hi Dr. {{last_name}},', undefined],
  ])('says whom every lead is greeted as: %s', (greeting, greeted) => {
    const found = check('Dock slots', `${greeting}\n\nTrucks wait at the gate.`).filter(({ kind }) => kind === 'shared_greeting');
    expect(found.map(({ text }) => text)).toEqual(greeted === undefined ? [] : [greeted]);
    if (greeted !== undefined) expect(found[0]).toMatchObject({ rowNumbers: [2, 3], problem: `Every lead is greeted as “${greeted}”.` });
  });

  it('reports it for invented leads with the greeted last name', () => {
    const invented = ['Marta', 'Callum', 'Zofia', 'Amir'].map((firstName, at) => ({
      leadKey: `typical-${at}`,
      slug: `typical-${at}`,
      firstName,
      company: null,
      title: null,
      companySize: null,
      industry: null,
      name: `${firstName} Lind`,
    }));
    const kindsOf = (greeting: string) => {
      const email = { subject: 'crowns', body: `${greeting}\n\nWe mill crowns.` };
      const { leads, headers } = toTypicalRows(email, invented);
      return checkRows(fillLeads(email, leads, headers), { headers, isOwnEmails: false }).map(({ kind }) => kind);
    };
    expect(kindsOf('Hi Dr. Patel,')).toEqual(['shared_greeting']);
    expect(kindsOf('Sam, the crown comes back high.')).toEqual(['shared_greeting']);
    expect(kindsOf('Hi {{first_name}},')).toEqual([]);
  });
});
