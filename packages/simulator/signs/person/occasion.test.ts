import { expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { findPlainEvents } from './occasion.ts';

const eventsIn = (sentence: string): number => {
  const body = `Hi Dana,\n\n${sentence}\n\nWe train first aiders.\n\nWorth a look?\n\nTom`;
  const lead = { ...buildLead({ company: 'Marlow Bakeries' }), email: { subject: 'first aid', body } };
  return findPlainEvents(toEmailDraft(lead, { contactsAtCompany: 1, ownWords: [] })).length;
};

it.each(['I saw that you opened a second bakery in Reno last month.', 'You are hiring two bakers in Derby.'])(
  'news of the reader is a reason to write now: %s',
  (sentence) => {
    expect(eventsIn(sentence)).toBe(1);
  },
);

it.each([
  'By law one in fifty of your employees needs a first aid certificate, and it runs out after two years.',
  'Legally you have to train one in fifty of your people.',
])('what always holds is none: %s', (sentence) => {
  expect(eventsIn(sentence)).toBe(0);
});
