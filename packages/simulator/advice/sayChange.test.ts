import { expect, it } from 'vitest';
import { EDITS } from '../edits/edits.ts';
import { sayChange } from './sayChange.ts';

it('quotes the words of the user, not those that an earlier change wrote', () => {
  const edit = EDITS.find(({ id }) => id === 'finish_sentences');
  const emailOf = (body: string) => ({ subject: 'Kilns', body });
  const [before, after] = [emailOf('Want it hot in june?? We do.'), emailOf('Want it hot in June? We do.')];
  const written = emailOf('Want it HOT in JUNE?? We do.');
  if (edit === undefined) throw new Error('no such edit');
  expect(sayChange(edit, [before, after])).toBe('Write “Want it hot in June?” instead of “Want it hot in june??”');
  expect(sayChange(edit, [before, after], written)).toBe('Correct capitals, periods and question marks');
});
