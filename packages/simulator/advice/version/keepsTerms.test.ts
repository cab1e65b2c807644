import { describe, expect, it } from 'vitest';
import { keepsTerms } from './keepsTerms.ts';

const cut = (line: string, by: readonly string[] = []) => keepsTerms('drop_spam_phrases', { removed: [line], added: by });

describe('a change that keeps the terms of an offer', () => {
  it.each(['It costs $9 a month.', 'You can cancel at any time.', 'Every lamp has a warranty.', 'Harlow Foods uses it.', 'It is free.'])(
    'does not remove “%s”',
    (line) => {
      expect(cut(line)).toBe(false);
    },
  );

  it('may remove text that only rushes or praises', () => {
    expect(cut('Spots are filling up fast: 3 left.')).toBe(true);
    expect(cut('We are proud of our quality.')).toBe(true);
  });

  it('may reword a line that contains a term', () => {
    expect(cut('Our amazing lamps cost $9 a month.', ['Our lamps cost $9 a month.'])).toBe(true);
  });

  it('may cut requests and empty phrases, whatever numbers they contain', () => {
    expect(keepsTerms('ask_for_interest', { removed: ['Do you have 15 minutes?'], added: [] })).toBe(true);
  });
});
