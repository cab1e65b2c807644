import { describe, expect, it } from 'vitest';
import { nameRole } from './nameRole.ts';

describe('nameRole', () => {
  it.each([
    ['Head of IT', 'in IT'],
    ['Marketing Manager', 'in marketing'],
    ['Accountant', 'in accounting'],
    ['Staff Nurse', 'a nurse'],
    ['Librarian', 'a librarian'],
  ])('says what a %s does, as they would', (title, role) => {
    expect(nameRole(title)).toBe(role);
  });

  it.each([null, '', 'Owner', 'Ward Clerk', 'Chief Executive'])('knows none for %s', (title) => {
    expect(nameRole(title)).toBeNull();
  });
});
