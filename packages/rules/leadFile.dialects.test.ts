import { describe, expect, it } from 'vitest';
import { inventPeople } from './leadFile/testing/person.ts';
import { readLeadFile } from './leadFile.ts';

const people = inventPeople(40).map((person) => ({ ...person, firstName: person.firstName === 'Łucja' ? 'Lucie' : person.firstName }));
const header = ['First Name', 'Company', 'Note', 'LinkedIn URL'];
const rows = people.map((p) => [
  p.firstName,
  p.company,
  `über "${p.number}"; ,\t|\nnext line – ok`,
  `https://www.linkedin.com/in/${p.memberId}`,
]);

const toText = (delimiter: string, newline: string): string =>
  [header, ...rows].map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join(newline);

const plain = toText(',', '\n');
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function utf16(text: string, isLittleEndian: boolean): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1) bytes.setUint16(index * 2, text.charCodeAt(index), isLittleEndian);
  return new Uint8Array(bytes.buffer);
}

/** Only for the letters used here: Latin-1 and the dash. */
const windows1252 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => (letter === '–' ? 0x96 : letter.charCodeAt(0)));

const read = (bytes: Uint8Array) => {
  const reading = readLeadFile(bytes, { mode: 'leads' });
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
};

const expected = read(utf8(plain));

describe('the plain file', () => {
  it('has a lead in every row', () => {
    expect(expected.leads.map(({ cells }) => cells)).toEqual(rows);
    expect(expected).toMatchObject({ encoding: 'utf-8', encodingNotice: null, delimiter: ',', totalRowCount: 40 });
  });
});

describe.each<[string, Uint8Array]>([
  ['a byte-order mark', utf8(`\ufeff${plain}`)],
  ['UTF-16 with its mark', utf16(`\ufeff${plain}`, true)],
  ['big-endian UTF-16 with its mark', utf16(`\ufeff${plain}`, false)],
  ['UTF-16 without a mark', utf16(plain, true)],
  ['big-endian UTF-16 without a mark', utf16(plain, false)],
  ['Windows-1252', windows1252(plain)],
  ['CRLF', utf8(toText(',', '\r\n'))],
  ['CR only', utf8(toText(',', '\r'))],
  [
    'line ends of all kinds',
    utf8(plain.replaceAll('"\n"', (match, at: number) => (at % 3 === 0 ? '"\r"' : at % 3 === 1 ? '"\r\n"' : match))),
  ],
  ['semicolons', utf8(toText(';', '\r\n'))],
  ['tabs', utf8(toText('\t', '\n'))],
  ['bars', utf8(toText('|', '\n'))],
  ['a sep= line', utf8(`sep=;\r\n${toText(';', '\r\n')}`)],
  ['a mark and a sep= line', utf8(`\ufeffsep=\t\n${toText('\t', '\n')}`)],
  ['a last line end', utf8(`${plain}\r\n`)],
  ['UTF-16 with tabs, as spreadsheets save Unicode text', utf16(`\ufeff${toText('\t', '\r\n')}`, true)],
])('a file with %s', (_, bytes) => {
  it('gives the same leads', () => {
    const reading = read(bytes);
    expect(reading.leads).toEqual(expected.leads);
    expect(reading).toMatchObject({ totalRowCount: 40, emptyRowCount: 0, invalidRows: [], headers: header });
  });
});

describe('encodings', () => {
  it('says when a file is read as Windows-1252', () => {
    expect(read(windows1252(plain)).encodingNotice).toBe('Read as Windows-1252');
  });

  it('reads UTF-16 of another script without a mark', () => {
    const text = 'имя,url\r\nАнна Петрова,linkedin.com/in/анна\r\n'.repeat(1);
    expect(read(utf16(text, true)).leads).toMatchObject([{ slug: 'анна' }]);
  });
});

describe('header and row numbers', () => {
  const leadsOf = (text: string) => read(utf8(text)).leads.map(({ rowNumber, slug }) => [rowNumber, slug]);

  it('treats a first row with a valid link as data', () => {
    expect(read(utf8('linkedin.com/in/a,Ann\nlinkedin.com/in/b,Ben')).headers).toBeNull();
    expect(leadsOf('linkedin.com/in/a,Ann\nlinkedin.com/in/b,Ben')).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
  });

  it('reports a first row that holds the domain but no valid link', () => {
    const reading = read(utf8('https://uk.linkedin.com/in/a\nlinkedin.com/in/b\n'));
    expect(reading).toMatchObject({ headers: null, invalidRows: [{ rowNumber: 1, fixable: true }], leads: [{ rowNumber: 2 }] });
  });

  it('treats any other first row as the header', () => {
    expect(read(utf8('Who,Where\nAnn,linkedin.com/in/a')).headers).toEqual(['Who', 'Where']);
    expect(read(utf8('Who\nnobody')).headers).toEqual(['Who']);
  });

  it('takes the first row of the table’s width as the header if no name is known, and loses no row after it', () => {
    const reading = read(utf8('Exported in March\nNote,,\nWho,Where,City\nAnn,-,Leith\nBen,linkedin.com/in/b,Oban'));
    expect(reading).toMatchObject({ headers: ['Who', 'Where', 'City'], leads: [{ rowNumber: 5 }], invalidRows: [{ rowNumber: 4 }] });
    expect(read(utf8('Links\n-\nlinkedin.com/in/b'))).toMatchObject({ headers: ['Links'], invalidRows: [{ rowNumber: 2 }] });
  });

  it('skips notes before the header and counts them as rows', () => {
    const text = 'Export of 5 March\n"see https://www.linkedin.com/help"\n\nFirst Name,URL\nAnn,linkedin.com/in/a\n\nBen,linkedin.com/in/b';
    expect(leadsOf(text)).toEqual([
      [5, 'a'],
      [7, 'b'],
    ]);
    expect(read(utf8(text))).toMatchObject({ totalRowCount: 3, emptyRowCount: 1 });
  });

  it('counts a cell of several lines as one row', () => {
    expect(leadsOf('Note,URL\n"one\ntwo\nthree",linkedin.com/in/a\nx,linkedin.com/in/b')).toEqual([
      [2, 'a'],
      [3, 'b'],
    ]);
  });

  it('reads a plain list of links', () => {
    expect(leadsOf('linkedin.com/in/a\r\nhttps://www.linkedin.com/in/b/\r\n')).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
  });

  it('keeps leads of ragged rows', () => {
    expect(leadsOf('Name,URL,Note\nAnn,linkedin.com/in/a\nBen,linkedin.com/in/b,x,y,z\nlinkedin.com/in/c')).toEqual([
      [2, 'a'],
      [3, 'b'],
      [4, 'c'],
    ]);
  });
});
