import { describe, expect, it } from 'vitest';
import { readWishes } from './readWishes.ts';

describe('readWishes', () => {
  it('knows a note to customers, with the occasion it names', () => {
    expect(readWishes('Thank you for your orders this year. We open again on 3 January. Have a good Christmas.')).toEqual({
      occasion: 'Christmas',
      tags: ['wished'],
    });
    expect(readWishes('We are shut next week. Happy Easter to you all.')).toEqual({ occasion: 'Easter', tags: ['wished'] });
    expect(readWishes('You stayed with us right through the wire shortage. Thank you for your trust.')).toEqual({
      occasion: null,
      tags: ['buyer'],
    });
    expect(readWishes('I wanted to say thank you. A basket of plums is on its way.')).toEqual({ occasion: null, tags: ['treat'] });
  });

  it.each([
    'Thank you for your custom. Our prices rise by 4% in March. Have a good Christmas.',
    'Merry Christmas! Order by Friday and get 10% off.',
    'Happy New Year! Could you send us the forecast?',
    'Thank you for your trust. There is a wire shortage, so drums come late.',
    'Your invoice is attached.',
  ])('is nothing else: %s', (text) => {
    expect(readWishes(text)).toBeNull();
  });
});
