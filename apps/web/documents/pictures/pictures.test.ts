import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS } from '../documents.ts';
import { readWebpSize } from '../markdown/readWebpSize.ts';

const MAX_BYTES = 150_000;
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.webp'));
const pages = await Promise.all(DOCUMENTS.map((entry) => entry.load()));
const pictures = pages
  .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
  .flatMap((block) => (block.kind === 'picture' ? [block.picture] : []));

describe('the pictures', () => {
  it('are exactly those that pages show', () => {
    expect(files.toSorted()).toEqual(pictures.map(({ src }) => basename(src)).toSorted());
  });

  it.each(pictures)('$src has the size that the page reserves for it, and is small', ({ src, width, height, alt }) => {
    const path = join(import.meta.dirname, basename(src));
    expect({ width, height }).toEqual({ width: 1280, height: 800 });
    expect(readWebpSize(readFileSync(path))).toEqual({ width, height });
    expect(statSync(path).size).toBeLessThan(MAX_BYTES);
    expect(alt.length).toBeGreaterThan(40);
  });
});
