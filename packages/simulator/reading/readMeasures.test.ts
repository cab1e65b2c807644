import { expect, it } from 'vitest';
import { readEmail } from './readEmail.ts';
import { readMeasures } from './readMeasures.ts';

const BODIES = [
  '',
  'Hi {{first_name}},\n\nTrucks wait an hour at your gate. Tired of it? We book the slots: https://docks.example\n\nWorth a look?\n\nAda',
  'Guten Tag,\n\nviele Lager warten morgens auf ihre Spediteure. Haben Sie nächste Woche Zeit für ein kurzes Gespräch?\n\nGrüße, Ada',
  'no sentence',
];

it('gives the values of the whole reading', () => {
  for (const body of BODIES) {
    const unknown = { name: null, firstName: null, company: null, title: null, companySize: null, industry: null };
    const lead = { leadKey: 'ada', slug: 'ada', ...unknown, email: { subject: 'docks', body } };
    const context = { contactsAtCompany: 1, ownWords: [] };
    expect(readEmail(lead, context).values).toMatchObject(readMeasures(lead, context));
  }
});
