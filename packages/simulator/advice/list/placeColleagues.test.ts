import { describe, expect, it } from 'vitest';
import { placeColleagues } from './placeColleagues.ts';
import type { Action } from '../plan/stagePlan.ts';

/** A shorter list of a factor that raises 2 replies in 100 by so many points. */
const listOf = (factorId: string, points: number): Action =>
  ({
    text: factorId,
    factor: { factorId, deltaPoints: -points },
    recommendation: {
      verification: { verified: true, deltaPoints: points },
      list: { mayLead: true, replies: [0.02, 0.02 + points / 100] },
    },
  }) as unknown as Action;
const textOf = (points: number): Action =>
  ({ text: 'ask_size', factor: { factorId: 'ask_size', deltaPoints: -points }, recommendation: null }) as unknown as Action;
const placed = (...actions: Action[]): string[] =>
  placeColleagues(actions).map(({ text, recommendation }) => `${text} ${recommendation?.list?.mayLead ?? '-'}`);

describe('one person per company', () => {
  it('leads where it gains much, and more than any wording', () => {
    expect(placed(listOf('contacts_per_company', 0.5), textOf(0.3))).toEqual(['contacts_per_company true', 'ask_size -']);
  });

  it('is held back where a wording costs more', () => {
    expect(placed(listOf('contacts_per_company', 0.5), textOf(0.6))).toEqual(['contacts_per_company false', 'ask_size -']);
  });

  it('is not told where it gains little, or no more than leaving out strangers', () => {
    expect(placed(listOf('contacts_per_company', 0.2), textOf(0.1))).toEqual(['ask_size -']);
    expect(placed(listOf('contacts_per_company', 0.5), listOf('fit', 0.5))).toEqual(['fit true']);
    expect(placed(listOf('contacts_per_company', 0.5), listOf('fit', 0.1))).toHaveLength(2);
  });
});
