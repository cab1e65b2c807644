import { describe, expect, it } from 'vitest';
import { readDeed } from './deedVerbs.ts';

const workOf = (verb: string): string | null => readDeed([verb], 0).work;

describe('readDeed', () => {
  it.each(['made', 'sold', 'built', 'wrote', 'got', 'bought', 'held', 'ground', 'wove', 'taught', 'swept', 'hung'])(
    'takes no work from the past: %s',
    (verb) => {
      expect(workOf(verb)).toBeNull();
    },
  );

  it.each(['what', 'when', 'from'])('takes no work from a word that joins sentences: %s', (word) => {
    expect(workOf(word)).toBeNull();
  });

  it.each([
    ['scrub', 'scrubbing'],
    ['groove', 'grooving'],
    ['transfer', 'transferring'],
    ['control', 'controlling'],
    ['visit', 'visiting'],
    ['edit', 'editing'],
    ['mimic', 'mimicking'],
    ['dye', 'dyeing'],
    ['fell', 'felling'],
  ])('calls the work of %s %s', (verb, work) => {
    expect(workOf(verb)).toBe(work);
  });
});
