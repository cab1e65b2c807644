import { describe, expect, it } from 'vitest';
import { emitEdgeWords, emitKindFeatures, emitRun } from './kindFeatures.ts';
import type { BodyParts } from './readSentences.ts';

const partsOf = (visible: string): BodyParts => ({
  raw: visible,
  visible,
  greetingEnd: 0,
  sentences: [],
  signatureStart: visible.length,
  marks: [],
});

function featuresOf(visible: string): Set<number> {
  const features = new Set<number>();
  const emit = (hash: number) => features.add(hash);
  emitKindFeatures(partsOf(visible), [], {
    emit,
    emitLine: ({ tokens }, before) => emitRun(tokens, before, emit),
    emitEdge: ({ tokens }, edge) => emitEdgeWords(tokens, edge, emit),
  });
  return features;
}

function countNew(before: string, after: string): number {
  const known = featuresOf(before);
  return [...featuresOf(after)].filter((feature) => !known.has(feature)).length;
}

describe('the shape of an email', () => {
  it('is the same when a line is read again', () => {
    const body = 'Our barge sails on Monday!\nBook at the quay.\n\nBook at the quay.\n';
    expect(featuresOf(body)).toEqual(featuresOf(body));
  });

  it('counts lines and capitals below the words that are read', () => {
    const long = 'barge '.repeat(1300);
    expect(countNew(long, `${long}\nmore`)).toBe(1);
    expect(countNew(`${long}\nmore`, `${long}\nMORE`)).toBe(1);
  });

  it('counts an empty line at the end', () => {
    const [one, two] = ['Our barge sails.\n', 'Our barge sails.\n\n\n'];
    expect(countNew(one, two)).toBe(1);
  });
});
