import { describe, expect, it } from 'vitest';
import type { LeadInList } from '../lead.ts';
import { COLUMNS, columnIndex, readColumns } from '../model/columns.ts';
import { readPersona } from '../persona/readPersona.ts';
import { readEmail } from '../reading/readEmail.ts';
import { buildLead } from '../testing/buildLead.ts';
import { readFollowUp } from './readFollowUp.ts';
import { findStandIn } from './standIn.ts';

const leadOf = ([firstName, lastName]: readonly [string, string], company: string | null, title: string | null): LeadInList => ({
  ...buildLead({ firstName, name: `${firstName} ${lastName}`, slug: `${firstName}-${lastName}`.toLowerCase(), company, title }),
  context: { contactsAtCompany: 1, ownWords: [] },
});
const leads = [
  leadOf(['Dana', 'Whitcombe'], 'Acme Freight', 'CEO'),
  leadOf(['Will', 'Owen'], 'Target', 'Head of Finance'),
  leadOf(['Robert', 'May'], 'Northgate Dental', 'Dentist'),
  leadOf(['Marta', 'Nowak'], null, null),
];
const templates = [
  'Hi {{name}},\n\nJust following up. Is this worth a look?\n\nRuth',
  'Any thoughts, {{name}}?',
  '{{name}},\n\nI saw that {{company}} is hiring three yard planners. Can we talk Tuesday?\n\nBest,\nRuth',
  'Will you be at the fair, {{name}}? We cut waiting by 30% for firms like {{company}}.',
  'Hi Bob,\n\nStill keen?',
  'Hi there,\n\nany news at {{company}}?',
  'You have not replied, {{name}}. This is my last email!!!',
  'Hello {{name}}, I wrote down what this would save {{company}}: https://a.example',
];
const fill = (text: string, { firstName, company }: LeadInList) =>
  text.replaceAll('{{name}}', firstName ?? '').replaceAll('{{company}}', company ?? 'your company');
const read = (lead: LeadInList, body: string) =>
  readFollowUp(lead, { followUp: { subject: '', body, waitDays: 3 }, before: [lead.email.body], threadSubject: lead.email.subject });

const isOfText = COLUMNS.map(({ group }) => group === 'body' || group === 'substance' || group === 'trait');

describe('the reading of a follow-up', () => {
  it('is that of the same text read as is, with or without a stand-in', () => {
    const differences: string[] = [];
    for (const lead of leads) {
      for (const body of templates.map((template) => fill(template, lead))) {
        const { values } = readEmail({ ...lead, email: { subject: lead.email.subject, body } }, lead.context);
        const plain = readColumns({ values, persona: readPersona(lead), contactsAtCompany: 1, leadCount: 1 });
        read(lead, body).columns.forEach((value, index) => {
          // What a follow-up may omit counts as unknown. The letters of a name slightly affect the reading of its sentence.
          const isSame = Number.isNaN(value) || Math.abs(value - (plain[index] ?? Number.NaN)) < 0.02;
          if (isOfText[index] && !isSame) differences.push(`${COLUMNS[index]?.name}: ${body}`);
        });
      }
    }
    expect(differences).toEqual([]);
  });

  it('is shared by all leads who differ only in their names and companies', () => {
    const readings = [leads[0], leads[1], leads[2]].flatMap((lead) =>
      lead === undefined ? [] : [read(lead, fill(templates[2] ?? '', lead))],
    );
    expect(new Set(readings.map(({ columns }) => columns)).size).toBe(1);
  });

  it('does not blame a reply mark, whatever the subject behind it', () => {
    const [lead] = leads;
    if (lead === undefined) throw new Error('no lead');
    const followUp = { subject: 'Re: two more prices', body: 'A price for each hall is below.', waitDays: 3 };
    const { columns } = readFollowUp(lead, { followUp, before: [lead.email.body], threadSubject: lead.email.subject });
    expect(columns[columnIndex('fakeReply')]).toBeNaN();
  });

  it('finds the wrong name in a greeting, and accepts a nickname', () => {
    const wrongPerson = columnIndex('wrongPerson');
    const found = leads.map((lead) => read(lead, templates[4] ?? '').columns[wrongPerson]);
    expect(found).toEqual([1, 1, 0, 1]);
  });
});

describe('a stand-in', () => {
  it.each([
    ['the title', 'Is this for the head of finance?'],
    ['a part of the company', 'Is this for the target market?'],
    ['the last name', 'Mr. Owen, is this worth a look?'],
    ['the first name inside a sentence', 'Is Will there?'],
    ['somebody else', 'Hi Bob,\n\nStill keen?'],
  ])('is not used if the text may say something about the lead: %s', (_what, body) => {
    const will = leads[1];
    expect(will && findStandIn(will, body)).toBeNull();
  });
});
