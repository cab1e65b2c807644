import type { EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import { MARKS } from '../../reading/text/marks.ts';
import { joinSpans, spansOf, toSpans } from '../../reading/featureReader.ts';

/** Signs of a text that was read in the wrong encoding. */
const BROKEN_SIGNS = /(?:\u00e2\u20ac.?|\u00c3[\u0080-\u00bf]|\ufffd)+/g;
/** First letters of lines and sentences: without capitals where the next sentence begins is told by its stop alone. */
const FIRST_LETTERS = /(?:^\s*|[.!?]\s+|(?<!\s)[^\S\n]*\n\s*)(\p{L})/gu;
/** Fewer than this may all be small. */
const FEW = 3;
/** Shorter sentences may stand twice. */
const SHORT = 30;

/** The first letters, where all of them are small. */
function findSmallLetters({ body, prose }: EmailDraft): Span[] {
  const text = body.visible.slice(prose.start, prose.end);
  if (!/^\s*\p{Ll}/u.test(text)) return [];
  const letters = [...text.matchAll(FIRST_LETTERS)];
  if (letters.length < FEW || letters.some(([, letter = '']) => /\p{Lu}/u.test(letter))) return [];
  const start = prose.start + text.search(/\S/);
  return toSpans('body', [{ start, end: start + text.trimStart().search(/\s|$/) }]);
}

/** Sentences that stand a second time, word by word. */
function findRepeated({ sentences, body }: EmailDraft): Span[] {
  const seen = new Set<string>();
  const isRepeated = ({ start, end }: { start: number; end: number }): boolean => {
    if (end - start < SHORT) return false;
    const before = seen.size;
    seen.add(body.visible.slice(start, end));
    return seen.size === before;
  };
  return toSpans('body', sentences.filter(isRepeated));
}

/** Everything in the writing that looks careless. */
export function findSlips(draft: EmailDraft): readonly Span[] {
  const { body, bodyPhrases } = draft;
  // "We can send it to you, you just pay the freight": a comma between them makes two of one word right.
  const misspelt = bodyPhrases.filter(
    ({ stock, start, end }) => stock === 'slip' && !/^(\p{L}+)[,;:.!?]\s+\1$/iu.test(body.visible.slice(start, end)),
  );
  const broken = (body.marks & MARKS.beyondAscii) === 0 ? [] : spansOf(body, BROKEN_SIGNS);
  return joinSpans([...toSpans('body', misspelt), ...broken, ...findSmallLetters(draft), ...findRepeated(draft)]);
}
