import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quote, toQuoted } from './quote.ts';

describe('quoted text', () => {
  it('stays on one line in quotation marks that nothing inside can close', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const quoted = quote(text);
        expect(quoted).not.toMatch(/[\n\r\u2028\u2029]/u);
        expect(quoted.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')).toBe('');
        expect(JSON.parse(quoted)).toBe(toQuoted(text, 300));
      }),
    );
  });

  it('keeps line separators of Unicode from breaking the line', () => {
    expect(quote('a\u2028b\u2029c')).toBe('"a\\u2028b\\u2029c"');
  });

  it('has no invisible characters, and ends where it gets too long', () => {
    expect(toQuoted('call\u200b \u202elaunch\u0007')).toBe('call launch');
    expect(toQuoted('abcdef', 3)).toBe('abc…');
  });
});
