import { expect, it } from 'vitest';
import { EDITS } from '../../edits/edits.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';

const rewrite = (id: string, lines: string): string => {
  const email = {
    subject: 'dock slots',
    body: `Hi Dana,\n\nTrucks wait at your gate for hours. We give carriers a slot.\n\n${lines}\n\nErin`,
  };
  const draft = toEmailDraft({ ...buildLead(), email }, { contactsAtCompany: 1, ownWords: [] });
  return EDITS.find((edit) => edit.id === id)?.apply(draft).body ?? '';
};

it.each([
  'Can we meet on one of these days?\n\n- Mon 11:30am\n- Tue 12:00pm\n- Thu 12:15pm',
  'I am in Graz from the 8th to the 10th. Can we meet for 30 minutes?',
])('a meeting request stays if another line depends on it: %s', (lines) => {
  const after = rewrite('ask_for_interest', lines);
  expect(/meet/.test(after) || !/Mon|Graz/.test(after)).toBe(true);
});

it.each([
  ['Are you free on Thursday? Lunch is on me.', /Lunch/],
  ['Do you have 20 minutes next week? I am in Graz from the 8th to the 10th.', /Graz/],
])('lines that depend on the meeting are removed with it: %s', (lines, served) => {
  const after = rewrite('ask_for_interest', lines);
  expect(/free on|20 minutes/.test(after) || !served.test(after)).toBe(true);
});

it('trimming keeps who the sender is and a fact after the question', () => {
  const filler = 'Trucks come from many places and everybody knows how it goes on a normal morning at a yard. '.repeat(6);
  const after = rewrite(
    'trim_body',
    `${filler}I ran a yard for nine years.\n\nIs this worth a look for you? We still have eleven slots. I can send a sample.`,
  );
  for (const fact of ['nine years', 'eleven slots', 'a sample']) expect(after).toContain(fact);
});

it('a question who is in charge survives the request for time', () => {
  const after = rewrite('ask_for_interest', 'Could you spare 20 minutes to help me find out who runs the gate at your company?');
  expect(after).toContain('Who runs the gate at your company?');
  expect(after).not.toContain('Is this');
});

it('a request for time stays if its question who is in charge cannot stand alone', () => {
  const asked = 'Could we have a 15-minute call so I can find out who I should talk to?';
  expect(rewrite('ask_for_interest', asked)).toContain(asked);
});

it.each(['Can we meet for 15 minutes to see whether or not it fits your gate, and you can bring your gate plan?'])(
  'the question keeps only the first clause of the purpose: %s',
  (asked) => {
    expect(rewrite('ask_for_interest', asked)).toContain('Would you like to see if it fits your gate?');
  },
);
