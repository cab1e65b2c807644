import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { writeCsv } from './csvWriter.ts';
import { readCsv } from './leadFile/readCsv.ts';
import { NAUGHTY_STRINGS } from './leadFile/testing/naughtyStrings.ts';

const readBack = (csv: string): string[][] => {
  const read = readCsv(csv.replace(/^\ufeff/, ''), ',');
  if (!read.ok) throw new Error(read.problem);
  return read.rows;
};

/** The cells as another program reads them. */
const seenElsewhere = (csv: string): string[] => Papa.parse<string[]>(csv, { delimiter: ',', newline: '\r\n' }).data.flat();

describe('writeCsv', () => {
  it('writes a mark, commas, CRLF and only the quotes that are needed', () => {
    expect(
      writeCsv(
        ['a', 'b c'],
        [
          ['1', 'x,"y"'],
          ['', 'ł'],
        ],
      ),
    ).toBe('\ufeffa,b c\r\n1,"x,""y"""\r\n,ł\r\n');
  });

  it.each(['=1', '+1', '-1', '@a', '\t1', '\r1', '\0', ' =1', '\n\t@a', '\u00a0-1', '\ufeff=1', '＝1', "'=1"])('guards %j', (value) => {
    const [, written = ''] = seenElsewhere(writeCsv(['h'], [[value]]));
    expect(written).toBe(`'${value}`);
  });

  it.each(['a=1', 'x-y', "'tis", '1', 'a@b.example', ''])('leaves %j unchanged', (value) => {
    expect(seenElsewhere(writeCsv(['h'], [[value]]))[1]).toBe(value);
  });

  it('writes nothing a spreadsheet would run', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('=', '-', '@', '+', ' ', '\t', '\r', '\n', '"', "'", '\0', ',', 'a') }),
    );
    fc.assert(
      fc.property(value, (text) => {
        const [, written = ''] = seenElsewhere(writeCsv(['h'], [[text, 'end']]));
        expect(written).not.toMatch(/^\s*[=+\-@\t\r\0]/);
      }),
      { numRuns: 1000 },
    );
  });

  it('reads back as the same values', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('=', '-', ' ', '\t', '\r', '\n', '"', "'", '\0', ',', 'a') }),
      fc.constantFrom(...NAUGHTY_STRINGS),
    );
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(table, ([header = [], ...rows]) => {
        expect(readBack(writeCsv(header, rows))).toEqual([header, ...rows]);
      }),
      { numRuns: 2000 },
    );
  });
});
