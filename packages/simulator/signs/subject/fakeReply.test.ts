import { expect, it } from 'vitest';
import { EDITS } from '../../edits/edits.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { readEmail } from '../../reading/readEmail.ts';
import { buildLead } from '../../testing/buildLead.ts';

const body = 'Hi Dana,\n\nWe rent out milk tanks to dairies in Ohio. They cool 500 gallons a day.\n\nIs this worth a look?\n\nErin';
const edit = (id: string, subject: string, text = body): { subject: string; body: string } => {
  const email = { subject, body: text };
  const draft = toEmailDraft({ ...buildLead(), email }, { contactsAtCompany: 1, ownWords: [] });
  return EDITS.find((one) => one.id === id)?.apply(draft) ?? email;
};

it.each([
  ['FW: silo rates', 'Silo rates'],
  ['fwd: tanks', 'Tanks'],
  ['RE: RE: Cold milk', 'Cold milk'],
  ['Re: cheese prices in Ohio', 'Cheese prices in Ohio'],
])('only the prefix of “%s” goes', (before, after) => {
  expect(edit('drop_fake_reply', before).subject).toBe(after);
  expect([before, after]).toContain(edit('plain_subject', before).subject);
});

it('a subject that would still claim an earlier contact keeps its prefix', () => {
  expect(edit('drop_fake_reply', 'Re: our call').subject).toBe('Re: our call');
});

it.each(['Guaranteed Meadow tanks for milk', 'Amazing Harvest tanks for milk'])('a name that starts with hype stays: %s', (subject) => {
  expect(edit('drop_subject_hype', subject).subject).toBe(subject);
});

it('a pointing hand does not become a bullet', () => {
  const pointed = body.replace('Is this', '🚀 Cold milk all day\n\nWe also deliver.\n\n👉 See the tanks: https://milk.example\n\nIs this');
  expect(edit('calm_body', 'milk tanks', pointed).body).not.toContain('- See');
});

it.each(['I emailed you two weeks ago about the tanks.', 'Circling back on my note from Monday.'])(
  'a later email keeps its mark, and it is no fault: %s',
  (opening) => {
    const text = body.replace('We rent', `${opening} We rent`);
    const subject = 'Re: cheese prices in Ohio';
    const lead = { ...buildLead(), email: { subject, body: text } };
    expect(readEmail(lead, { contactsAtCompany: 1, ownWords: [] }).values.fakeReply).toBe(0);
    expect(edit('drop_fake_reply', subject, text).subject).toBe(subject);
  },
);

it('a first email with a mark is a fault', () => {
  const lead = { ...buildLead(), email: { subject: 'Re: cheese prices in Ohio', body } };
  expect(readEmail(lead, { contactsAtCompany: 1, ownWords: [] }).values.fakeReply).toBe(1);
});

it.each([
  ['Cold milk for your respected herd', 'Cold milk for your herd'],
  ['Silo rates in Ohio - Kindly revert', 'Silo rates in Ohio'],
  ['Silo rates in Ohio (please do not ignore)', 'Silo rates in Ohio'],
  ['Guest post on your Esteemed Blog !!', 'Guest post on your blog'],
  ['Silo rates in Ohio (quick one)', 'Silo rates in Ohio'],
  ['Cold milk tanks - a quick question', 'Cold milk tanks'],
  ['Quick question: who cools your milk?', 'Who cools your milk?'],
  ['Quick question about your tanks', 'Quick question about your tanks'],
  ['Dana, quick question', 'Dana, quick question'],
  ['Quick-cool tanks, quick quotes', 'Quick-cool tanks, quick quotes'],
])('what only flatters or calls for an answer goes: %s', (before, after) => {
  expect(edit('drop_subject_tag', before).subject).toBe(after);
});

it.each(['Estimates for your valued tenants', 'Please reply cards for fairs', 'How to revert a commit', 'Milk for your company'])(
  'what a subject is about stays: %s',
  (subject) => {
    expect(edit('drop_subject_tag', subject).subject).toBe(subject);
  },
);

it.each([
  'Wrote to you on the 3rd about the tanks.',
  'This is my third email about the tanks.',
  'Third and last try from me.',
  'As I mentioned on the 4th, we rent out tanks.',
])('an email that names an earlier one keeps its mark: %s', (opening) => {
  const text = body.replace('We rent', `${opening} We rent`);
  expect(edit('drop_fake_reply', 'Re: cheese prices in Ohio', text).subject).toBe('Re: cheese prices in Ohio');
});
