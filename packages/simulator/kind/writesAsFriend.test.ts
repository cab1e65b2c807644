import { describe, expect, it } from 'vitest';
import { BORROWED_WORDS, ORDINARY } from '../testing/honestEmails.fixture.ts';
import { writesAsFriend } from './writesAsFriend.ts';

const writes = (body: string): boolean => writesAsFriend({ subject: 'Hello', body });

describe('writesAsFriend', () => {
  it.each([
    "Hi Ana,\n\nIt was so good to see you at Nora's christening. Mum still has your blue suitcase. Shall I post it?\n\nLove to the boys,\nRoz",
    'Dear Ana,\n\nUncle Bert turns ninety on the 3rd and asks after you. Could you come for tea?\n\nLots of love,\nHilde',
    'Hi Ana,\n\nDo you remember when we sank the canoe? I am in town next week and would love to go to the pub.\n\nSay hello to your wife,\nTore',
  ])('is a friend or a relative by plain words: %s', (body) => {
    expect(writes(body)).toBe(true);
  });

  it.each([
    'Hi Ana,\n\nMy mum ran a bakery for thirty years, so I know your mornings. We supply flour to nine shops in Leeds.\n\nWorth a sample?\n\nTore',
    'Hi Ana,\n\nIt was great to see you at the fair on Friday. I would love to show you the new oven next week.\n\nBest,\nTore',
    'Hi Ana,\n\nDad and I make gates. Yours has come off its hinge, and the kids from the school climb through. We could mend it for 300 pounds.\n\nTore',
    ...ORDINARY,
    ...BORROWED_WORDS,
  ])('is nobody who sells, however warmly: %s', (body) => {
    expect(writes(body)).toBe(false);
  });
});
