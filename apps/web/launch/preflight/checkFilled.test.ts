import { fillLeads } from '@coldcast/rules/filledLeads';
import { toTypicalRows } from '@coldcast/rules/typicalRows';
import { listTypicalLeads } from '@coldcast/simulator/typicalList';
import { expect, it } from 'vitest';
import type { Said } from '../fit/said.ts';
import { checkFilled } from './checkFilled.ts';

const SCAM = {
  subject: 'your mailbox [COMPANY]',
  body: 'Dear customer,\n\nYour mailbox has been suspended. Act now, or it will be closed within 24 hours.\n\nClick here and enter your password.\n\nSecurity team',
};

function kindsOf(email: typeof SCAM, said?: Said): string[] {
  const { leads, headers } = toTypicalRows(email, listTypicalLeads().slice(0, 5));
  return checkFilled(fillLeads(email, leads, headers), { headers, said, isOwnEmails: false }).findings.map(({ kind }) => kind);
}

it('lists the mistakes of an email that asks for a password, and says nothing about its wording', () => {
  expect(kindsOf(SCAM)).toEqual(['foreign_variable']);
});

it('speaks about the wording of the same email if the user says that it sells', () => {
  expect(kindsOf(SCAM, { corrections: { emailKind: 'sales' } })).toEqual(expect.arrayContaining(['pressure', 'click_here']));
});
