import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { Delimiter } from './scanRows.ts';
import { readCsv } from './readCsv.ts';

const rowsOf = (text: string, delimiter: Delimiter = ','): string[][] => {
  const csv = readCsv(text, delimiter);
  if (!csv.ok) throw new Error(csv.problem);
  return csv.rows;
};

describe('readCsv', () => {
  it.each<[string, string[][]]>([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\r\nb\rc\nd', [['a'], ['b'], ['c'], ['d']]],
    ['a\n\n\nb', [['a'], [''], [''], ['b']]],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a,', [['a', '']]],
    ['', []],
    ['\n', [['']]],
    ['"a,b","c""d"', [['a,b', 'c"d']]],
    [
      '"one\r\ntwo",x\ny,z',
      [
        ['one\r\ntwo', 'x'],
        ['y', 'z'],
      ],
    ],
    ['"",x', [['', 'x']]],
    ['"""a"""', [['"a"']]],
    ['a,b,c\nd\ne,f', [['a', 'b', 'c'], ['d'], ['e', 'f']]],
    ['"x" ,y', [['x', 'y']]],
    ['a, "b, Inc.", c', [['a', 'b, Inc.', ' c']]],
    [' "a"', [['a']]],
    ['a\t "b, c"', [['a\t "b', ' c"']]],
    ['""Ann"",x', [['Ann', 'x']]],
    ['""Ann", ""Acme, Inc.""', [['Ann', 'Acme, Inc.']]],
    ['"a""b"c', [['"a""b"c']]],
    ['"Acme, Inc" x,y', [['"Acme, Inc" x', 'y']]],
  ])('reads %j', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it('keeps a stray quote as text and the rows after it apart', () => {
    expect(rowsOf('"Acme" Ltd,u\n"Foo",v')).toEqual([
      ['"Acme" Ltd', 'u'],
      ['Foo', 'v'],
    ]);
    expect(rowsOf('5" pipe,u\nx,v')).toEqual([
      ['5" pipe', 'u'],
      ['x', 'v'],
    ]);
    expect(rowsOf('"a"b"c",2\nz,w')).toEqual([
      ['"a"b"c"', '2'],
      ['z', 'w'],
    ]);
    expect(rowsOf('a,"open\nb,c\n')).toEqual([
      ['a', '"open'],
      ['b', 'c'],
    ]);
  });

  it('ends an open quote with its line even if a later one would close it, and says which row', () => {
    expect(readCsv('Ann,"Acme,u\nBen,"Foo",v\nCy,"Bar",w', ',')).toEqual({
      ok: true,
      rows: [
        ['Ann', '"Acme', 'u'],
        ['Ben', 'Foo', 'v'],
        ['Cy', 'Bar', 'w'],
      ],
      openQuoteRows: [0],
    });
  });

  it('stops after the requested number of rows', () => {
    expect(readCsv('a\nb\nc', ',', 2)).toMatchObject({ ok: true, rows: [['a'], ['b']] });
  });

  it('removes the apostrophe before a formula and no other', () => {
    expect(rowsOf("'+44 20,'=A1,'' -x,'tis,'")).toEqual([['+44 20', '=A1', "' -x", "'tis", "'"]]);
  });

  it('reads the same as Papa Parse if quoting and line ends are regular', () => {
    const value = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', ' ', '日', '.'), maxLength: 6 });
    const cell = fc.record({ value, isQuoted: fc.boolean() });
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 });
    const write = (one: { value: string; isQuoted: boolean }) =>
      one.isQuoted || /[",;\n]/.test(one.value) ? `"${one.value.replaceAll('"', '""')}"` : one.value;
    fc.assert(
      fc.property(table, fc.constantFrom<Delimiter>(',', ';'), fc.constantFrom('\n', '\r\n', '\r'), (rows, delimiter, newline) => {
        const text = rows.map((row) => row.map(write).join(delimiter)).join(newline);
        fc.pre(text !== '');
        expect(rowsOf(`${text}${newline}`, delimiter)).toEqual(Papa.parse(text, { delimiter, newline }).data);
      }),
      { numRuns: 1000 },
    );
  });

  it('reads any text without losing a character of a plain cell', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'x') }), (text) => {
        const count = (all: string) => all.replace(/[^ax]/g, '');
        expect(count(rowsOf(text).flat().join(''))).toBe(count(text));
      }),
      { numRuns: 2000 },
    );
  });
});
