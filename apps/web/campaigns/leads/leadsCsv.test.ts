import { describe, expect, it } from 'vitest';
import { buildResultRow } from '../testing/buildResults.ts';
import { csvFileName } from '../csvFileName.ts';
import { toLeadRows } from './leadRow.ts';
import { leadsCsv } from './leadsCsv.ts';

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
        }),
      ],
      4,
    );
    const text = leadsCsv(rows);
    expect(text).toContain('First Name,Last Name,Title,Company,LinkedIn URL,Action,Reply,Email');
    expect(text).toContain('Ana,María Ruiz,VP Operations,');
    expect(text).toContain('reply,"Yes, please.\nAna",ana@example.com,Inbox,yes,Simulated by Coldcast');
    expect(text).not.toMatch(/,"?=cmd/);
  });
});

describe('csvFileName', () => {
  it('keeps letters of any script and drops what file systems refuse', () => {
    expect(csvFileName('Q4: Ñandú / test?', 'leads')).toBe('Q4-Ñandú-test-leads.csv');
    expect(csvFileName('///', 'leads')).toBe('campaign-leads.csv');
  });
});
