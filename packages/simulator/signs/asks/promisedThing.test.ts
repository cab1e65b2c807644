import { expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { askAboutPromise } from './promisedThing.ts';

const asked = (sentence: string): string | undefined =>
  askAboutPromise(
    toEmailDraft(
      {
        ...buildLead(),
        company: 'Corvo Foods',
        email: { subject: 'cover', body: `Hi Dana,\n\n${sentence}\n\nWe are four people in Leeds.\n\nBest,\nErin Moss` },
      },
      { contactsAtCompany: 1, ownWords: [] },
    ),
    [],
  );

it.each([
  ['What I offer is a review of your last lease, before you sign the next.', 'Would a review of your last lease be of interest?'],
  ['What we do is an audit of your phone bill.', 'Would an audit of your phone bill be of interest?'],
  ['We can do a comparison of your last three bills, at no cost.', 'Would a comparison of your last three bills be of interest?'],
  ['I’d be happy to run a parallel run for one month.', 'Would a parallel run be of interest?'],
  ['We offer a trial of the machine for two weeks.', 'Would a trial of the machine be of interest?'],
  ['I could give you a second opinion on your policy, in writing.', 'Would a second opinion on your policy be of interest?'],
  ['I offer a fixed-price survey at your own site.', 'Would a fixed-price survey be of interest?'],
  ['We can carry out a noise survey of the press shop in one day.', 'Would a noise survey of the press shop be of interest?'],
  ['I can get quotes from five insurers on one page.', 'Would you like me to get quotes for Corvo Foods?'],
  ['Every autumn I get quotes from 7 insurers for each client.', 'Would you like me to get quotes for Corvo Foods?'],
  ['With last year’s bill we collect offers from eight suppliers within a day.', 'Would you like us to get quotes for Corvo Foods?'],
])('asks about it: %s', (sentence, question) => {
  expect(asked(sentence)).toBe(question);
});

it.each([
  'We did a review of their last lease.',
  'Most firms do an audit every year.',
  'First we do a survey, then we send the price.',
  'If you like, I can do a review of the plan.',
  'The review costs £900.',
  'They offer a trial for a month.',
  'We offer cover for vans.',
  'I can get you in next week.',
  'You can get quotes from five insurers yourself.',
  'Our clients get quotes from us in a day.',
  'Could I do a survey of the yard?',
  'We can review it.',
  'We passed an audit of our kitchen in May.',
  'I got quotes from four carriers for a bakery.',
])('asks about nothing: %s', (sentence) => {
  expect(asked(sentence)).toBeUndefined();
});
