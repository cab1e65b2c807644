import { expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { endOnQuestion } from './endOnQuestion.ts';

const OFFER = 'Hi Dana,\n\nWe mend crates on your own yard. It takes a morning and costs £4 a crate.\n\n';
const SIGNED = '\n\nBest,\nErin Moss';
const moved = (end: string): string | undefined =>
  endOnQuestion(
    toEmailDraft({ ...buildLead(), email: { subject: 'crates', body: `${OFFER}${end}${SIGNED}` } }, { contactsAtCompany: 1, ownWords: [] }),
  )
    ?.replace(OFFER, '')
    .replace(SIGNED, '');

it.each([
  [
    'Would you like to see how it works? If somebody else buys the crates, feel free to pass my note on.',
    'If somebody else buys the crates, feel free to pass my note on. Would you like to see how it works?',
  ],
  [
    'Shall I send you a price list? And if it’s someone else’s job, a name would help me.',
    'If it’s someone else’s job, a name would help me. Shall I send you a price list?',
  ],
  [
    'Do you have crates to mend before June?\n\nBut if there is somebody else who looks after the yard, I’d be grateful for a name.',
    'If there is somebody else who looks after the yard, I’d be grateful for a name.\n\nDo you have crates to mend before June?',
  ],
  [
    'Any crates to mend this spring? And if you have a supplier form, send it over and I’ll fill it in today.',
    'If you have a supplier form, send it over and I’ll fill it in today. Any crates to mend this spring?',
  ],
])('the question comes last: %s', (end, after) => {
  expect(moved(end)).toBe(after);
});

it.each([
  'Would that help? If somebody else buys the crates, a name would help me.',
  'Shall I bring one? If somebody else buys the crates, a name would help me.',
  'Would you like to see it? If somebody else buys the crates, a name would help me.',
  'Shall I send them over? And if it’s someone else’s job, a name would help me.',
  'Would Friday suit you? And if you have a form for that, send it over.',
  'Do you have crates to mend? And if you have any questions, call me.',
  'Do you have crates to mend? And if you want a copy, tell me.',
  'Do you have crates to mend? And if so, send me a photo.',
  'Do you have crates to mend? And if you do, send me a photo.',
  'Do you have crates to mend? I have openings in the week of the 14th.',
  'Do you have crates to mend? It takes ten minutes to count them.',
  'Do you have crates to mend? Who counts them? If somebody else does, a name would help me.',
  'Do you have crates to mend? We do ten a morning. If somebody else buys them, a name would help me.',
  'Interested? Email me back with the number of crates.',
  'We do ten a morning. If somebody else buys the crates, a name would help me.',
  'Do you have crates to mend? If somebody else buys the crates, could you tell me who?',
])('nothing moves: %s', (end) => {
  expect(moved(end)).toBeUndefined();
});
