import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLeadFile, type LeadFileOptions } from './leadFile.ts';

const read = (text: string, options: LeadFileOptions) => {
  const reading = readLeadFile(new TextEncoder().encode(text), options);
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
};

const list = `url,Name
linkedin.com/in/ann,Ann Lee
https://uk.linkedin.com/in/ben,Ben

https://www.linkedin.com/company/veldt-cold,Veldt
linkedin.com/in/Ann,Ann again
,Nobody
linkedin.com/in/ann/,Ann once more
`;

describe('a lead list', () => {
  it('counts valid, invalid, empty and repeated rows', () => {
    const reading = read(list, { mode: 'leads' });
    expect(reading.leads.map(({ rowNumber, leadKey }) => [rowNumber, leadKey])).toEqual([
      [2, 'ann'],
      [6, 'ann#2'],
      [8, 'ann#3'],
    ]);
    expect(reading.invalidRows.map(({ rowNumber, value, reason, fixable }) => [rowNumber, value, reason, fixable])).toEqual([
      [3, 'https://uk.linkedin.com/in/ben', 'country link, use Fix', true],
      [5, 'https://www.linkedin.com/company/veldt-cold', 'company page', false],
      [7, '', 'no profile link', false],
    ]);
    expect(reading).toMatchObject({ totalRowCount: 7, emptyRowCount: 1, duplicateCount: 2, fixableCount: 1, fixedCount: 0 });
  });

  it('fixes links only when asked', () => {
    const reading = read(list, { mode: 'leads', applyFixes: true });
    expect(reading.leads[1]).toMatchObject({ rowNumber: 3, profileUrl: 'https://www.linkedin.com/in/ben', firstName: 'Ben' });
    expect(reading).toMatchObject({ totalRowCount: 7, fixableCount: 0, fixedCount: 1 });
    expect(reading.invalidRows).toHaveLength(2);
  });

  it('removes repeated profiles only when asked', () => {
    const reading = read(list, { mode: 'leads', removeDuplicates: true });
    expect(reading).toMatchObject({ totalRowCount: 5, duplicateCount: 0, removedDuplicateCount: 2, leads: [{ leadKey: 'ann' }] });
  });

  it('splits a full name only if there are no separate parts', () => {
    const text =
      'url,Full Name,First Name,Last Name\nlinkedin.com/in/a,Ann van Lee,,\nlinkedin.com/in/b,Ben Oak,Benjamin,\nlinkedin.com/in/c,,Cy,Elm';
    expect(read(text, { mode: 'leads' }).leads.map(({ firstName, lastName, fullName }) => [firstName, lastName, fullName])).toEqual([
      ['Ann', 'van Lee', 'Ann van Lee'],
      ['Benjamin', null, 'Ben Oak'],
      ['Cy', 'Elm', 'Cy Elm'],
    ]);
  });
});

