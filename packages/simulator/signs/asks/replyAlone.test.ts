import { describe, expect, it } from 'vitest';
import { buildList } from '../../testing/buildLead.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { replyAlone } from './replyAlone.ts';

const kept = (sentence: string): string | undefined => {
  const body = `Hi Dana,\n\nWe clean gutters on Elm Street.\n\n${sentence}\n\nBest,\nOwen Hale`;
  return buildList(1, () => ({ email: { subject: 'Gutters', body } })).map((lead) => replyAlone(toEmailDraft(lead, lead.context))?.by)[0];
};

describe('a sentence of several ways to answer', () => {
  it('keeps only the reply', () => {
    expect(kept('You can book a time at https://calendly.com/x or call me at 614-555-0177 or just reply to this email.')).toBe(
      'Just reply to this email.',
    );
    expect(kept('Call me, fill out the form on our site, or simply reply with a yes!')).toBe('Just reply with a yes!');
  });

  it('stays if it says more, or offers one other way only', () => {
    expect(kept('Call me or just reply to this email.')).toBeUndefined();
    expect(kept('We start on Monday, you can call me, or just reply to this email.')).toBeUndefined();
    expect(kept('Would you like a quote?')).toBeUndefined();
  });
});
