import { describe, expect, it } from 'vitest';
import { toRow } from '../explain/rows.ts';
import { buildCampaign, buildList } from '../testing/buildLead.ts';
import { sayBlamedLeft } from './sayBlamedLeft.ts';

const [row] = buildList(1).map((lead) => toRow(buildCampaign({ leadCount: 1 }), lead));
const leftIn = (lines: readonly string[], said = ''): string => {
  if (row === undefined) throw new Error('no lead');
  return sayBlamedLeft(row, { subject: 'kiln shelves', body: ['Hi Dana,', ...lines, 'Best,\nErin'].join('\n\n') }, said);
};
const OFFER = 'We cut kiln shelves to size and deliver them in a week.';

describe('what a better version leaves', () => {
  it('is nothing in a plain email that asks for interest', () => {
    expect(leftIn([OFFER, 'Would samples be of interest?'])).toBe('');
  });

  it('is the booking link and the request for time, in the plural', () => {
    const asked = ['Are you free for a 15-minute call on Tuesday?', 'Pick a time here: https://calendly.com/erin/15min'];
    expect(leftIn([OFFER, ...asked])).toBe(' (the booking link and the request for time stay)');
    expect(leftIn([OFFER, asked[0] ?? ''])).toBe(' (the request for time stays)');
  });

  it('is hype in its own words, unless they were already said', () => {
    const boast = 'We cut kiln shelves with our revolutionary, game-changing saw.';
    const [all, some] = [leftIn([boast, 'Would samples be of interest?']), leftIn([boast], 'Cut “revolutionary” and “game-changing”')];
    expect(all).toMatch(/^ \(.*“revolutionary”.* stay\)$/);
    expect(some).not.toContain('revolutionary');
  });
});
