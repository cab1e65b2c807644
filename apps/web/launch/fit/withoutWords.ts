import { countOf } from '@coldcast/rules/countOf';
import { countExpected, countReplies } from '@coldcast/simulator/countReplies';
import type { ListEffect } from '@coldcast/simulator/listTrial';
import { in100 } from '@coldcast/simulator/numbers';

/** "2.4 fewer replies"; null if the number would round to zero. */
const fewer = (count: number, shown: string, what: string): string | null =>
  Number(shown) === 0 ? null : `${shown} ${count > 0 ? 'fewer' : 'more'} ${what}`;

/** What leaving out the far leads gains and costs, in the numbers of the advice. */
export type WithoutWords = Record<'rate' | 'leads' | 'replies' | 'reports', string>;

export function toWithoutWords(without: ListEffect): WithoutWords {
  const { kept, repliesLost, reportsAvoided } = without;
  const [before, after] = [in100(without.replies[0]), in100(without.replies[1])];
  return {
    rate: before === after ? `Reply rate unchanged at ${after} in 100` : `Reply rate from ${before} to ${after} in 100`,
    leads: `on ${countOf(kept, 'lead')}`,
    replies: fewer(repliesLost, countReplies(Math.abs(repliesLost), without), 'replies') ?? 'Same number of replies',
    reports: fewer(reportsAvoided, countExpected(Math.abs(reportsAvoided)), 'spam reports') ?? 'Same number of spam reports',
  };
}
