import { describe, expect, it } from 'vitest';
import { namesRole } from './namesRole.ts';

const names = (greeting: string) => namesRole(greeting.split(' '));

describe('the text after a greeting word', () => {
  it.each([
    'General Counsel',
    'Finance Director',
    'Head of Legal',
    'Chief Operating Officer',
    'Site Safety Manager',
    'Deputy Facilities Lead',
  ])('is a job title: %s', (greeting) => {
    expect(names(greeting)).toBe(true);
  });

  it.each(['Anna', 'Anna Manager', 'Mason', 'Hunter Chief', 'Marshall', 'Director Lindqvist', 'Art Brand', 'Counsel'])(
    'is not a job title: %s',
    (greeting) => {
      expect(names(greeting)).toBe(false);
    },
  );
});
