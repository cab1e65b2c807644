import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_CAMPAIGN_CSV, writeCampaignCsv, writeInvalidRowsCsv } from './campaignCsv.ts';
import { writeCsv } from './csvWriter.ts';
import { fillLeads } from './filledLeads.ts';
import { NAUGHTY_STRINGS } from './leadFile/testing/naughtyStrings.ts';
import { readLeadFile, type LeadFileOptions } from './leadFile.ts';
import { SAMPLE_EMAIL, SAMPLE_LEADS_CSV } from './sampleLeads.ts';

const read = (text: string, mode: LeadFileOptions['mode']) => {
  const reading = readLeadFile(new TextEncoder().encode(text), { mode });
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
};

const email = { subject: 'docks at {{company}}', body: 'Hi {{first_name}},\n\n{{Note}}' };

describe('the sample files', () => {
  it('pass our own check without an invalid row', () => {
    expect(read(SAMPLE_LEADS_CSV, 'leads')).toMatchObject({ totalRowCount: 80, invalidRows: [], emptyRowCount: 0, duplicateCount: 0 });
    expect(read(SAMPLE_LEADS_CSV, 'leads').headers).toEqual(['linkedin_url', 'first_name', 'last_name', 'company', 'title']);
    expect(read(SAMPLE_CAMPAIGN_CSV, 'campaign')).toMatchObject({
      totalRowCount: 3,
      invalidRows: [],
      missingColumns: [],
      duplicateCount: 0,
    });
  });
});

describe('the sample email', () => {
  const { leads, headers } = read(SAMPLE_LEADS_CSV, 'leads');

  it('is filled for every lead of the sample list', () => {
    for (const { subject, body } of fillLeads(SAMPLE_EMAIL, leads, headers)) expect(`${subject} ${body}`).not.toContain('{{');
  });

  it('goes first to 55 people who work where trucks dock', () => {
    expect(leads.every(({ title, company }) => title !== null && company !== null)).toBe(true);
    expect(leads.findIndex(({ title }) => title === 'Teacher')).toBe(55);
  });
});

describe('what Quick Start sends', () => {
  const leadList = read(
    'First Name,Organization,Note,URL\nAnn,Veldt,"a, b",linkedin.com/in/ann\n,,,linkedin.com/in/ben\nCy,Wren,{{first_name}},linkedin.com/in/cy',
    'leads',
  );
  const csv = writeCampaignCsv(fillLeads(email, leadList.leads, leadList.headers), leadList.headers);
  const sent = read(csv, 'campaign');

  it('is a campaign file with every lead’s email filled', () => {
    expect(sent.headers).toEqual([
      'email_body_1',
      'subject_line',
      'personal_linkedin_url',
      'open_first_names',
      'company',
      'First Name',
      'Organization',
      'Note',
      'URL',
    ]);
    expect(sent.leads.map(({ subject, body }) => [subject, body])).toEqual([
      ['docks at Veldt', 'Hi Ann,\n\na, b'],
      ['docks at ', 'Hi {{first_name}},\n\n'],
      ['docks at Wren', 'Hi Cy,\n\n{{first_name}}'],
    ]);
  });

  it('agrees with the Lead List about every lead', () => {
    const facts = (leads: typeof sent.leads) =>
      leads.map(({ leadKey, firstName, company, title }) => ({ leadKey, firstName, company, title }));
    expect(facts(sent.leads)).toEqual(facts(leadList.leads));
  });

  it('contains a company or title chosen by hand, whatever other columns are called', () => {
    const text = 'URL,Company,Parent,Job Title\nlinkedin.com/in/ann,Veldt,Veldt Group,Boss\nlinkedin.com/in/ben,Wren,,Lead';
    const chosen = readLeadFile(new TextEncoder().encode(text), { mode: 'leads', companyColumn: 2, titleColumn: -1 });
    if (!chosen.ok) throw new Error(chosen.problem);
    const again = read(writeCampaignCsv(fillLeads(email, chosen.leads, chosen.headers), chosen.headers), 'campaign');
    expect(again.leads).toMatchObject([
      { company: 'Veldt Group', title: null },
      { company: null, title: null },
    ]);
    expect(again.headers?.slice(-4)).toEqual(['URL', 'Original Company', 'Parent', 'Original Job Title']);
  });

  it('needs no header row', () => {
    const bare = read('linkedin.com/in/ann\nlinkedin.com/in/ben', 'leads');
    const bareCsv = writeCampaignCsv(fillLeads({ subject: 's', body: 'b' }, bare.leads, bare.headers), bare.headers);
    expect(read(bareCsv, 'campaign')).toMatchObject({ leads: [{ slug: 'ann' }, { slug: 'ben' }], invalidRows: [] });
  });
});

describe('a partial run', () => {
  it('sends the first rows of a campaign file again as they were', () => {
    const whole = read(SAMPLE_CAMPAIGN_CSV, 'campaign');
    const part = read(writeCampaignCsv(whole.leads.slice(0, 2), whole.headers), 'campaign');
    expect(part.leads).toEqual(whole.leads.slice(0, 2));
  });

  it('gives the same email whatever the cells contain', () => {
    const text = fc
      .oneof(fc.constantFrom(...NAUGHTY_STRINGS), fc.string({ unit: 'grapheme' }))
      .filter((value) => value.trim() !== '' && !value.includes('\0'));
    fc.assert(
      fc.property(text, text, text, (subject, body, note) => {
        fc.pre(subject.length <= 998);
        const header = ['email_body_1', 'subject_line', 'personal_linkedin_url', 'note'];
        const first = read(writeCsv(header, [[body, subject, 'linkedin.com/in/ann', note]]), 'campaign');
        expect(first.leads).toMatchObject([{ subject, body, cells: [body, subject, 'linkedin.com/in/ann', note] }]);
        const second = read(writeCampaignCsv(first.leads, first.headers), 'campaign');
        expect(second.leads).toMatchObject([{ subject, body }]);
        expect(second.leads[0]?.cells.at(-1)).toBe(note);
      }),
    );
  });
});

describe('writeInvalidRowsCsv', () => {
  it('gives back all columns with the row and the reason', () => {
    const reading = read('url,Name\nlinkedin.com/in/a,Ann\nhttps://uk.linkedin.com/in/b,=Ben,extra\n-,Łucja', 'leads');
    expect(writeInvalidRowsCsv(reading)).toBe(
      '\ufeffurl,Name,column_3,row,reason\r\nhttps://uk.linkedin.com/in/b,\'=Ben,extra,3,"country link, use Fix"\r\n\'-,Łucja,,4,not a profile link\r\n',
    );
  });

  it('names the columns of a file without a header', () => {
    const reading = read('linkedin.com/in/a,x\nnobody,y', 'leads');
    expect(writeInvalidRowsCsv(reading)).toBe('\ufeffcolumn_1,column_2,row,reason\r\nnobody,y,2,not a profile link\r\n');
  });
});
