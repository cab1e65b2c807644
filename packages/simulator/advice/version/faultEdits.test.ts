import { expect, it } from 'vitest';
import type { EditId } from '../../edits/edits.ts';
import { repairs, whyOf } from './faultEdits.ts';

it('what any reader sees is repaired by edits of spelling, empty sentences, hype, pressure and loud marks, alone or as a part', () => {
  for (const id of ['correct_spelling', 'cut_filler', 'drop_praise', 'drop_hype', 'drop_pressing', 'calm_body'] as const)
    expect(repairs({ id })).toBe(true);
  expect(repairs({ id: 'shorten_subject', parts: ['drop_exclamations'] })).toBe(true);
  for (const id of ['greet_by_first_name', 'shorten_subject'] as const) expect(repairs({ id })).toBe(false);
});

it('takes out faults only where each edit takes out one', () => {
  const why = (...ids: readonly EditId[]) => whyOf(ids.map((id) => ({ edit: { id }, lines: { removed: [], added: [] } })));
  expect(why('drop_hype', 'greet_by_first_name')).toBeUndefined();
  expect(why('break_into_paragraphs')).toBe('It is easier to read');
  expect(why('drop_hype', 'ask_for_interest')).toBe('It says the same more plainly');
});

it('takes no wish for a fault', () => {
  const why = (...removed: readonly string[]) => whyOf([{ edit: { id: 'keep_essentials' }, lines: { removed, added: [] } }]);
  expect(why('I hope you had a good weekend.')).toBe('It says the same in fewer words');
  expect(why('I hope you had a good weekend.', 'You have not had the decency to answer me.')).toBeUndefined();
});
