import { readPersona } from '../../persona/readPersona.ts';
import { describe, expect, it } from 'vitest';
import type { LeadContext } from '../../lead.ts';
import { listLeads } from '../../listLeads.ts';
import { columnIndex } from '../../model/columns.ts';
import { readLead } from '../../model/readLead.ts';
import { readEmail } from '../../reading/readEmail.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { foreignLanguage } from './foreignLanguage.ts';

const GERMAN =
  'Guten Tag Frau Kaiser,\n\nviele Lager verlieren jeden Tag Stunden mit der Suche nach Ware. Haben Sie nächste Woche Zeit?\n\nJan Petersen';
const ENGLISH = 'Hi Ms. Kaiser,\n\nmany warehouses lose hours a day looking for goods. Do you have time next week?\n\nJan Petersen';
const place = { contactsAtCompany: 1, ownWords: [] };

const isForeign = (body: string, context: LeadContext): number | null =>
  readEmail(buildLead({ email: { subject: 'Lager', body } }), context).values.foreignLanguage;

const rowWith = (country: string | undefined) => ({
  leadKey: 'ann-kaiser',
  slug: 'ann-kaiser',
  fullName: 'Ann Kaiser',
  firstName: 'Ann',
  company: 'Nord',
  title: 'Warehouse manager',
  companySize: null,
  industry: null,
  ...(country !== undefined && { country }),
  subject: 'Lager',
  body: GERMAN,
});
const listWith = (country: string | undefined) => listLeads([rowWith(country)], ({ subject, body }) => ({ subject, body }));

describe('an email in a language that its reader’s country does not speak', () => {
  it('is recognized by the country in the file', () => {
    expect(isForeign(GERMAN, { ...place, country: 'US' })).toBe(1);
    expect(isForeign(GERMAN, { ...place, country: 'CH' })).toBe(0);
  });

  it('is not recognized without a country, and English never counts as one', () => {
    expect(isForeign(GERMAN, place)).toBe(0);
    expect(isForeign(ENGLISH, { ...place, country: 'DE' })).toBe(0);
  });

  it('affects the model if the country does not speak it, and an unknown country changes nothing', () => {
    const readOf = (country: string | undefined) => listWith(country).map((lead) => readLead({ seed: 'a', leadCount: 1 }, lead));
    expect(listWith(undefined)[0]?.context).toEqual(listWith('Atlantis')[0]?.context);
    expect(readOf('Atlantis')).toEqual(readOf(undefined));
    expect(readOf('Austria')).toEqual(readOf(undefined));
    const columnOf = (country: string) => readOf(country)[0]?.columns[columnIndex('foreignLanguage')];
    expect([columnOf('Austria'), columnOf('Brazil')]).toEqual([0, 1]);
  });

  it('is reported with the country', () => {
    const lead = listWith('Brasil')[0];
    if (lead === undefined) throw new Error('The list is empty.');
    const values = readEmail(lead, lead.context).values;
    expect(foreignLanguage.reasons.against?.({ quote: '', values, lead, persona: readPersona(lead), fit: null })).toBe(
      'Not in a language of Brazil',
    );
  });
});
