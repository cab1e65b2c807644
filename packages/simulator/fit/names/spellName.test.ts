import { describe, expect, it } from 'vitest';
import { spellName } from './spellName.ts';

describe('spellName', () => {
  it('corrects the words of a name that are surely misspelled, and no others', () => {
    expect(spellName('comercial insurance')).toBe('commercial insurance');
    expect(spellName('recieving docks')).toBe('receiving docks');
    expect(spellName('bean-to-cup machines')).toBe('bean-to-cup machines');
    expect(spellName('LED signs')).toBe('LED signs');
  });
});
