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

it.each([
  ['Re: Your ranking!!', 'Your ranking', 'Take out all caps and loud marks (the “Re:” goes, too)'],
  ['Your ranking!!', 'Your ranking', 'Take out all caps and loud marks'],
])('says that the prefix of a reply goes with loud marks: %s', (subject, after, told) => {
  const edit = EDITS.find(({ id }) => id === 'calm_body');
  if (edit === undefined) throw new Error('no such edit');
  const lines = 'We rank shops.\n\nWe can GUARANTEE it!\n\nIt is GREAT! We mean it!';
  const calm = 'We rank shops.\n\nWe can guarantee it.\n\nIt is great. We mean it.';
  expect(
    sayChange(edit, [
      { subject, body: lines },
      { subject: after, body: calm },
    ]),
  ).toBe(told);
});

it('counts the sentences that a cut drops, and none that it keeps a part of', () => {
  const edit = EDITS.find(({ id }) => id === 'keep_essentials');
  const emailOf = (lines: readonly string[]) => ({ subject: 'Kilns', body: lines.join('\n\n') });
  const before = emailOf([
    'Dear Sir/Madam,',
    'We love kilns. We mend kilns for $90.',
    "That's why Sable Pottery uses us.",
    'Call me on 555 0134.',
    'Erin',
  ]);
  const after = emailOf(['Hi Dana,', 'We mend kilns for $90.', 'Sable Pottery uses us.', 'Is this worth a look?', 'Erin\n555 0134']);
  if (edit === undefined) throw new Error('no such edit');
  expect(sayChange(edit, [before, after])).toBe(
    'Cut it to what the reader needs (drop 2 sentences, shorten 1), greet by name, and end with one question',
  );
});
