import type { EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import { MARKS } from '../../reading/text/marks.ts';
import { cut } from '../../reading/text/remember.ts';
import { joinSpans, spansOf, toSpans } from '../../reading/featureReader.ts';
import { findGrammarSlips } from '../../reading/spelling/findGrammarSlips.ts';
import { misspellingsOf } from '../../reading/spelling/misspellingsOf.ts';

/** Signs of text that was decoded with the wrong encoding. */
const BROKEN_SIGNS = /(?:\u00e2\u20ac.?|\u00c3[\u0080-\u00bf]|\ufffd)+/g;
/** First letters of lines and sentences: in text without capitals, only punctuation tells where a sentence starts. */
const FIRST_LETTERS = /(?:^\s*|[.!?]\s+|(?<!\s)[^\S\n]*\n\s*)(\p{L})/gu;
/** If there are fewer, all may be lower-case. */
const FEW = 3;
/** Shorter sentences may be repeated. */
const SHORT = 30;

/** The first letters, if all of them are lower-case. */
function findSmallLetters({ body, prose }: EmailDraft): Span[] {
  const text = body.visible.slice(prose.start, prose.end);
  if (!/^\s*\p{Ll}/u.test(text)) return [];
  const letters = [...text.matchAll(FIRST_LETTERS)];
  if (letters.length < FEW || letters.some(([, letter = '']) => /\p{Lu}/u.test(letter))) return [];
  const start = prose.start + text.search(/\S/);
  return toSpans('body', [{ start, end: start + text.trimStart().search(/\s|$/) }]);
}

/** Sentences that are repeated word for word. */
function findRepeated({ sentences, body }: EmailDraft): Span[] {
  const seen = new Set<string>();
  const isRepeated = ({ start, end }: { start: number; end: number }): boolean => {
    if (end - start < SHORT) return false;
    const before = seen.size;
    seen.add(cut(body.visible, start, end));
    return seen.size === before;
  };
  return toSpans('body', sentences.filter(isRepeated));
}

/** Misspelled words of the subject and the body, with what was meant. */
export function misspellingsIn({ subject, body }: Pick<EmailDraft, 'subject' | 'body'>): readonly (Span & { by: string })[] {
  const found = misspellingsOf(subject, body);
  return (['subject', 'body'] as const).flatMap((part) => found[part].map((one) => ({ part, ...one })));
}

/** Misspelled and doubled words, mistakes of grammar, and broken characters. */
export function findTypos(draft: EmailDraft): readonly Span[] {
  const { body, bodyPhrases } = draft;
  const misspelt = misspellingsIn(draft).map(({ part, start, end }): Span => ({ part, start, end }));
  // "We can send it to you, you just pay the freight": a repeated word with a comma between is correct.
  const doubled = bodyPhrases.filter(
    ({ stock, start, end }) => stock === 'slip' && !/^(\p{L}+)[,;:.!?]\s+\1$/iu.test(body.visible.slice(start, end)),
  );
  const broken = (body.marks & MARKS.beyondAscii) === 0 ? [] : spansOf(body, BROKEN_SIGNS);
  const [ofSubject, ofBody] = [misspelt.filter(({ part }) => part === 'subject'), misspelt.filter(({ part }) => part === 'body')];
  return [...ofSubject, ...joinSpans([...ofBody, ...toSpans('body', [...doubled, ...findGrammarSlips(body.visible)]), ...broken])];
}

/** Everything that looks careless in the writing. */
export function findSlips(draft: EmailDraft): readonly Span[] {
  const typos = findTypos(draft);
  const isOfBody = ({ part }: Span): boolean => part === 'body';
  return [
    ...typos.filter((span) => !isOfBody(span)),
    ...joinSpans([...typos.filter(isOfBody), ...findSmallLetters(draft), ...findRepeated(draft)]),
  ];
}
