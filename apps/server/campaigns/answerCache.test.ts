import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answerCache.ts';

describe('createAnswerCache', () => {
  it('drops the least recently used texts once the limit is passed', () => {
    const cache = createAnswerCache(8);
    for (const key of ['a', 'b', 'c', 'd']) cache.keep(key, key.repeat(2));
    cache.find('a');
    cache.keep('e', 'ee');
    expect(cache.find('b')).toBeUndefined();
    expect(['a', 'c', 'd', 'e'].map((key) => cache.find(key))).toEqual(['aa', 'cc', 'dd', 'ee']);
  });

  it('replaces a text without counting it twice', () => {
    const cache = createAnswerCache(8);
    for (let turn = 0; turn < 9; turn += 1) cache.keep('a', 'aa');
    cache.keep('b', 'bb');
    expect(cache.find('a')).toBe('aa');
  });

  it('caches no text that would evict most others', () => {
    const cache = createAnswerCache(8);
    cache.keep('a', 'aa');
    cache.keep('b', 'bbb');
    expect([cache.find('a'), cache.find('b')]).toEqual(['aa', undefined]);
  });
});
