import { expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { cutFiller } from './cutFiller.ts';

const edit = (body: string): string =>
  cutFiller(toEmailDraft({ ...buildLead(), email: { subject: 'night trucks', body } }, { contactsAtCompany: 1, ownWords: [] })).body;

const ASKS = 'They cost £40 a night. Would a price list help?\n\nBest,\nErin Moss';

it('the only name of the sender moves to the next sentence', () => {
  const body = `Hi Dana,\n\nThat's where Nightgate comes in. We guard parked trucks from six to six.\n\n${ASKS}`;
  expect(edit(body)).toBe(`Hi Dana,\n\nAt Nightgate, we guard parked trucks from six to six.\n\n${ASKS}`);
});

it('the only name of the sender stays if nothing can take it', () => {
  const body = `Hi Dana,\n\nThat's where Nightgate comes in. Guards walk your yard from six to six.\n\n${ASKS}`;
  expect(edit(body)).toContain('Nightgate');
});

it('two clauses with a comma between become two sentences', () => {
  const body = `Hi Dana,\n\nI'm the manager of Nightgate in Hull, we clean parked trucks at night.\n\n${ASKS}`;
  expect(edit(body)).toContain("I'm the manager of Nightgate in Hull. We clean parked trucks at night.");
});

it('a wish stays where the next sentence answers it', () => {
  const wish = 'Hope the winter was kind to you.';
  expect(edit(`Hi Dana,\n\n${wish} We guard parked trucks at night.\n\n${ASKS}`)).not.toContain(wish);
  expect(edit(`Hi Dana,\n\n${wish} Ours took two gates. We guard parked trucks at night.\n\n${ASKS}`)).toContain(wish);
});

it('nobody is greeted as one of two', () => {
  const body = `Dear Mr/Mrs Dana,\n\nWe guard parked trucks at night.\n\n${ASKS}`;
  expect(edit(body)).toMatch(/^Dear \p{Lu}\p{L}+,\n/u);
});

it('a call to whoever does not answer goes at the end, and becomes a question if nothing else asks', () => {
  const offer = 'Hi Dana,\n\nWe guard parked trucks from six to six, at £40 a night. Our guards work in pairs.';
  const calls = "I'll call your office on Friday unless I hear from you first.";
  expect(edit(`${offer} Would a price list help? ${calls}\n\nBest,\nErin Moss`)).not.toContain('Friday');
  expect(edit(`${offer}\n\n${calls}\n\nBest,\nErin Moss`)).toMatch(/in pairs\.\n\n[^\n]+\?\n\nBest/);
  expect(edit(`${offer}\n\n${calls} My number is 0113 496 0188.\n\nBest,\nErin Moss`)).toContain('Friday');
});

it('a scene goes unless the next sentence is about somebody in it', () => {
  const scene = "In today's fast-paced world, drivers expect safe parking.";
  expect(edit(`Hi Dana,\n\n${scene} Nightgate guards parked trucks.\n\n${ASKS}`)).not.toContain('fast-paced');
  expect(edit(`Hi Dana,\n\n${scene} They leave without it. Nightgate guards parked trucks.\n\n${ASKS}`)).toContain('fast-paced');
});

it('whoever signs need not say the name before the company', () => {
  expect(edit(`Hi Dana,\n\nMy name is Erin Moss with Nightgate in Hull. We guard parked trucks.\n\n${ASKS}`)).toContain(
    "I'm with Nightgate in Hull.",
  );
  const other = 'My name is Ida Brandt with Nightgate in Hull.';
  expect(edit(`Hi Dana,\n\n${other} We guard parked trucks.\n\n${ASKS}`)).toContain(other);
});
