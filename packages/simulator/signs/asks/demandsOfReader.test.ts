import { expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { demandsOfReader, listDemands } from './listDemands.ts';

const draftOf = (sentence: string) => {
  const body = `Hi Dana,\n\nFilters clog every eight weeks. ${sentence} It costs $180.\n\nHow many filters do you have?\n\nTom`;
  return toEmailDraft({ ...buildLead({}), email: { subject: 'filters', body } }, { contactsAtCompany: 1, ownWords: [] });
};

it('is no demand to let the sender work at the place', () => {
  const draft = draftOf('I would come in for 45 minutes and count your pallets.');
  expect(listDemands(draft).length).toBe(1);
  expect(demandsOfReader(draft)).toBe(false);
});

it.each(['I can come in for 45 minutes next week to show you.', 'Could you send me a list of all your filters with their prices?'])(
  'is a demand: %s',
  (sentence) => {
    expect(demandsOfReader(draftOf(sentence))).toBe(true);
  },
);

it.each([
  'We train your drivers in one two-hour session and leave the handbook there.',
  'For your yard I would write the plan, fix the racks and train the drivers in one 90-minute session.',
])('is no demand how long the sender’s own work takes: %s', (sentence) => {
  expect(listDemands(draftOf(sentence))).toEqual([]);
});

it('is a demand how long something takes that was just asked for', () => {
  const asked = 'Would you be open to a free energy audit? Takes about an hour and costs nothing.';
  expect(listDemands(draftOf(asked)).map(({ demand }) => demand)).toEqual(['time']);
  expect(listDemands(draftOf('Would you like a sample box? Takes about an hour to fit.'))).toEqual([]);
  expect(listDemands(draftOf('Would you like an audit? It takes us about an hour.'))).toEqual([]);
});
