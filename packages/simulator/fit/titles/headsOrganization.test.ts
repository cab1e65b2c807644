import { describe, expect, it } from 'vitest';
import { findHeaded } from './headsOrganization.ts';

describe('the head of a small organization', () => {
  it('may be of one of any kind', () => {
    for (const title of [
      'Executive Director',
      'Board President',
      'Chair of Trustees',
      'Hon. Treasurer',
      'Co-Founder',
      'Owner at Fern & Co',
    ])
      expect(findHeaded(title), title).toBe('any');
  });

  it('or of a place that the title names', () => {
    for (const title of ['Head Teacher', 'Headmistress', 'Church Warden', 'Bursar', 'Practice Manager', 'Town Clerk'])
      expect(findHeaded(title), title).toBe('place');
  });

  it('is nobody who only works for one, or whose title names other work', () => {
    for (const title of [
      'Assistant to the Executive Director',
      'Head of Music',
      'Vice President, Sales',
      'Account Executive',
      'Salon Owner',
    ])
      expect(findHeaded(title), title).toBeNull();
  });
});
