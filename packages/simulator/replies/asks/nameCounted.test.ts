import { describe, expect, it } from 'vitest';
import { nameCounted } from './nameCounted.ts';

describe('nameCounted', () => {
  it.each([
    [
      'We buy unclaimed cars from tow yards. We do the title work.',
      'How many are sitting in your yard',
      'how many cars are sitting in your yard',
    ],
    ['Who looks after your pumps at the moment?', 'How many have you got', 'how many pumps have you got'],
    ['We test your old forklifts, on your floor.', 'How many do you run', 'how many forklifts do you run'],
  ])('takes the thing from what was said before: %s', (before, question, named) => {
    expect(nameCounted(question, `${before} ${question}?`)).toBe(named);
  });

  it.each([
    ['We tune your ovens and your mixers.', 'How many have you got'],
    ['We test your forklifts and vans.', 'How many do you run'],
    ['We buy cars, vans and trailers.', 'How many have you got'],
    ['We have done this for years.', 'How many are there'],
    ['Who looks after your pumps?', 'How many break down in a month'],
  ])('leaves a count as it is if that is not sure: %s', (before, question) => {
    expect(nameCounted(question, `${before} ${question}?`)).toBe(question);
  });
});
