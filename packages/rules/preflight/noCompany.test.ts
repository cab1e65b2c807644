import { describe, expect, it } from 'vitest';
import { checkEmails } from './checkEmails.ts';
import { buildEmail, options } from './testing/buildEmails.ts';

const namesNoEmployer = (company: string) => company === 'Self-employed';
const list = (body: (company: string) => string) =>
  ['Dell Foods', 'Self-employed', 'Self-employed'].map((company, index) =>
    buildEmail({ rowNumber: index + 2, company, body: body(company) }),
  );
const kindsIn = (body: (company: string) => string) =>
  checkEmails(list(body), { ...options, isOwnEmails: false, namesNoEmployer }).map(({ kind, rowNumbers }) => [kind, rowNumbers]);

describe('a company that is none', () => {
  it('is found in the emails that name it', () => {
    expect(kindsIn((company) => `Hi Marta,\n\nHow does ${company} send parcels?\n\nIngrid`)).toEqual([['no_company', [3, 4]]]);
  });

  it('is not found where no email names it, or where all are about it', () => {
    expect(kindsIn(() => 'Hi Marta,\n\nHow do you send parcels?\n\nIngrid')).toEqual([]);
    expect(kindsIn(() => 'Hi Marta,\n\nWe insure Self-employed people. Are you one?\n\nIngrid')).toEqual([]);
  });
});
