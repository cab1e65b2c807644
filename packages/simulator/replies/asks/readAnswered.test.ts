import { describe, expect, it } from 'vitest';
import { readSellerAsk } from './readSellerAsk.ts';

const read = (prose: string): { isPartly: boolean; answered: readonly (string | undefined)[] } => {
  const { tags, parts } = readSellerAsk(prose, { pick: ([first = '']) => first, person: 'company' });
  return { isPartly: tags.includes('partly'), answered: parts.map((part) => part.tags[0]) };
};

describe('readAnswered', () => {
  it('answers facts beside a thing to send or a question that it does not read', () => {
    expect(read('Who services your ovens? How many ovens do you run? And could you send me a photo of the plate?')).toEqual({
      isPartly: false,
      answered: ['askWho', 'askMany', 'askGive'],
    });
    expect(read('Can your dock take a forty foot trailer? How many cranes do you have?')).toEqual({
      isPartly: false,
      answered: ['askMany'],
    });
  });

  it('answers nothing if the last question is one that it does not read', () => {
    expect(read('How many cranes do you have? Can your dock take a forty foot trailer?').isPartly).toBe(true);
  });

  it('answers two facts though a third is not read', () => {
    expect(read('Who services your ovens, how many ovens do you run, and how far is the car park?')).toEqual({
      isPartly: false,
      answered: ['askWho', 'askMany'],
    });
  });

  it('leaves out what depends on a question that it does not read', () => {
    expect(read('Can your cranes lift a trailer? How many of them do you have?').isPartly).toBe(true);
  });
});
