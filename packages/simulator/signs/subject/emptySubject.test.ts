import { expect, it } from 'vitest';
import { isEmptySubject } from './emptySubject.ts';

it.each([
  'Following up',
  'Following up on my previous email',
  'Quick question',
  'Partnership opportunity',
  'Thought of you',
  'An idea for you!',
  'Collaboration',
  'Business opportunity for your growing firm',
])('is empty: %s', (subject) => {
  expect(isEmptySubject(subject)).toBe(true);
});

it.each([
  'Security guarding',
  'Following up on the Ferry Lane quote',
  'Question about your ovens',
  'Proposal for your spring pruning',
  'Good news for your tenants',
  'A gift for your drivers',
])('is not empty: %s', (subject) => {
  expect(isEmptySubject(subject)).toBe(false);
});
