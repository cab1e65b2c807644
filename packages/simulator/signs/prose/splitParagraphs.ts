import { capitalise, hasMarkup, proseSentences, replaceRanges, touches, type Cut } from '../../edits/textOps.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import { countedAsksReader } from '../asks/askReaders.ts';
import { isContinuation } from '../essentials/goesOn.ts';

/** A paragraph of fewer words or sentences is no block. */
const [LONG, LEAST_SENTENCES] = [70, 4];
/** From so many words on, a new paragraph may begin; and what is left must be worth one. */
const [ENOUGH, LEAST_LEFT] = [28, 12];

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

type Piece = { sentence: BodySentence; text: string; start: number };

/** The sentences that stand in one paragraph, in order. */
function paragraphsOf(draft: EmailDraft): Piece[][] {
  const { raw } = draft.body;
  const paragraphs: Piece[][] = [];
  for (const sentence of proseSentences(draft)) {
    const written = raw.slice(sentence.start, sentence.end);
    const piece = { sentence, text: written.trim(), start: sentence.start + written.search(/\S/) };
    const last = paragraphs.at(-1)?.at(-1);
    if (piece.text === '') continue;
    if (last === undefined || /\n\s*\n/.test(raw.slice(last.sentence.end, piece.start))) paragraphs.push([piece]);
    else paragraphs.at(-1)?.push(piece);
  }
  return paragraphs;
}

/** Where new paragraphs begin in a long one: at sentences that stand on their own, not too close together. */
function findBreaks(draft: EmailDraft, pieces: readonly Piece[]): Piece[] {
  const asks = countedAsksReader.find(draft);
  const breaks: Piece[] = [];
  let words = 0;
  pieces.forEach((piece, index) => {
    const before = pieces[index - 1];
    const left = pieces.slice(index).reduce((sum, { text }) => sum + countWords(text), 0);
    const isAsk = piece.sentence.isQuestion || touches(piece.sentence, asks);
    // Questions in a row are one; what answers a question stays with it.
    const isOwn = before !== undefined && !before.sentence.isQuestion && !isContinuation(piece.text) && /[.!]\W*$/.test(before.text);
    if (isOwn && (words >= ENOUGH || (isAsk && words >= LEAST_LEFT)) && (left >= LEAST_LEFT || isAsk)) {
      breaks.push(piece);
      words = 0;
    }
    words += countWords(piece.text);
  });
  return breaks;
}

/** A greeting on the line of the first sentence. */
const GREETS = /^[^\n]{0,60}[,!:\u2013\u2014-][ \t]+$/u;

/** The body with blank lines in its long paragraphs, where a new thought begins; every word stays in its place. */
export function splitParagraphs(draft: EmailDraft): string {
  const { raw } = draft.body;
  if (hasMarkup(draft)) return raw;
  const cuts = paragraphsOf(draft).flatMap((pieces, index): Cut[] => {
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (first === undefined || last === undefined || pieces.length < LEAST_SENTENCES) return [];
    const text = raw.slice(first.start, last.sentence.end);
    // A list or lines of their own are a layout already.
    if (text.includes('\n') || countWords(text) < LONG) return [];
    const found = findBreaks(draft, pieces);
    if (found.length === 0) return [];
    const breaks = found.map(({ start }): Cut => ({ start: raw.slice(0, start).trimEnd().length, end: start, by: '\n\n' }));
    const head = raw.slice(0, first.start);
    if (index > 0 || draft.greeting === undefined || !GREETS.test(head)) return breaks;
    const word = /^\S+/.exec(first.text)?.[0] ?? '';
    return [{ start: head.trimEnd().length, end: first.start + word.length, by: `\n\n${capitalise(word)}` }, ...breaks];
  });
  return replaceRanges(raw, cuts);
}
