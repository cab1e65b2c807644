import { expect, it } from 'vitest';
import { directSubject } from './directSubject.ts';

it.each([
  ['Following up on cleaning services', 'Cleaning services'],
  ['quick question about dock slots', 'dock slots'],
  ['An idea for your dock slots', 'Your dock slots'],
])('a subject begins with its topic: %s', (subject, direct) => {
  expect(directSubject(subject)).toBe(direct);
});

it.each(['Following up', 'Question about Harlow', 'Following the rules on dock slots', 'dock slots in Q4'])(
  'a subject without a topic behind its preamble stays: %s',
  (subject) => {
    expect(directSubject(subject)).toBe(subject);
  },
);
