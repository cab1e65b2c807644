import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { toWords } from './toWords.ts';

const failing = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('a failure in words', () => {
  it.each([
    ['a file that is not there', () => readFileSync('/nowhere/a.gz'), '/nowhere/a.gz does not exist.'],
    ['what is no backup', () => gunzipSync('plain text'), 'The file is not a Coldcast backup, or it is damaged.'],
    ['any other error', () => JSON.parse('{') as unknown, /JSON/],
  ])('names %s', (_name, work, words) => {
    expect(toWords(failing(work))).toMatch(words);
  });

  it('uses the first reason if several addresses were tried', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED', address: '::1' });
    expect(toWords(new AggregateError([refused]))).toBe('The database does not answer (ECONNREFUSED, ::1).');
  });
});
