import { expect, it } from 'vitest';
import { findProgramLines } from './findProgramLines.ts';

it('finds lines of code, and none in a sentence with a semicolon', () => {
  const program = ['const rows = await readRows();', 'for (const row of rows) {', '  await send(row);', '}'].join('\n');
  expect(findProgramLines(program).length).toBeGreaterThan(3);
  expect(findProgramLines('Let me know if this fits; we can start in May.\n\nErin')).toEqual([]);
});
