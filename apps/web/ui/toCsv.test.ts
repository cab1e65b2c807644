import { describe, expect, it } from 'vitest';
import { toCsv } from './toCsv.ts';

describe('toCsv', () => {
  it('quotes commas, quotes and line breaks, and ends each row with CRLF', () => {
    expect(toCsv([['a,b', 'say "hi"', 'two\nlines'], ['x']])).toBe('"a,b","say ""hi""","two\nlines"\r\nx\r\n');
  });

  it('escapes texts that a spreadsheet would run as formulas, and leaves numbers unchanged', () => {
    expect(toCsv([['=1+1', '+49', '@x', '-x', -412, 5]])).toBe("'=1+1,'+49,'@x,'-x,-412,5\r\n");
  });

  it('writes nothing for what is missing', () => {
    expect(toCsv([[null, undefined, '']])).toBe(',,\r\n');
  });
});
