import { expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { askInstead, askToSend } from './waysToAnswer.ts';

const read = (lines: string) =>
  toEmailDraft(
    { ...buildLead(), email: { subject: 'lifts', body: `Hi Dana,\n\nWe test goods lifts.\n\n${lines}\n\nBest,\nErin` } },
    { contactsAtCompany: 1, ownWords: [] },
  );

it.each([
  ['Reply and I will send you the checklist we use. It has two pages.', 'Shall I send you the checklist?'],
  ['If it helps, we can email you a sample report.', 'Shall we email you a sample report?'],
])('what a statement promises for an answer is asked about: %s', (lines, question) => {
  expect(askToSend(read(lines))?.question).toBe(question);
});

it.each(['Then I will send you a calendar invite.', 'Shall I call? I can send you a sample report.'])(
  'anything else is left alone: %s',
  (lines) => {
    expect(askToSend(read(lines))).toBeUndefined();
  },
);

it('the question takes the place of a sentence that says the same', () => {
  const draft = read('If you like I can post you a sample report.');
  const asked = askToSend(draft);
  expect(asked === undefined ? '' : askInstead(draft, asked)).toContain('lifts.\n\nShall I post you a sample report?\n\nBest');
});
