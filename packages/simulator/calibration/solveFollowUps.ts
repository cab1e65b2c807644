import { COLUMNS } from '../model/columns.ts';
import { composeFollowUps } from '../reference/followUps.ts';
import { readFollowUp } from '../sequence/readFollowUp.ts';
import { placeFollowUps } from '../sequence/readSequence.ts';
import type { LeadInList } from '../lead.ts';

/** An invented reader of the neutral follow-ups, and the email they follow. */
const reader: LeadInList = {
  leadKey: 'reference',
  slug: 'dana-whitcombe',
  name: 'Dana Whitcombe',
  firstName: 'Dana',
  company: 'Harborline Freight',
  title: null,
  companySize: null,
  industry: null,
  email: {
    subject: 'dock slots',
    body: 'Hi Dana,\n\nTrucks wait an hour for a dock at most yards. We let carriers book one.\n\nBest,\nRuth',
  },
  context: { contactsAtCompany: 1, ownWords: [] },
};

/** Means of the text columns over the neutral follow-ups, by name; unknown values are left out. */
export function solveFollowUpMeans(): Record<string, number> {
  const readings = composeFollowUps('Dana').map((followUp) => {
    const [placed] = placeFollowUps({ ...reader, followUps: [followUp] });
    if (placed === undefined) throw new Error('A neutral follow-up is empty.');
    return readFollowUp(reader, placed).columns;
  });
  const means: Record<string, number> = {};
  COLUMNS.forEach(({ name, group }, index) => {
    if (group !== 'body' && group !== 'substance' && group !== 'trait') return;
    const known = readings.map((columns) => columns[index] ?? Number.NaN).filter((value) => !Number.isNaN(value));
    if (known.length > 0) means[name] = Math.round((1e6 * known.reduce((sum, value) => sum + value, 0)) / known.length) / 1e6 + 0;
  });
  return means;
}
