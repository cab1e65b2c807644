import { expect, it } from 'vitest';
import { EDITS, type EditId } from '../../edits/edits.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';

function edit(editId: EditId, body: string): string {
  const draft = toEmailDraft({ ...buildLead(), email: { subject: 'dock slots', body } }, { contactsAtCompany: 1, ownWords: [] });
  return EDITS.find(({ id }) => id === editId)?.apply(draft).body ?? '';
}
const letter = (line: string, closing = 'Best,\nErin'): string =>
  `Hi Dana,\n\nTrucks wait at your gate for hours. ${line} Should I send the plan?\n\n${closing}`;

it.each([
  ['We are a leading provider of innovative end-to-end dock software.', 'We are a provider of dock software.'],
  ['We are the leading provider of robust and scalable gates.', 'We are a provider of gates.'],
  ['We are the best commercial roofing company in Dayton.', 'We are a commercial roofing company in Dayton.'],
  [
    'We are a leading full-service printing company with 25 years behind us.',
    'We are a full-service printing company with 25 years behind us.',
  ],
  ['It includes dock slots, seamless integrations and gate cameras.', 'It includes dock slots, integrations and gate cameras.'],
])('praise before a noun is removed, and its sentence stays: %s', (written, plain) => {
  expect(edit('drop_praise', letter(written))).toBe(letter(plain));
});

it.each(['They stand at the leading edge of the slab.', 'We make gates that are robust.'])('other words stay: %s', (line) => {
  expect(edit('drop_praise', letter(line))).toBe(letter(line));
});

it.each([
  ['For a limited time only we give 15% off all gates.', 'We give 15% off all gates.'],
  ['Call now 937-555-0142 or reply.', 'Call 937-555-0142 or reply.'],
  ['Schedule your free dock audit today.', 'Schedule your free dock audit.'],
  ['We call every carrier today.', 'We call every carrier today.'],
  ['The crew visits yards now and then.', 'The crew visits yards now and then.'],
])('only the words that press go: %s', (written, plain) => {
  expect(edit('drop_pressing', letter(`We give carriers a slot. ${written}`))).toBe(letter(`We give carriers a slot. ${plain}`));
});

it('what a sender lives for goes only beside what is sold', () => {
  const calling = 'We are passionate about quiet yards.';
  expect(edit('cut_filler', letter(`We offer gates for carriers and book every slot. ${calling}`))).not.toContain(calling);
  expect(edit('cut_filler', `Hi Dana,\n\nTrucks wait. ${calling} Should I send the plan?\n\nErin`)).toContain(calling);
});

it.each(['Guaranteed.', 'Confirm now to avoid disappointment.', 'Limited spots, only 3 left this month.', 'This is not spam.'])(
  'a sentence that only presses goes: %s',
  (line) => {
    expect(edit('drop_pressing', letter(`We give carriers a slot. ${line}`))).toBe(letter('We give carriers a slot.'));
  },
);

it('an apology in place of a sign-off is removed, and the name stays', () => {
  expect(edit('cut_filler', letter('We give carriers a slot.', 'Sorry to bother you,\nErin'))).toMatch(
    /plan\?\n\n(?:Best regards,\n)?Erin$/,
  );
});

it('a hedged wish becomes a plain question', () => {
  const body =
    'Hi Dana,\n\nTrucks wait at your gate for hours. I wanted to touch base and just quickly check in to see if maybe you might possibly be looking for a dock planner at some point in the near future? We give carriers a slot.\n\nErin';
  expect(edit('cut_filler', body)).toContain('Are you looking for a dock planner? We give');
});

it('a greeting in the first sentence gets its own line and a name, and so does a greeting to anybody', () => {
  const hello = (body: string): string => {
    const lead = { ...buildLead(), firstName: null, name: null, slug: 'x-1', email: { subject: 'forklifts', body } };
    return (
      EDITS.find(({ id }) => id === 'greet_by_first_name')?.apply(toEmailDraft(lead, { contactsAtCompany: 1, ownWords: [] })).body ?? ''
    );
  };
  expect(hello('Hi do you need forklifts? We rent them by the day.\n\nSteve')).toMatch(/^Hi \S+,\n\nDo you need forklifts\?/);
  expect(hello('Dear Sir or Madam,\n\nWe make pallets in Izmir. Do you need some?\n\nMehmet')).toMatch(/^Hi \S+,\n\nWe make/);
});
