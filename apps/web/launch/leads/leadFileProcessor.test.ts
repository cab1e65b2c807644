import { fillTemplate } from '@coldcast/rules/emailTemplate';
import { readLeadFile } from '@coldcast/rules/leadFile';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAMPAIGN, LEADS, MIXED_LEADS } from '../testing/files.ts';
import { createLeadFileProcessor } from './leadFileProcessor.ts';
import type { LeadSource } from './leadSource.ts';
import { toPreviewParts } from './preview.ts';

const source = (text: string, options: Partial<LeadSource['options']> = {}, fileId = 1): LeadSource => ({
  fileId,
  file: new File([text], 'leads.csv'),
  options: { mode: 'leads', ...options },
  textFixes: [],
});
const email = { subject: 'for {{company}}', body: 'Hi {{firstName}}' };
const read = async (csv: Blob) => {
  const reading = readLeadFile(new Uint8Array(await csv.arrayBuffer()), { mode: 'campaign' });
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
};

describe('check', () => {
  it('counts every row once and lists the first five invalid ones', async () => {
    const check = await createLeadFileProcessor().check(source(MIXED_LEADS));
    expect(check).toMatchObject({ ok: true, totalRowCount: 9, validCount: 2, invalidCount: 6, emptyRowCount: 1, duplicateCount: 1 });
    expect(check.ok && check.firstInvalidRows.map(({ rowNumber }) => rowNumber)).toEqual([4, 5, 6, 8, 9]);
    expect(check.ok && check.firstFixes).toEqual([
      { rowNumber: 4, from: 'https://uk.linkedin.com/in/pia', to: 'https://www.linkedin.com/in/pia' },
    ]);
  });

  it('names the variables of a campaign file that it has no column for', async () => {
    const check = await createLeadFileProcessor().check(source(CAMPAIGN.replace('Hello', 'Hello {{city}}'), { mode: 'campaign' }));
    expect(check.ok && check.variableMessage).toBe('Missing column(s) in your leads CSV: city');
  });

  it('judges the emails of a campaign file once they are filled', async () => {
    const text = CAMPAIGN.replace('Hello', '{{first_name}}')
      .replace('Good day', '{{city}}')
      .replace('first_name\n', 'city\n')
      .replace(',Zofia', ',');
    const check = await createLeadFileProcessor().check(source(text, { mode: 'campaign' }));
    expect(check).toMatchObject({ validCount: 2, invalidCount: 2 });
    expect(check.ok && check.columns[0]).toEqual({ column: 'email_body_1', validCount: 3, invalidCount: 1, firstInvalidRows: [4] });
  });

  it('reads a newly chosen file, not the one before it', async () => {
    const processor = createLeadFileProcessor();
    await processor.check(source(LEADS));
    expect(await processor.check(source(MIXED_LEADS, {}, 2))).toMatchObject({ totalRowCount: 9 });
  });
});

describe('preview', () => {
  it('shows the first valid lead with its values, and counts what is empty', async () => {
    expect(await createLeadFileProcessor().preview({ source: source(LEADS), email, index: 0 })).toMatchObject({
      name: 'Marta',
      company: 'Harborline',
      rowNumber: 2,
      subject: [
        { kind: 'text', text: 'for ' },
        { kind: 'filled', text: 'Harborline' },
      ],
      noFirstNameCount: 1,
      emptyValues: [{ name: 'company', count: 1 }],
    });
  });

  it('leaves the placeholder of an unknown first name, marked', async () => {
    const preview = await createLeadFileProcessor().preview({ source: source(LEADS), email, index: 2 });
    expect(preview?.body).toEqual([
      { kind: 'text', text: 'Hi ' },
      { kind: 'missing', text: '{{first_name}}' },
    ]);
  });

  it('splits a text into what filling it gives', () => {
    const piece = fc.constantFrom('{{', '}}', 'first_name', ' ', 'x', '{{company}}', '{{1}}', '{{}}', '\n', '{{gone}}');
    const values: Record<string, string> = { company: 'Harborline {{x}}', first_name: 'Marta' };
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        (text) => {
          const lookUp = (name: string) => (name in values ? values[name] : undefined);
          const parts = toPreviewParts(text, lookUp);
          expect(parts.map((part) => part.text).join('')).toBe(fillTemplate(text, lookUp));
        },
      ),
    );
  });
});

describe('writeCampaign', () => {
  it('fills the email for each valid lead and keeps the columns of the file', async () => {
    const { csv, leadCount } = await createLeadFileProcessor().writeCampaign({ source: source(LEADS), email, limit: null });
    const { leads, invalidRows } = await read(csv);
    expect(leadCount).toBe(3);
    expect(invalidRows).toEqual([]);
    expect(leads.map(({ subject, body }) => [subject, body])).toEqual([
      ['for Harborline', 'Hi Marta'],
      ['for ', 'Hi Callum'],
      ['for Brandt', 'Hi {{first_name}}'],
    ]);
    expect(leads[0]?.company).toBe('Harborline');
  });

  it('takes the first valid rows in file order if there is a limit', async () => {
    const { csv } = await createLeadFileProcessor().writeCampaign({
      source: source(CAMPAIGN, { mode: 'campaign' }),
      email: null,
      limit: 2,
    });
    const { leads } = await read(csv);
    expect(leads.map(({ subject, body }) => [subject, body])).toEqual([
      ['one', 'Hi Marta'],
      ['two', 'Hello'],
    ]);
  });

  it('gives equal fingerprints to equal files only', async () => {
    const write = async (subject: string) =>
      (await createLeadFileProcessor().writeCampaign({ source: source(LEADS), email: { ...email, subject }, limit: null })).fingerprint;
    expect(await write('a')).toBe(await write('a'));
    expect(await write('a')).not.toBe(await write('b'));
  });
});

it('writes the invalid rows with their numbers and reasons', async () => {
  const text = await createLeadFileProcessor().writeInvalidRows(source(MIXED_LEADS));
  expect(text).toContain('Pia,https://uk.linkedin.com/in/pia,,4,"country link, use Fix"');
  expect(text.trim().split('\r\n')).toHaveLength(7);
});
