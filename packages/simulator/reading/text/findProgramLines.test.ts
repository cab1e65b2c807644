import { describe, expect, it } from 'vitest';
import { findProgramLines, isNoText } from './findProgramLines.ts';

const PROGRAM = [
  'import { send } from "./send.js";',
  'const rows = await readRows();',
  'for (const row of rows) {',
  '  if (!row.email) continue;',
  '  await send(row);',
  '}',
].join('\n');

describe('a text that is not a message', () => {
  it('is a program', () => {
    expect(findProgramLines(PROGRAM).length).toBeGreaterThan(3);
    expect(isNoText(PROGRAM)).toBe(true);
  });

  it('is filler', () => {
    expect(isNoText('Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.')).toBe(true);
  });

  it.each([
    'Hi Dana,\n\nLet me know if this fits; we can start in May.\n\nErin',
    'Hi Dana,\n\nYour test prints {"error": "no dock"} on every third call; ours does not.\n\nErin',
    'Hi Dana,\n\nMost pages still say “lorem ipsum” a week before launch. We write the copy.\n\nErin',
    'Hi Dana,\n\nThis line of yours leaks:\n\nconst rows = readRows();\n\nWant the fix?\n\nErin',
  ])('is not an email: %s', (text) => {
    expect(isNoText(text)).toBe(false);
  });
});
