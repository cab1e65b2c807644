import { expect, it } from 'vitest';
import { EDITS, type EditId } from '../../edits/edits.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';

function rewrite(editId: EditId, lines: string): { before: string; after: string } {
  const body = `Hi Dana,\n\nTrucks wait at your gate for hours. We give carriers a slot.\n\n${lines}\n\nErin`;
  const draft = toEmailDraft({ ...buildLead(), email: { subject: 'dock slots', body } }, { contactsAtCompany: 1, ownWords: [] });
  return { before: body, after: EDITS.find(({ id }) => id === editId)?.apply(draft).body ?? '' };
}

it.each([
  'Would it help to meet over coffee with the yard manager who uses it?',
  'Could we meet for a coffee on Thursday?',
  'I will be in Graz on Tuesday and can let you taste the oil. Which hour suits you?',
  'I could bring you a sample of the film. Are you free on Thursday?',
  'I am writing to introduce myself and our firm. I would welcome the opportunity to meet with you at your convenience.',
  'When are you free for a call? Monday? Tuesday?',
  'Book a demo: https://a.example/demo\nRead our paper: https://a.example/paper',
  'I would love to invite you to our kitchen for a tasting. Are you free on Thursday 14 March or Tuesday 19 March?',
])('a light request, an offer to show or a link among links stays: %s', (lines) => {
  const { before, after } = rewrite('ask_for_interest', lines);
  expect(after).toBe(before);
});

it.each([
  'Are you free for 30 minutes on Thursday?',
  'Could we schedule a quick call next week?',
  'Do you have time for a virtual coffee?',
])('a plain request for time becomes a question about interest: %s', (lines) => {
  const { after } = rewrite('ask_for_interest', lines);
  expect(after).not.toContain(lines);
  expect(after).toContain('?');
});

it.each([
  'Book a demo: https://a.example/demo\nWatch our webinar: https://a.example/webinar',
  'When are you free for a call? Monday? Tuesday?',
])('none of several links or days is kept as the only request: %s', (lines) => {
  const { before, after } = rewrite('keep_one_ask', lines);
  expect(after).toBe(before);
});

it('a coffee is a meeting like any other after an offer with its price', () => {
  const { after } = rewrite('ask_for_interest', 'We sell them for $9 a slot.\n\nFancy a coffee sometime? I could come to you.');
  expect(after).not.toMatch(/coffee|come to you/);
  expect(after).toMatch(/\?\n\nErin/);
});
