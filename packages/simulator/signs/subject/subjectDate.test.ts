import { describe, expect, it } from 'vitest';
import { EDITS } from '../../edits/edits.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { readEmail } from '../../reading/readEmail.ts';
import { buildLead } from '../../testing/buildLead.ts';

const context = { contactsAtCompany: 1, ownWords: [] };
const leadWith = (subject: string) => buildLead({ email: { subject, body: 'Hi Dana,\n\nTrucks wait at the dock.\n\nBest,\nErin' } });

describe('a day or date in the subject', () => {
  it.each([
    ['dock slots on Tuesday', 'Tuesday'],
    ['Your Fridays at the gate', 'Fridays'],
    ['lunch on March 3?', 'March 3'],
    ['the 3rd of May', '3rd of May'],
    ['slots for 2026-03-14', '2026-03-14'],
    ['slots for 3/14/2026', '3/14/2026'],
    ['what may change', null],
    ['march of the trucks', null],
    ['24/7 gate service', null],
    ['Sundaes for the team', null],
  ])('is read in “%s” as %s', (subject, found) => {
    const reading = readEmail(leadWith(subject), context);
    expect(reading.values.subjectDate).toBe(found === null ? 0 : 1);
    expect(reading.findSpans('subjectDate').map(({ start, end }) => subject.slice(start, end))).toEqual(found === null ? [] : [found]);
  });

  it.each([
    ['Dock slots on Tuesday', 'Dock slots'],
    ['Empty runs by the 3rd of May', 'Empty runs'],
    ['Tuesday', 'Tuesday'],
  ])('is taken out of “%s”, which becomes “%s”', (before, after) => {
    const lead = leadWith(before);
    const edit = EDITS.find(({ id }) => id === 'drop_subject_date');
    expect(edit?.fixes).toEqual(['subject_date']);
    expect(edit?.apply(toEmailDraft(lead, context)).subject).toBe(after);
  });
});
