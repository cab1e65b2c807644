import { expect, it } from 'vitest';
import { buildList } from '../../testing/buildLead.ts';
import { toEmailDraft } from '../draft.ts';
import { findCompany } from './findMentions.ts';

const mentionsOf = (company: string, body: string): string[] => {
  const [lead] = buildList(1, () => ({ company, email: { subject: 'linen', body } }));
  if (lead === undefined) throw new Error('the list is empty');
  const draft = toEmailDraft(lead, lead.context);
  return findCompany(draft, draft.body).map(({ start, end }) => body.slice(start, end));
};

it.each([
  ['The Copper Pot', 'Linen for The Copper Pot', ['The Copper Pot']],
  ['The Copper Pot', 'Is Copper Pot open?', ['Copper Pot']],
  ['Copper Pot', 'We saw the Copper Pot.', ['Copper Pot']],
])('an article counts if it belongs to the name: %s in “%s”', (company, body, found) => {
  expect(mentionsOf(company, body)).toEqual(found);
});
