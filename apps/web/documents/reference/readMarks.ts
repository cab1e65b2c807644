import type { Prose, ProsePiece } from '../documentPage.ts';

/** A text in the contract's pages, with two marks: `code` and [words](address). */
export type MarkedText = string;

const marks = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Splits a marked text into plain words and marked pieces, in order. */
export function readMarks(text: MarkedText): Prose {
  const pieces: ProsePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, code, words, address] = match;
    if (match.index > end) pieces.push({ kind: 'words', words: text.slice(end, match.index) });
    if (code === undefined) pieces.push({ kind: 'link', words: words ?? '', address: address ?? '' });
    else pieces.push({ kind: 'code', words: code });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ kind: 'words', words: text.slice(end) });
  return pieces;
}
