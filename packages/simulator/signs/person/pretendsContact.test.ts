import { describe, expect, it } from 'vitest';
import { pretendsContact } from './pretendsContact.ts';

describe('a claim that sender and reader know each other', () => {
  it.each([
    'we spoke last week',
    'hey Dana we spoke last week :)',
    'as discussed',
    'our chat last week',
    'It was great catching up last week.',
    'Following our conversation, here is the price list.',
    'How are you and the family?',
    'How is your lovely wife?',
    'I was thinking about you all weekend.',
    'We are like sisters, you and I.',
    'I hope your children are well.',
  ])('is found if there is nothing to know it by: %s', (sentence) => {
    expect(pretendsContact(sentence)).toBe(true);
  });

  it.each([
    'We met at the Hannover fair in hall 4.',
    'Petra Klein said we should talk.',
    'I talked too long, for which I apologize.',
    'We spoke with twelve owners on your street.',
    'The call center moved.',
    'Nice to meet you.',
    'Your children’s menu has nine dishes.',
    'How are your family tickets selling?',
    'I thought of you when the trade paper wrote about gulls.',
    'My brother runs a shop like yours.',
  ])('is not found otherwise: %s', (sentence) => {
    expect(pretendsContact(sentence)).toBe(false);
  });
});
