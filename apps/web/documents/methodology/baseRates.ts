import { BUCKET_MIDPOINTS, REFERENCE_BUCKET } from '@coldcast/simulator/outcome';
import { getPrior, PRIORS } from '@coldcast/simulator/priors';
import { inHundred, SPREAD_80 } from './coefficient.ts';
import { GRADES } from './outcomeGroups.ts';

const openShare = BUCKET_MIDPOINTS[REFERENCE_BUCKET] ?? 0;

const actions = [
  ['Reply', 'base.reply'],
  ['Unsubscribe', 'base.unsubscribe'],
  ['Spam report', 'base.report_spam'],
  ['Forward to a colleague', 'base.forward_internally'],
  ['Remind me later', 'base.remind_me_later'],
  ['Archive', 'base.archive'],
  ['Delete', 'base.delete'],
  ['No action', 'base.no_action'],
] as const;

const shown = (share: number): string => `${inHundred(share)} in 100`;

const gradeTitle = (name: string): string => GRADES.find(({ grade }) => grade === getPrior(name).grade)?.title ?? '';

/** The base rates at bucket 40-50, of sent and of opened emails. */
export const baseRateTable = (): string[][] => [
  ['Reach the inbox', shown(getPrior('base.inbox').mean), '-', gradeTitle('base.inbox')],
  ['Open', shown(openShare), '-', 'the bucket itself'],
  ...actions.map(([label, name]) => {
    const { mean } = getPrior(name);
    return [label, shown(mean * openShare), shown(mean), gradeTitle(name)];
  }),
];

/** The 80% range of one campaign's true reply rate at the base rate, from the spread between campaigns, as "about 2.7 in 100 (1.1 to 6.4)". */
export function replyRange(): string {
  const { mean } = getPrior('base.reply');
  const half = SPREAD_80 * getPrior('chance.campaignReply').sd;
  const at = (shift: number) => (100 * openShare) / (1 + Math.exp(-(Math.log(mean / (1 - mean)) + shift)));
  return `about ${at(0).toFixed(1)} in 100 (${at(-half).toFixed(1)} to ${at(half).toFixed(1)})`;
}

export const countGrade = (grade: string): number => PRIORS.filter((row) => row.grade === grade).length;
