import { expect, it } from 'vitest';
import type { PreviewPart } from '../leads/preview.ts';
import { toPieces } from './toPieces.ts';

const textOf = (parts: readonly PreviewPart[]) => parts.map(({ text }) => text).join('');

it('splits a long text only at line breaks and loses nothing', () => {
  const line: PreviewPart[] = [
    { kind: 'text', text: 'Hi ' },
    { kind: 'filled', text: 'Marta' },
    { kind: 'text', text: ', your docks\nrun two shifts\n\n' },
  ];
  const parts = Array.from({ length: 50 }, () => line).flat();
  const pieces = toPieces(parts, 200);
  expect(pieces.length).toBeGreaterThan(5);
  expect(pieces.slice(0, -1).every((piece) => textOf(piece).length >= 200 && textOf(piece).endsWith('\n'))).toBe(true);
  expect(pieces.map(textOf).join('')).toBe(textOf(parts));
});

it('keeps a one-line text unbroken', () => {
  const parts: PreviewPart[] = [{ kind: 'text', text: 'word '.repeat(900) }];
  expect(toPieces(parts, 200)).toEqual([parts]);
});
