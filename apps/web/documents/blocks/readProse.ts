import type { Prose } from '../documentPage.ts';

export type ProsePiece = { kind: 'words' | 'code' | 'strong'; words: string } | { kind: 'link'; words: string; address: string };

const marks = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Cuts a prose into plain words and its marked pieces, in their order. */
export function readProse(prose: Prose): ProsePiece[] {
  const pieces: ProsePiece[] = [];
  let end = 0;
  for (const match of prose.matchAll(marks)) {
    const [whole, code, strong, words, address] = match;
    if (match.index > end) pieces.push({ kind: 'words', words: prose.slice(end, match.index) });
    if (code !== undefined) pieces.push({ kind: 'code', words: code });
    else if (strong !== undefined) pieces.push({ kind: 'strong', words: strong });
    else pieces.push({ kind: 'link', words: words ?? '', address: address ?? '' });
    end = match.index + whole.length;
  }
  if (end < prose.length) pieces.push({ kind: 'words', words: prose.slice(end) });
  return pieces;
}

/** The prose without its marks. */
export const toPlainText = (prose: Prose): string =>
  readProse(prose)
    .map(({ words }) => words)
    .join('');
