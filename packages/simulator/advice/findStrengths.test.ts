import { expect, it } from 'vitest';
import type { Email, LeadInList } from '../lead.ts';
import { listLeads } from '../listLeads.ts';
import { listTypicalLeads } from '../typicalList.ts';
import { findStrengths } from './findStrengths.ts';

const send = ({ subject, body }: Email): LeadInList[] =>
  listLeads(
    listTypicalLeads().map((lead) => ({
      ...lead,
      fullName: lead.name,
      subject,
      body: body.replace('{{first_name}}', lead.firstName ?? ''),
    })),
    (email) => ({ subject: email.subject, body: email.body }),
  );

function strengthsOf(leads: readonly LeadInList[]): string[] {
  const work = findStrengths({ seed: 'northmoor', leadCount: leads.length }, leads);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const good: Email = {
  subject: 'Trucks at your dock',
  body: 'Hi {{first_name}},\n\nTrucks wait at your gate on Monday mornings. We let the carriers book a slot, and Northgate in Reading halved its waiting with us last spring.\n\nShall I send you how they did it?\n\nErin',
};

it('names at most three strengths, and quotes words that are in the email', () => {
  const strengths = strengthsOf(send(good));
  expect(strengths.length).toBeGreaterThan(0);
  expect(strengths.length).toBeLessThanOrEqual(3);
  for (const [, quote] of strengths.join('\n').matchAll(/“([^”]+?)…?”/g))
    expect(`${good.subject}\n${good.body}`.replace(/\s+/g, ' ')).toContain(quote ?? '');
});

it('finds no strengths in an empty list', () => {
  expect(strengthsOf([])).toEqual([]);
});

it('praises no email for a fault that it does not have', () => {
  const claims = strengthsOf(send(good)).join('\n');
  expect(claims).not.toMatch(/does not ask for a meeting|no booking link|calm subject|no hype/i);
});
