import { expect, it } from 'vitest';
import { WEAK_READERS } from './weakReaders.ts';

it.each([
  'I came across your company and was impressed with what you are doing!',
  'I came across {{company}} and was truly impressed!',
  'We found your website and we were very impressed.',
  'Really enjoyed your latest article!',
  'I read your recent post on LinkedIn and loved it.',
])('praise is empty, however the sender came to it: %s', (sentence) => expect(WEAK_READERS.isFlattery(sentence)).toBe(true));

it.each([
  'I saw your weir at Selby and was impressed by its fish ladder.',
  'I was impressed.',
  'Loved your recent post on weir repair.',
  'We came across two leaks and fixed them.',
])('praise of something is not: %s', (sentence) => expect(WEAK_READERS.isFlattery(sentence)).toBe(false));
