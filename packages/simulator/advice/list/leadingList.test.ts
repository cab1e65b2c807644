import { describe, expect, it } from 'vitest';
import { gainsMuch, mayLead } from './leadingList.ts';

/** 200 leads of whom 4 reply: a quarter of their replies is one reply. */
const listLosing = (repliesLost: number) => ({ leads: 200, repliesLost, replies: [0.02, 0.03] as const });

describe('mayLead', () => {
  it('is true for a shorter list that costs few replies, if the list costs something', () => {
    expect(mayLead(listLosing(0.4), 0.3)).toBe(true);
    expect(mayLead(listLosing(1), 0.3)).toBe(true);
  });

  it('is false if more than a quarter of the expected replies is given up, whatever the list costs', () => {
    expect(mayLead(listLosing(1.1), 0.3)).toBe(false);
    expect(mayLead(listLosing(1.1), 3)).toBe(false);
  });

  it('is false if the list costs next to nothing, or nothing', () => {
    expect(mayLead(listLosing(0), 0.05)).toBe(true);
    expect(mayLead(listLosing(0), 0.049)).toBe(false);
    expect(mayLead(listLosing(0), -0.3)).toBe(false);
  });
});

describe('gainsMuch', () => {
  it('is true from a sixth or so of the reply rate on', () => {
    expect(gainsMuch({ replies: [0.02, 0.024] })).toBe(true);
    expect(gainsMuch({ replies: [0.02, 0.022] })).toBe(false);
    expect(gainsMuch({ replies: [0, 0.01] })).toBe(false);
  });
});
