import { readLeadFile } from '@coldcast/rules/leadFile';
import { describe, expect, it } from 'vitest';
import { buildResultRow } from '../testing/buildResults.ts';
import { csvFileName } from '../csvFileName.ts';
import { toLeadRows } from '@coldcast/rules/leadRow';
import { leadsCsv } from '@coldcast/rules/leadsCsv';

describe('leadsCsv', () => {
  it('begins with the headers sending tools accept and marks each row as simulated', () => {
    const rows = toLeadRows(
      [
        buildResultRow({
          leadName: 'Ana María Ruiz',
          leadCompany: '=cmd, Ltd',
          actionIfOpened: 'reply',
          replyIfOpened: 'Yes, please.\nAna',
          email: 'ana@example.com',
          fit: { level: 'owner', probability: 0.83, reason: 'Payroll belongs to HR; an HR manager usually decides on it.' },
        }),
      ],
      4,
    );
    const text = leadsCsv(rows);
    expect(text).toContain('First Name,Last Name,Title,Company,LinkedIn URL,Action,Reply,Email');
    expect(text).toContain('Ana,María Ruiz,VP Operations,');
    expect(text).toContain(
      'reply,"Yes, please.\nAna",ana@example.com,Inbox,yes,owner,"Payroll belongs to HR; an HR manager usually decides on it.",Simulated by Coldcast',
    );
    expect(text).not.toMatch(/,"?=cmd/);
  });

  it('contains every column of the file, and our own reader accepts it again', () => {
    const leads = [
      { leadId: 'lead-1', personalLinkedinUrl: 'https://www.linkedin.com/in/ana-ruiz' },
      { leadId: 'lead-2', personalLinkedinUrl: 'https://www.linkedin.com/in/bo-lind' },
    ];
    const cellsOf = new Map(
      leads.map(({ leadId, personalLinkedinUrl }) => [
        leadId,
        [
          ['personal_linkedin_url', personalLinkedinUrl],
          ['email_body_1', 'Hi,\n"docks", queues'],
          ['subject_line', '-5 minutes'],
          ['Company', '=1+1'],
          ['', 'untitled'],
        ] as const,
      ]),
    );
    const text = leadsCsv(toLeadRows(leads.map(buildResultRow), 4), cellsOf);
    const [header = ''] = text.split('\r\n');
    expect(header.split(',Source,')[1]).toBe('personal_linkedin_url,email_body_1,subject_line,Original Company,Column 5');
    expect(text).not.toMatch(/(^|,)"?[=-]/m);
    for (const mode of ['leads', 'campaign'] as const) {
      const reading = readLeadFile(new TextEncoder().encode(text), { mode });
      expect(reading.ok && reading.leads.map(({ profileUrl }) => profileUrl)).toEqual(leads.map((lead) => lead.personalLinkedinUrl));
      if (mode === 'campaign')
        expect(reading.ok && reading.leads[0]).toMatchObject({ subject: '-5 minutes', body: 'Hi,\n"docks", queues' });
    }
  });
});

describe('csvFileName', () => {
  it('keeps letters of any script and drops what file systems refuse', () => {
    expect(csvFileName('Q4: Ñandú / test?', 'leads')).toBe('Q4-Ñandú-test-leads.csv');
    expect(csvFileName('///', 'leads')).toBe('campaign-leads.csv');
  });
});
