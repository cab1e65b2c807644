import { expect, it } from 'vitest';
import { listOnlyCut } from './listOnlyCut.ts';

const cut = (text: string, ...removed: readonly string[]) => ({ editId: 'keep_essentials', text, lines: { removed, added: [] } }) as const;

it('names the words that go where a version does nothing else', () => {
  const filler = { editId: 'cut_filler', text: 'Cut “I am emailing because”', lines: { removed: ['a'], added: ['b'] } } as const;
  expect(listOnlyCut([filler, cut('Drop “Hope you had a good week”', 'Hope you had a good week.')])).toEqual([
    'I am emailing because',
    'Hope you had a good week',
  ]);
});

it('names nothing beside another change, of an insult, or where a text tells more than the words', () => {
  const wish = cut('Drop “Hope you had a good week”', 'Hope you had a good week.');
  expect(
    listOnlyCut([wish, { editId: 'ask_for_interest', text: 'Write “a” instead of “b”', lines: { removed: ['b'], added: ['a'] } }]),
  ).toBeNull();
  expect(listOnlyCut([cut('Drop “You never answer”', 'You never answer.')])).toBeNull();
  expect(listOnlyCut([cut('Drop “Hope all is well” (you still need to change it)', 'Hope all is well.')])).toBeNull();
});
