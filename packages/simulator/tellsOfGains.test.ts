import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { buildList } from './testing/buildLead.ts';
import { tellsOfGains } from './tellsOfGains.ts';

const campaign = { seed: 'gains', leadCount: 8 };
const SOUND =
  'Two carriers near you lost a morning each week at gate 4.\n\nWe plan their slots now, and Harlow Freight has been with us since May. Is a plan for your gate of interest?';
const listOf = (text: string, subject = 'gate 4') =>
  buildList(8, () => ({ title: 'Transport Manager', email: { subject, body: `Hi Dana,\n\n${text}\n\nBest,\nErin` } }));

/** What the narratives and takeaways say can be gained. */
const toldBy = (leads: ReturnType<typeof listOf>): string => {
  const { open, reply } = explain(campaign, leads);
  return [open, reply]
    .flatMap(({ positive, negative }) => [positive, negative])
    .flatMap(({ narrative, keyTakeaways }) => [narrative, ...keyTakeaways])
    .join('\n');
};
const WINS_BACK = /\babout [\d.]+ (?:opens|replies) in 100 are lost\b/i;

describe('tellsOfGains', () => {
  it.each([
    ['a request for time', listOf(`${SOUND}\n\nAre you free for a 30-minute call on Tuesday or Thursday?`.replace(/Is a plan.*\?/, ''))],
    ['a long subject', listOf(SOUND, 'What the trucks at your gate cost you in each of the weeks of this year')],
  ])('is true where the insights name a gain: %s', (_, leads) => {
    expect(toldBy(leads)).toMatch(WINS_BACK);
    expect(tellsOfGains(campaign, leads)).toBe(true);
  });

  it('is false only where they name none', () => {
    const leads = listOf(SOUND);
    expect(tellsOfGains(campaign, leads)).toBe(false);
    expect(toldBy(leads)).not.toMatch(WINS_BACK);
  });
});
