import { expect, it } from 'vitest';
import { EDITS, type EditId } from '../../edits/edits.ts';
import { findDamage } from '../../damage/findDamage.ts';
import { isMust, mayCost } from './faultEdits.ts';
import { readEmail } from '../../reading/readEmail.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead, buildList } from '../../testing/buildLead.ts';

function edit(id: EditId, body: string): string {
  const draft = toEmailDraft({ ...buildLead(), email: { subject: 'hello', body } }, { contactsAtCompany: 1, ownWords: [] });
  return EDITS.find((one) => one.id === id)?.apply(draft).body ?? '';
}

const mail = (text: string) => ({ subject: 'coffee', body: `Hi Dana,\n\n${text}\n\nFiona` });
const lostIn = (before: string, after: string) => findDamage(mail(before), mail(after)).filter(({ kind }) => kind === 'lost_offer');

it.each([
  [
    'I am writing to introduce our company, BeanThere Coffee Solutions Ltd. We supply coffee machines from $3 a day. Is this worth a look?',
    'We supply coffee machines from $3 a day. Is this worth a look?',
  ],
  [
    'It is hard to find good people. We are a specialist recruiter with a large network, and we only charge on success. Is this worth a look?',
    'It is hard to find good people. Is this worth a look?',
  ],
])('an edit that removes who writes or what is sold damages the email: %s', (before, after) => {
  expect(lostIn(before, after)).not.toEqual([]);
});

it('an edit that removes an empty phrase loses no offer', () => {
  const kept = 'We supply coffee machines from $3 a day. Is this worth a look?';
  expect(lostIn(`I hope you are well. ${kept}`, kept)).toEqual([]);
});

it('a word that describes what the reader does is not an empty word', () => {
  const body = 'Hi Dana,\n\nI rewrite your procedures so that they describe what you really do. Shall I send one?\n\nFiona';
  expect(edit('drop_empty_words', body)).toBe(body);
});

it('an approach keeps its praise, without which it says nothing', () => {
  const body = 'Hi Dana,\n\nWe take a holistic approach to helping people save. We cut your bill by half. Shall I send one?\n\nFiona';
  expect(edit('drop_praise', body)).toBe(body);
});

const valuesOf = (text: string) => {
  const [lead] = buildList(1, () => ({ email: mail(text) }));
  if (lead === undefined) throw new Error('no lead');
  return readEmail(lead, lead.context).values;
};

it('a promise to tell the reader something is not a threat', () => {
  expect(valuesOf("We confirm by name within two hours, or we tell you straight away that we can't. Is this worth a look?").threat).toBe(0);
});

it('a loss without the offer does not count as harm done by the offer', () => {
  expect(valuesOf('We fix websites. If you do not fix these errors you will lose even more traffic. Can I send a quote?').harm).toBe(0);
});

it('replacing a placeholder may cost any amount of interest', () => {
  expect(isMust({ id: 'write_variables' })).toBe(true);
  expect(mayCost({ id: 'write_variables' })).toBe(1);
});
