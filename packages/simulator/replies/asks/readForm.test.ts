import { describe, expect, it } from 'vitest';
import { readForm } from './readForm.ts';

const form = (tags: readonly string[], ask: string | null = null, body = 'We will paint the hall.') =>
  readForm(new Set(tags), { ask, body });

describe('readForm', () => {
  it.each([
    ['inviting', ['invite', 'todo'], 'yesno'],
    ['sending', ['sends', 'todo'], 'sends'],
    ['proposing', ['todo'], 'proposes'],
    ['requesting', ['todo'], 'interest'],
    ['proposing', [], 'interest'],
    ['calling', [], 'meeting'],
    ['referring', [], 'refer'],
    ['asking', [], 'howlong'],
    ['telling', [], null],
  ] as const)('is %s with %j and the ask %s', (expected, tags, ask) => {
    expect(form(tags, ask)).toBe(expected);
  });

  it('treats a question without other cues as asking, and one with an offer as a proposal', () => {
    expect(form([], null, 'Does anybody have the key?')).toBe('asking');
    expect(form(['offering'], null, 'Try it for a month?')).toBe('proposing');
  });
});
