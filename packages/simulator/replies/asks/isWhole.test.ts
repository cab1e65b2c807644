import { describe, expect, it } from 'vitest';
import { isWhole } from './isWhole.ts';

describe('isWhole', () => {
  it.each(['our last boiler report', 'water treatment', 'a photo of the label', 'Thursday 6th', 'the week after next'])(
    'takes %s',
    (phrase) => expect(isWhole(phrase)).toBe(true),
  );
  it.each([
    'picture to 07911 123456',
    'the plan or a sketch',
    'a list of the',
    'gutter cleaning right',
    'your form (page 2',
    'and the keys',
    '',
  ])('leaves out "%s"', (phrase) => expect(isWhole(phrase)).toBe(false));
});
