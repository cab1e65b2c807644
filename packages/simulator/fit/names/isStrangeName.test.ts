import { describe, expect, it } from 'vitest';
import { isStrangeName } from './isStrangeName.ts';

describe('isStrangeName', () => {
  it('is true where the describing word belongs to no known work', () => {
    expect(['dragon insurance', 'unicorn grooming', 'goblin removal'].filter(isStrangeName)).toHaveLength(3);
  });

  it('is false for ordinary offers, and for names of one word', () => {
    expect(['snow removal', 'business insurance', 'dog grooming', 'office coffee', 'goblins'].filter(isStrangeName)).toEqual([]);
  });
});
