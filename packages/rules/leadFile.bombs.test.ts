import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from './leadFile/limits.ts';
import { readLeadFile, type LeadFileReading } from './leadFile.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const readBoth = (bytes: Uint8Array): LeadFileReading[] => [
  readLeadFile(bytes, { mode: 'leads' }),
  readLeadFile(bytes, { mode: 'campaign' }),
];
const header = 'email_body_1,subject_line,personal_linkedin_url\n';

describe('files made to break the reader', () => {
  it.each<[string, Uint8Array, RegExp]>([
    ['a quote that is never closed', encode(`${header}"${'a,b\n'.repeat(MAX_FILE_BYTES / 4 - 20)}`), /^row 2 opens a quote/],
    ['an unclosed quote behind doubled ones', encode(`"a${'""'.repeat(MAX_FILE_BYTES / 2 - 20)}`), /^row 1 opens a quote/],
    ['a million columns', encode(`${header}${','.repeat(1_000_000)}`), /^row 2 has more than 16,384 columns/],
    ['a million quoted columns', encode('"a",'.repeat(1_000_000)), /^row 1 has more than 16,384 columns/],
    ['five million empty lines', encode('\n'.repeat(5_000_000)), /^it has more than 1,048,576 rows/],
    ['a header and five million empty lines', encode(`${header}${'\n'.repeat(5_000_000)}`), /^it has more than 1,048,576 rows/],
    ['a workbook renamed', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 6, 0, 8, 0]), /^this is a workbook or a zip archive/],
    ['an old workbook renamed', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /^this is an Excel workbook/],
    ['bytes of no kind', Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251), /^this is not a text file/],
  ])('are refused with a message: %s', (_, bytes, problem) => {
    for (const reading of readBoth(bytes)) expect(reading).toMatchObject({ ok: false, problem: expect.stringMatching(problem) });
  });

  it('reads spaces and quotes that force repeated lookahead', () => {
    const text = `${header}"${'a" '.repeat(300_000)}${' '.repeat(1_000_000)}x,y,z\n`;
    expect(readLeadFile(encode(text), { mode: 'campaign' })).toMatchObject({ ok: true, totalRowCount: 1, leads: [] });
  });

  it('checks a link of a million spaces, commas or slashes', () => {
    for (const filler of [' ', ',', '/', '\u200b', '<', '%20', 'https://']) {
      const cell = `linkedin.com/in/${filler.repeat(30_000)}x`;
      expect(readLeadFile(encode(`url\n"${cell}"`), { mode: 'leads' })).toMatchObject({ ok: true, totalRowCount: 1 });
    }
  });

  it('reads wide tables and endless names that match everything a little', () => {
    const wide = `${'linkedin,'.repeat(16_000)}\n`;
    expect(readLeadFile(encode(wide + `${','.repeat(16_000)}\n`.repeat(200)), { mode: 'leads' })).toMatchObject({
      ok: true,
      emptyRowCount: 200,
    });
    const links = `${'linkedin.com/in/a,'.repeat(16_000)}\n`.repeat(20);
    expect(readLeadFile(encode(`${'x,'.repeat(16_000)}\n${links}`), { mode: 'leads' })).toMatchObject({ leads: { length: 20 } });
    const name = 'company url linkedin '.repeat(200_000);
    expect(readLeadFile(encode(`${name},url\nx,linkedin.com/in/a`), { mode: 'leads' })).toMatchObject({ leads: [{ slug: 'a' }] });
  });

  it('judges cells of millions of letters that are cut off around a link', () => {
    for (const filler of ['\u200b', '<', ' ', "'"]) {
      const reading = readLeadFile(encode(`url\n"${filler.repeat(2_000_000)}x"\nlinkedin.com/in/a`), { mode: 'leads' });
      expect(reading).toMatchObject({ leads: [{ slug: 'a' }], invalidRows: [{ rowNumber: 2 }] });
    }
  });

  it('refuses a row with a cell over 32,000 characters and keeps the others', () => {
    const text = `url,note\nlinkedin.com/in/a,${'x'.repeat(32_001)}\nlinkedin.com/in/b,${'x'.repeat(32_000)}`;
    expect(readLeadFile(encode(text), { mode: 'leads' })).toMatchObject({
      leads: [{ slug: 'b' }],
      invalidRows: [{ rowNumber: 2, column: null, reason: 'a cell has more than 32,000 characters' }],
    });
  });

  it('refuses a row with a NUL, which no database text can hold', () => {
    expect(readLeadFile(encode('url,note\nlinkedin.com/in/a,x\0y\nlinkedin.com/in/b,'), { mode: 'leads' })).toMatchObject({
      leads: [{ slug: 'b' }],
      invalidRows: [{ rowNumber: 2, reason: 'a cell contains an unreadable character' }],
    });
  });

  it('treats headers that name object properties like any others', () => {
    const reading = readLeadFile(encode('__proto__,constructor,toString,url\n1,2,3,linkedin.com/in/a'), { mode: 'leads' });
    expect(reading).toMatchObject({ ok: true, leads: [{ slug: 'a', cells: ['1', '2', '3', 'linkedin.com/in/a'] }] });
  });
});
