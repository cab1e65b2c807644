import { describe, expect, it } from 'vitest';
import { nameRole } from './nameRole.ts';

describe('nameRole', () => {
  it('says of a title what somebody is', () => {
    expect(nameRole('Warehouse Operative')).toBe('a warehouse operative');
    expect(nameRole('UX Researcher')).toBe('a UX researcher');
    expect(nameRole('Airline Pilot')).toBe('an airline pilot');
  });

  it('knows no role without a plain title', () => {
    for (const title of [null, '', 'Growth @ Acme', 'Dr. med. dent.', 'Nurse (Band 6)']) expect(nameRole(title), String(title)).toBeNull();
  });
});
