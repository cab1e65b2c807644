import { describe, expect, it } from 'vitest';
import { toEmailDraft } from './draft.ts';
import { oncePerText } from './oncePerText.ts';
import { textOf } from './textOf.ts';
import { buildLead } from '../testing/buildLead.ts';

const context = { contactsAtCompany: 1, ownWords: [] };
const draftOf = (body: string) => toEmailDraft(buildLead({ email: { subject: 'Kilns', body } }), context);
const draft = draftOf('Hi Dana,\n\nThe kiln at {{company}} is free. Shall we fire on Friday?');

describe('the text of a range', () => {
  it('is what is written there, for a sentence and for a part of one', () => {
    for (const { start, end } of draft.sentences)
      for (const range of [
        { start, end },
        { start, end: end - 2 },
        { start: start + 1, end },
      ])
        expect(textOf(draft.body, range)).toBe(draft.body.raw.slice(range.start, range.end));
  });
});

describe('what is read once per text', () => {
  it('is read again of another text only', () => {
    let readings = 0;
    const countSentences = oncePerText(({ sentences }) => {
      readings += 1;
      return sentences.length;
    });
    const counts = [draft, { ...draft }, draftOf('The kiln is free.'), draft].map(countSentences);
    expect([counts, readings]).toEqual([[3, 3, 1, 3], 2]);
  });
});
