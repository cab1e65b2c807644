import { describe, expect, it } from 'vitest';
import { diffText } from './diffText.ts';

const show = (before: string, after: string): string =>
  diffText(before, after)
    .map(({ value, added, removed }) => (added ? `{+${value}+}` : removed ? `[-${value}-]` : value))
    .join('');

describe('diffText', () => {
  it('makes one change of changes that only a short word parts', () => {
    expect(show('Your all-in-one platform', 'Fewer trucks in line')).toBe('[-Your all-in-one platform-]{+Fewer trucks in line+}');
    expect(show('We build a portal for docks', 'We wrote a report for docks')).toBe('We [-build a portal-]{+wrote a report+} for docks');
  });

  it('keeps longer words, two words and numbers between changes as they are', () => {
    expect(show('Old docks here', 'New docks there')).toBe('[-Old-]{+New+} docks [-here-]{+there+}');
    expect(show('one is at two', 'six is at ten')).toBe('[-one-]{+six+} is at [-two-]{+ten+}');
    expect(show('cut 30 hours', 'save 30 days')).toBe('[-cut-]{+save+} 30 [-hours-]{+days+}');
  });

  it('leaves one change, and equal texts, alone', () => {
    expect(show('Is it a fit?', 'Is this a fit?')).toBe('Is [-it-]{+this+} a fit?');
    expect(show('a b', 'a b')).toBe('a b');
    expect(show('', 'New')).toBe('{+New+}');
  });

  it.each([
    ['Our all-in-one platform, in one place', 'Half an hour in the yard'],
    ['Hi Ann,\n\nWe do it all.', 'Hi Ann,\n\nYou do a lot.'],
  ])('adds up to both texts of “%s”', (before, after) => {
    const changes = diffText(before, after);
    expect(changes.map(({ added, value }) => (added ? '' : value)).join('')).toBe(before);
    expect(changes.map(({ removed, value }) => (removed ? '' : value)).join('')).toBe(after);
  });
});
