import { expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { findProofInTwo } from './proofInTwo.ts';

const found = (sentences: string) => {
  const body = `Hi Ana,\n\nWe sharpen the saws of timber mills overnight.\n\n${sentences}\n\nWould that help?\n\nTom\nKeen Edge`;
  const draft = toEmailDraft(buildLead({ company: null, title: null, email: { subject: 'saws', body } }), {
    contactsAtCompany: 1,
    ownWords: [],
  });
  return findProofInTwo(draft).map(({ start, end }) => draft.body.raw.slice(start, end));
};

it.each([
  'Orrin Timber paid $900 a week last year. With us it is about $400.',
  'Orrin Timber lost two shifts in May. Since we started, none.',
  'Orrin Timber threw away three blades in July. Since then it has lost nothing.',
  'Orrin Timber had 14 stops last winter. This winter it had two.',
  'Last spring a 60-bed nursing home had $12,000 in fines. They paid $900.',
])('reads two sentences as one proof: %s', (sentences) => {
  expect(found(sentences)).toEqual([sentences]);
});

it.each([
  'Orrin Timber loves us. With us it is about $400.',
  'Orrin Timber lost two shifts in May. We pick up on Fridays.',
  'Keen Edge had two vans last year. Now it has five.',
  'Orrin Timber lost two shifts in May. Now you could lose none.',
  'A colleague of mine had two dogs. They kept 40 sheep.',
  'Most mills paid $900 a week last year. With us it is about $400.',
])('finds no such proof: %s', (sentences) => {
  expect(found(sentences)).toEqual([]);
});
