import type { Email } from '../../lead.ts';
import { emailOf, withBody } from '../../edits/edit.ts';
import { proseSentences, removeWhole, replaceRanges, type Cut } from '../../edits/textOps.ts';
import { isUndamaged } from '../../edits/safety.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import { isFiller } from './fillerSentences.ts';
import { withoutOpening } from './openings.ts';

const textOf = ({ body }: EmailDraft, { start, end }: BodySentence): string => body.raw.slice(start, end).trim();

/** Lines at the end of a body among which a name signs it. */
const SIGNED_LINES = 4;
const isSigned = ({ body }: EmailDraft, name: string): boolean =>
  body.raw
    .trimEnd()
    .split('\n')
    .slice(1)
    .slice(-SIGNED_LINES)
    .some((line) => line.includes(name) && !/[.?!:]\s*$/.test(line));

/** The email without sentences that every email could hold, and without openings that put off what it has to say; those one by one where not all can go. */
export function cutFiller(draft: EmailDraft): Email {
  const email = emailOf(draft);
  if (draft.language !== 'en') return email;
  const sentences = proseSentences(draft);
  const gone = sentences.filter((sentence) => isFiller(textOf(draft, sentence)));
  if (sentences.length - gone.length < 2) return email;
  const turned = sentences.flatMap((sentence): Cut[] => {
    const text = textOf(draft, sentence);
    const by = gone.includes(sentence) ? undefined : withoutOpening(text, (name) => isSigned(draft, name));
    const from = draft.body.raw.indexOf(text, sentence.start);
    return by === undefined ? [] : [{ start: from, end: from + text.length, by }];
  });
  if (gone.length + turned.length === 0) return email;
  const write = (cuts: readonly BodySentence[], turns: readonly Cut[]): Email => {
    // From the end, so that offsets before stay.
    const marked = [
      ...cuts.map((cut) => ({ cut, turn: undefined, start: cut.start })),
      ...turns.map((turn) => ({ cut: undefined, turn, start: turn.start })),
    ];
    const body = marked
      .toSorted((one, other) => other.start - one.start)
      .reduce(
        (text, { cut, turn }) => (cut === undefined ? replaceRanges(text, turn === undefined ? [] : [turn]) : removeWhole(text, [cut])),
        draft.body.raw,
      );
    return withBody(draft, body);
  };
  const all = write(gone, turned);
  if (isUndamaged(email, all)) return all;
  let [cuts, turns]: [BodySentence[], Cut[]] = [[], []];
  for (const one of gone) if (isUndamaged(email, write([...cuts, one], turns))) cuts = [...cuts, one];
  for (const one of turned) if (isUndamaged(email, write(cuts, [...turns, one]))) turns = [...turns, one];
  return write(cuts, turns);
}
