import { describe, expect, it } from 'vitest';
import { toSlotNote, withoutSlots } from './slotNote.ts';

const typed = { subject: 'docks', body: 'Hi,\n\n[a customer like them] does this.\n\nWorth a look?', followUps: [] };

describe('gaps the user still has to fill in', () => {
  it('are left out of what is forecast, and the note says so', () => {
    expect(withoutSlots(typed)).toEqual({ ...typed, body: 'Hi,\n\nWorth a look?' });
    expect(toSlotNote(typed)).toBe('The forecast leaves out \u201c[a customer like them]\u201d until you fill it in.');
    expect(toSlotNote({ ...typed, body: `${typed.body}\n\nI saw [what happened there].` })).toBe(
      'The forecast leaves out 2 gaps until you fill them in.',
    );
  });

  it('count as the subject if they are one', () => {
    expect(toSlotNote({ ...typed, subject: '[the topic in 2 to 4 plain words]' })).toBe(
      'The forecast takes \u201c[the topic in 2 to 4 plain words]\u201d for your subject until you write one.',
    );
  });

  it('have no note if there are none', () => {
    expect(toSlotNote({ ...typed, body: 'Hi [sic].' })).toBeNull();
    expect(withoutSlots({ ...typed, body: 'Hi [sic].' }).body).toBe('Hi [sic].');
  });
});
