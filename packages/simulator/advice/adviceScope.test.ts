import { describe, expect, it } from 'vitest';
import { isInScope } from './adviceScope.ts';

describe('the advice that may be shown', () => {
  it('includes an insult but not missing proof if the kind of email is uncertain', () => {
    expect(isInScope('unsure', 'insult')).toBe(true);
    expect(isInScope('unsure', 'social_proof')).toBe(false);
    expect(isInScope('unsure', 'broken_variables')).toBe(true);
  });

  it('includes only repairs for an email to someone known, and everything for a cold one', () => {
    expect(isInScope('repairs', 'insult')).toBe(false);
    expect(isInScope('all', 'social_proof')).toBe(true);
  });

  it('leaves out all that advises for an email that asks for private data or money', () => {
    expect(isInScope('none', 'scam')).toBe(true);
    expect(isInScope('none', 'courtesy')).toBe(false);
    expect(isInScope('none', 'company_mention')).toBe(false);
  });
});
