import { expect, it } from 'vitest';
import { EDITS } from '../../edits/edits.ts';
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
  ['Re: Your ranking!!', 'Your ranking', 'Tone down the capitals and loud marks (the “Re:” goes, too)'],
  ['Your ranking!!', 'Your ranking', 'Tone down the capitals and loud marks'],
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

it('counts the sentences that a cut drops, and says what they do', () => {
  const edit = EDITS.find(({ id }) => id === 'keep_essentials');
  const emailOf = (...lines: readonly string[]) => ({ subject: 'Kilns', body: lines.join(' ') });
  const told = 'We mend kilns for $90.';
  if (edit === undefined) throw new Error('no such edit');
  const wish = 'I hope this email finds you well.';
  const said = (...faults: readonly string[]) => sayChange(edit, [emailOf(...faults, told), emailOf(told)]);
  expect(said(wish, 'Our kilns are second to none.')).toBe('Drop 2 sentences that praise the sender or say nothing');
  expect(said(wish, 'Hurry, only 2 spots left!')).toBe('Drop 2 sentences that press the reader or say nothing');
  expect(said(wish)).toBe('Drop “I hope this email finds you well”');
});

it.each([
  [
    'We do it for SHOPS in the whole county of Essex. We MEAN it.',
    'We do it for shops in the whole county of Essex. We mean it.',
    'Tone down the capitals',
  ],
  ['It is great! We mean it 🚀', 'It is great. We mean it', 'Tone down the loud marks'],
  ['It is GREAT! We mean it!', 'It is great. We mean it.', 'Tone down the capitals and loud marks'],
])('names what was loud: %s', (loud, calm, told) => {
  const edit = EDITS.find(({ id }) => id === 'calm_body');
  if (edit === undefined) throw new Error('no such edit');
  const emailOf = (end: string) => ({ subject: 'Kilns', body: `We rank shops.\n\nWe can say so to the whole town of Harlow. ${end}` });
  expect(sayChange(edit, [emailOf(loud), emailOf(calm)])).toContain(told);
});
