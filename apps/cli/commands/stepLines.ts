import type { StepResult } from '@coldcast/contract/shapes';
import { DEFAULT_COMPLAINT_PRICES } from '@coldcast/rules/complaintPrices';
import { summarizeSequence } from '@coldcast/rules/sequence/summarizeSequence';
import type { TableColumn } from '../output/renderTable.ts';

export const STEP_COLUMNS: readonly TableColumn[] = [
  { head: 'Email', isEnd: true },
  { head: 'Sent to', isEnd: true },
  { head: 'Opens', isEnd: true },
  { head: 'Replies', isEnd: true },
  { head: 'Interested', isEnd: true },
  { head: 'Unsubscribes', isEnd: true },
  { head: 'Spam reports', isEnd: true },
  { head: 'Expected replies in 100 leads (80% range)', isEnd: true },
];

const in100 = (share: number): string => (share * 100).toFixed(2);

/** The cells of one email: who gets it, what they did in this run, and the expected replies. */
export function toStepCells({ step, expected, interval80, ...counts }: StepResult): string[] {
  const { stillIn, opened, reply, reply_positive: interested, unsubscribe, report_spam: spamReports } = counts;
  const range = interval80?.reply;
  return [
    ...[step, stillIn, opened, reply, interested, unsubscribe, spamReports].map(String),
    expected === null || range === undefined ? '-' : `${in100(expected.reply)} (${in100(range[0])} to ${in100(range[1])})`,
  ];
}

/** Which emails bring the replies and where to stop, with the sentences of the pages; nothing before the campaign has ended. */
export function describeSequence(steps: readonly StepResult[]): string[] {
  const expected = steps.flatMap((step) => step.expected ?? []);
  return expected.length < steps.length ? [] : summarizeSequence(expected, DEFAULT_COMPLAINT_PRICES);
}
