import { describe, expect, it } from 'vitest';
import { readPreferences } from './readPreferences.ts';

describe('readPreferences', () => {
  it.each([
    ['Tell me which gauge you run (14 or 16) and it is yours.', ['14', '16']],
    ['Let me know whether you use 1.5 mm or 2.25 mm and I will send that one.', ['1.5 mm', '2.25 mm']],
    ['Which would you like, the small, the medium or the large?', ['the small', 'the medium', 'the large']],
    ['Just say if you prefer black or herbal.', ['black', 'herbal']],
    ['What color do you want: red or dark green?', ['red', 'dark green']],
  ])('are the things that an email lets its reader choose from: %s', (prose, things) => expect(readPreferences(prose)).toEqual(things));

  it.each([
    'Tell me if you want Tuesday or Friday.',
    'Let me know what works: email or phone?',
    'Tell me whether you need one, or somebody else does.',
    'We have red or green. Shall I send one?',
  ])('are not times, people or ways: %s', (prose) => expect(readPreferences(prose)).toEqual([]));
});
