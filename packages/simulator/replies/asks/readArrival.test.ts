import { describe, expect, it } from 'vitest';
import { readArrival, readBite } from './readArrival.ts';

describe('readArrival', () => {
  it.each([
    ["On Monday I'm at the yard next door. Could I walk your fence at half past eight?", 'Monday', 'Monday at half past eight'],
    ["I've a job across the road Friday around two. Mind if I hop over?", 'Friday', 'Friday around two'],
    ['May I stick my head in on Tuesday at 4 pm?', 'Tuesday', 'Tuesday at 4 pm'],
    ['Can I stop by on Thursday and look at two of your bays?', 'Thursday', null],
    ["We're closed on Monday. Could I come by?", null, null],
    ['Our shop sells out every Friday. Could I come by at nine?', null, null],
  ])('is read from the question or the sentence before it: %s', (prose, day, slot) => {
    const question = (prose.split(/(?<=[.?!])\s+/).at(-1) ?? '').replace('?', '');
    expect(readArrival(prose, question)).toEqual({ day, slot });
  });
});

describe('readBite', () => {
  it('is what the visitor would bring, and not what they sell', () => {
    expect(readBite("I'll bring bagels.")).toBe('bagels');
    expect(readBite("The coffee's on me.")).toBe('coffee');
    expect(readBite('We roast coffee and sell pastries.')).toBeNull();
  });
});