describe('a campaign file', () => {
  const row = (body: string, subject: string, url: string) => `${body},${subject},${url}\n`;
  const header = row('email_body_1', 'subject_line', 'personal_linkedin_url');

  it('needs a body, a subject and a valid link in each row, and reports missing ones by column', () => {
    const text = [
      header,
      row('b', 's', 'linkedin.com/in/a'),
      row('', 's', 'linkedin.com/in/b'),
      row(' ', '', 'x'),
      ',,\n',
      row('b', 's', ''),
    ];
    const reading = read(text.join(''), { mode: 'campaign' });
    expect(reading.leads).toMatchObject([{ rowNumber: 2, subject: 's', body: 'b' }]);
    expect(reading.invalidRows.map(({ rowNumber, column, reason }) => [rowNumber, column, reason])).toEqual([
      [3, 'email_body_1', 'email_body_1 is empty'],
      [4, 'personal_linkedin_url', 'not a profile link; email_body_1 is empty; subject_line is empty'],
      [6, 'personal_linkedin_url', 'no profile link'],
    ]);
    expect(reading.columnChecks).toEqual([
      { column: 'email_body_1', validCount: 2, invalidRowNumbers: [3, 4] },
      { column: 'subject_line', validCount: 3, invalidRowNumbers: [4] },
      { column: 'personal_linkedin_url', validCount: 2, invalidRowNumbers: [4, 6] },
    ]);
    expect(reading).toMatchObject({ totalRowCount: 5, emptyRowCount: 1, missingColumns: [] });
  });

  it('uses no link from another column', () => {
    const reading = read(header + row('see linkedin.com/in/x', 's', ''), { mode: 'campaign' });
    expect(reading).toMatchObject({ leads: [], invalidRows: [{ value: '', reason: 'no profile link' }] });
  });

  it('finds its columns in any order, case and spacing', () => {
    const reading = read('Personal LinkedIn URL;Subject Line;first_name;Email Body 1\nlinkedin.com/in/a;s;Ann;b', { mode: 'campaign' });
    expect(reading).toMatchObject({ delimiter: ';', leads: [{ subject: 's', body: 'b', firstName: 'Ann' }] });
  });

  it('names the missing columns and then has no leads', () => {
    expect(read('subject_line,url\ns,linkedin.com/in/a', { mode: 'campaign' })).toMatchObject({
      missingColumns: ['email_body_1', 'personal_linkedin_url'],
      leads: [],
    });
    expect(read('a,b\nc,d', { mode: 'campaign' }).missingColumns).toEqual(['email_body_1', 'subject_line', 'personal_linkedin_url']);
  });

  it('accepts subject and body up to exactly their limits', () => {
    const rows = [
      row('b'.repeat(20_000), 's'.repeat(998), 'linkedin.com/in/a'),
      row('b'.repeat(20_001), 's'.repeat(999), 'linkedin.com/in/b'),
    ];
    const reading = read(header + rows.join(''), { mode: 'campaign' });
    expect(reading.leads).toHaveLength(1);
    expect(reading.invalidRows[0]?.reason).toBe('email_body_1 has more than 20,000 characters; subject_line has more than 998 characters');
  });

  it('fixes links too', () => {
    const text = header + row('b', 's', 'm.linkedin.com/in/a') + row('', 's', 'm.linkedin.com/in/b');
    expect(read(text, { mode: 'campaign' })).toMatchObject({ leads: [], fixableCount: 2 });
    expect(read(text, { mode: 'campaign', applyFixes: true })).toMatchObject({ leads: [{ slug: 'a' }], fixableCount: 0, fixedCount: 1 });
  });
});

describe('any file', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      'linkedin.com/in/a',
      'https://www.linkedin.com/in/b',
      'uk.linkedin.com/in/c',
      '',
      ' ',
      'url',
      'first_name',
      'x',
      '"',
      '=1',
    ),
    fc.constantFrom('email_body_1', 'subject_line', 'personal_linkedin_url', '\0'),
    fc.string({ maxLength: 5 }),
  );
  const text = fc.oneof(
    fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 12 }).map((rows) => rows.map((row) => row.join(',')).join('\n')),
    fc.string({ unit: fc.constantFrom(',', '\n', '"', 'a', ';', '\r', 'linkedin.com/in/a', ' '), maxLength: 60 }),
  );
  const options = fc.record({
    mode: fc.constantFrom<LeadFileOptions['mode']>('leads', 'campaign'),
    applyFixes: fc.boolean(),
    removeDuplicates: fc.boolean(),
    profileColumn: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
  });

  it('has only rows that are valid, invalid or empty', () => {
    fc.assert(
      fc.property(text, options, (content, chosen) => {
        const reading = readLeadFile(new TextEncoder().encode(content), chosen);
        if (!reading.ok) return;
        expect(reading.totalRowCount).toBe(reading.leads.length + reading.invalidRows.length + reading.emptyRowCount);
        const numbers = [...reading.leads, ...reading.invalidRows].map(({ rowNumber }) => rowNumber);
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(new Set(reading.leads.map(({ leadKey }) => leadKey)).size).toBe(reading.leads.length);
        for (const check of reading.columnChecks) {
          expect(check.validCount + check.invalidRowNumbers.length + reading.emptyRowCount).toBe(
            reading.totalRowCount + reading.removedDuplicateCount,
          );
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is read from any bytes without an error thrown', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), options, (bytes, chosen) => {
        expect(typeof readLeadFile(bytes, chosen).ok).toBe('boolean');
      }),
      { numRuns: 1000 },
    );
  });
});
