import { describe, expect, it } from 'vitest';
import { sayStays } from './blamedAfter.ts';

describe('what stays', () => {
  it('is quoted, once', () => {
    expect(sayStays(['full-service', 'full-service'])).toBe(' (you still need to change “full-service”)');
    expect(sayStays([])).toBe('');
  });

  it('is named where it is a thing or only marks', () => {
    const left = [
      { factorId: 'calendar_link', text: 'book.example/me' },
      { factorId: 'loudness', text: '!' },
    ] as const;
    expect(sayStays(left)).toBe(' (you still need to change the booking link and the exclamation marks)');
    expect(sayStays(left.slice(1))).toBe(' (you still need to change the exclamation marks)');
  });

  it('is counted after the first three', () => {
    expect(sayStays(['one', 'two', 'three', 'four', 'five'])).toBe(' (you still need to change “one”, “two”, “three”, and 2 more)');
  });

  it('is no figure of the offer', () => {
    expect(sayStays(['30% OFF', 'best prices'])).toBe(' (you still need to change “best prices”)');
  });

  it('is the longest of what holds each other', () => {
    expect(sayStays(['free', 'free audit'])).toBe(' (you still need to change “free audit”)');
  });
});
