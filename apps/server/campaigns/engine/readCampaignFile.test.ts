import { writeCampaignCsv } from '@coldcast/rules/campaignCsv';
import { fillLeads } from '@coldcast/rules/filledLeads';
import { readLeadFile } from '@coldcast/rules/leadFile';
import { describe, expect, it } from 'vitest';
import type { CampaignLeadRow } from './leadRows.ts';
import { readCampaignFile } from './readCampaignFile.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function readRows(text: string): CampaignLeadRow[] {
  const file = readCampaignFile(bytesOf(text));
  if (!file.ok) throw new Error(file.code);
  // Our own function wrote the text from rows of this shape.
  return JSON.parse(file.leadRowsJson ?? '[]') as CampaignLeadRow[];
}

/** What a browser sends for a lead list and a single email. */
function quickStart(list: string, email: { subject: string; body: string }): string {
  const file = readLeadFile(bytesOf(list), { mode: 'leads' });
  if (!file.ok) throw new Error(file.problem);
  return writeCampaignCsv(fillLeads(email, file.leads, file.headers), file.headers);
}

describe('a filled campaign file', () => {
  const list = 'url,title,note\nhttps://www.linkedin.com/in/talia-carrow,{{note}},{{first_name}} and {{title}}';
  const [row] = readRows(quickStart(list, { subject: '{{title}}', body: 'Hi {{first_name}}, {{note}}' }));

  it('keeps braces from a value and fills a missing first name', () => {
    expect(row?.subject).toBe('{{note}}');
    expect(row?.body).toMatch(/^Hi talia, \{\{first_name\}\} and \{\{title\}\}$/i);
  });

  it('is stored without the column that says it is filled', () => {
    expect(row?.original_cells.map(([header]) => header)).not.toContain('open_first_names');
    expect(row?.original_cells).toContainEqual(['note', '{{first_name}} and {{title}}']);
  });
});

describe('a file whose emails are filled here', () => {
  const header = 'email_body_1,subject_line,personal_linkedin_url,note\n';

  it('counts emails that come out too long or empty as invalid rows', () => {
    const link = 'https://www.linkedin.com/in/talia-carrow';
    const long = `{{note}}${'x'.repeat(19_000)}`;
    const text = `${header}${long},s,${link},${'y'.repeat(1000)}\n${long},s,${link},${'y'.repeat(1001)}\n{{note}},s,${link},\n,s,${link},`;
    expect(readCampaignFile(bytesOf(text))).toMatchObject({ ok: true, totalRows: 4, validRows: 1, invalidRows: 3 });
  });

  it('has no valid rows if none is left', () => {
    const text = `${header}{{note}},s,https://www.linkedin.com/in/talia-carrow,`;
    expect(readCampaignFile(bytesOf(text))).toMatchObject({ ok: false, code: 'no_valid_rows' });
  });

  it('is refused if the filled emails have more text than a campaign may have', () => {
    const rows = Array.from({ length: 1020 }, (_, lead) => `{{note}}{{note}},s,https://www.linkedin.com/in/t-${lead},${'y'.repeat(9900)}`);
    expect(readCampaignFile(bytesOf(header + rows.join('\n')))).toMatchObject({ ok: false, code: 'too_much_text' });
  });
});
