import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PICTURES } from './pictures.ts';

const MOST_BYTES = 150_000;
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.webp'));

/** Width and height as the head of a lossy WebP file has them: 14 bits each, after the mark of the frame. */
function readSize(path: string): { width: number; height: number } {
  const bytes = readFileSync(path);
  const at = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  return { width: bytes.readUInt16LE(at + 3) & 0x3fff, height: bytes.readUInt16LE(at + 5) & 0x3fff };
}

describe('the pictures', () => {
  it('are those that are shown', () => {
    expect(files.toSorted()).toEqual(
      Object.values(PICTURES)
        .map(({ src }) => basename(src))
        .toSorted(),
    );
  });

  it.each(Object.values(PICTURES))('$src has the size that its place is kept for, and is small', ({ src, width, height, alt }) => {
    const path = join(import.meta.dirname, basename(src));
    expect(readSize(path)).toEqual({ width, height });
    expect(statSync(path).size).toBeLessThan(MOST_BYTES);
    expect(alt.length).toBeGreaterThan(40);
  });
});
