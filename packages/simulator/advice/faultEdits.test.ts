import { expect, it } from 'vitest';
import { repairs, whyOf } from './faultEdits.ts';

it('what any reader sees is repaired by edits of spelling, empty sentences, hype, pressure and loud marks, alone or as a part', () => {
  for (const id of ['correct_spelling', 'cut_filler', 'drop_praise', 'drop_hype', 'drop_pressing', 'calm_body'] as const)
    expect(repairs({ id })).toBe(true);
  expect(repairs({ id: 'shorten_subject', parts: ['drop_exclamations'] })).toBe(true);
  for (const id of ['greet_by_first_name', 'shorten_subject'] as const) expect(repairs({ id })).toBe(false);
});

it('takes out faults only where each edit takes out one', () => {
  expect(whyOf([{ id: 'cut_filler' }, { id: 'greet_by_first_name' }])).toBeUndefined();
  expect(whyOf([{ id: 'break_into_paragraphs' }])).toBe('It is easier to read');
  expect(whyOf([{ id: 'cut_filler' }, { id: 'ask_for_interest' }])).toBe('It says the same more plainly');
});
