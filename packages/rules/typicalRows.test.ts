import { describe, expect, it } from 'vitest';
import { toTypicalRows } from './typicalRows.ts';

const lead = {
  leadKey: 'a',
  slug: 'marta-vega',
  firstName: 'Marta',
  name: 'Marta Vega',
  company: 'Ridge Ltd',
  title: 'Buyer',
  companySize: null,
  industry: null,
};
const nameFor = (body: string) => toTypicalRows({ subject: 'docks', body }, [lead]).leads[0]?.fullName;

describe('the typical list', () => {
  it.each([
    'Dear Ms Laurent,\n\nHello.',
    'Sehr geehrter Herr Laurent,\n\nHallo.',
    'Hi Dr. Laurent,\n\nHello.',
    'Madame Laurent,\n\nBonjour.',
  ])('has the last name an email is written for: %s', (body) => expect(nameFor(body)).toBe('Marta Laurent'));

  it.each(['Hi Anna,\n\nHello.', 'Dear Ms {{last_name}},\n\nHello.', 'Hi,\n\nDr. Laurent wrote to us.', 'Dear Sir,\n\nHello.'])(
    'keeps its own names otherwise: %s',
    (body) => expect(nameFor(body)).toBe('Marta Vega'),
  );
});
