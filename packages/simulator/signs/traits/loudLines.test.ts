import { expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { findLoudLines } from './loudLines.ts';

function loudLinesOf(body: string): string[] {
  const draft = toEmailDraft({ ...buildLead({}), email: { subject: 'Spring sale', body } }, { contactsAtCompany: 1, ownWords: [] });
  return findLoudLines(draft).map(({ start, end }) => body.slice(start, end));
}

it('finds the lines that shout, press or give away, not the facts between them', () => {
  const lines = loudLinesOf(
    'Hi Dana,\n\nHUGE SPRING SALE on awnings!\n\nWe make awnings in Leeds. A 4 m awning costs £1,240 with fitting.\n\nOrder today, offer ends Friday. To leave this list, reply STOP.\n\nErin',
  );
  expect(lines).toEqual(['HUGE SPRING SALE on awnings!', 'Order today, offer ends Friday.']);
});

it('finds none in a plain email', () => {
  expect(loudLinesOf('Hi Dana,\n\nWe make awnings in Leeds. Is the one over your terrace still sound?\n\nErin')).toEqual([]);
});
