import { expect, it } from 'vitest';
import { EDITS } from '../../edits/edits.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';

const BODY =
  'Hi Dana,\n\nWe sell printer toner, LED lights and solar panels to offices, and clean windows.\n\nShall I send a price list?\n\nErin';
const without = (subject: string): string => {
  const draft = toEmailDraft({ ...buildLead(), email: { subject, body: BODY } }, { contactsAtCompany: 1, ownWords: [] });
  return EDITS.find(({ id }) => id === 'drop_subject_hype')?.apply(draft).subject ?? '';
};

it.each([
  ['ACT FAST - Save BIG on printer toner', 'Save on printer toner'],
  ['MEGA SALE - 60% OFF LED LIGHTS - THIS WEEK ONLY', '60% off LED lights'],
  ['*** FREE SOLAR PANELS *** Act now and save!!', 'Free solar panels'],
  ['Leading Provider of Window Cleaning', 'Window Cleaning'],
])('keeps the topic and the discount of a loud subject: %s', (subject, calm) => {
  expect(without(subject)).toBe(calm);
});
