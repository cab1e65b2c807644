import { describe, expect, it } from 'vitest';
import { isInScope } from './adviceScope.ts';

describe('what may be mentioned', () => {
  it('is an insult, but no missing proof, where the kind of email is uncertain', () => {
    expect(isInScope('unsure', 'insult')).toBe(true);
    expect(isInScope('unsure', 'social_proof')).toBe(false);
    expect(isInScope('unsure', 'broken_variables')).toBe(true);
  });

  it('is repairs alone in an email to someone known, and everything in a cold one', () => {
    expect(isInScope('repairs', 'insult')).toBe(false);
    expect(isInScope('all', 'social_proof')).toBe(true);
  });
});
