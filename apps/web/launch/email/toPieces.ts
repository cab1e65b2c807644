import type { PreviewPart } from '../leads/preview.ts';

/** Splits a filled text into pieces of at least `length` characters that end at a line break; joined, they are the whole text. */
export function toPieces(parts: readonly PreviewPart[], length: number): PreviewPart[][] {
  const pieces: PreviewPart[][] = [];
  let piece: PreviewPart[] = [];
  let size = 0;
  for (const { kind, text } of parts) {
    for (const line of text.split(/(?<=\n)/)) {
      const last = piece.at(-1);
      if (last?.kind === kind && kind === 'text') last.text += line;
      else piece.push({ kind, text: line });
      size += line.length;
      if (size < length || !line.endsWith('\n')) continue;
      pieces.push(piece);
      piece = [];
      size = 0;
    }
  }
  return piece.length > 0 ? [...pieces, piece] : pieces;
}
