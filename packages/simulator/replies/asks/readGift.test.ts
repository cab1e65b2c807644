import { describe, expect, it } from 'vitest';
import { repliesTo } from '../../testing/repliesTo.ts';
import { readGift } from './readGift.ts';

const CAT = {
  subject: 'the desk',
  body: "Hi Ana,\n\nMum's desk is still here and we leave on the 4th. Would you like it for your room, or shall I offer it to Bert?\n\nLots of love,\nHilde",
};

describe('readGift', () => {
  it('reads what is given away, and who gets it otherwise', () => {
    expect(readGift(CAT.body).fields).toEqual([
      ['gift', 'it'],
      ['instead', 'offer it to Bert'],
    ]);
    expect(readGift('Do you want them back?').fields).toEqual([['gift', 'them']]);
    expect(readGift('Would you like it if we came on Friday? Do you want one of us to drive?').tags).toEqual([]);
  });

  it('is taken, or left to somebody else, by those who are asked', () => {
    const replies = (intent: 'interested' | 'not_interested') => repliesTo(CAT, { intents: [intent], perIntent: 20 });
    expect(replies('interested').filter((text) => !/\b(?:love|like) it\b/.test(text))).toEqual([]);
    expect(replies('not_interested').filter((text) => !/offer it to Bert/i.test(text))).toEqual([]);
  });
});
