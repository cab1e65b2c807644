import { describe, expect, it } from 'vitest';
import { sayStays } from './blamedAfter.ts';

describe('what stays', () => {
  it('is quoted, once', () => {
    expect(sayStays(['full-service', 'full-service'])).toBe(' (“full-service” stays)');
    expect(sayStays([])).toBe('');
  });

  it('is named where it is a thing or only marks', () => {
    const left = [
      { factorId: 'calendar_link', text: 'book.example/me' },
      { factorId: 'loudness', text: '!' },
    ] as const;
    expect(sayStays(left)).toBe(' (the booking link and the exclamation marks stay)');
    expect(sayStays(left.slice(1))).toBe(' (the exclamation marks stay)');
  });

  it('is counted after the first three', () => {
    expect(sayStays(['one', 'two', 'three', 'four', 'five'])).toBe(' (“one”, “two”, “three”, and 2 more stay)');
  });

  it('is the longest of what holds each other', () => {
    expect(sayStays(['free', 'free audit'])).toBe(' (“free audit” stays)');
  });
});
