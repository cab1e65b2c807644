import { countOf } from '../../packages/rules/countOf.ts';
import { DEFAULT_BUCKET } from '@coldcast/rules/deliverability';
import { toOpenCount } from '@coldcast/rules/ratings';
import type { SimulatedBucket, SimulatedStep, Simulation } from './simulateFile.ts';

const percent = (rate: number): string => {
  const value = rate * 100;
  return `${value >= 10 ? value.toFixed(0) : value.toFixed(value >= 1 ? 1 : 2)}%`;
};

const columns: readonly { head: string; cell: (bucket: SimulatedBucket) => string }[] = [
  { head: 'usual open rate', cell: ({ bucket }) => `${bucket}%` },
  { head: 'inbox', cell: ({ expected }) => percent(expected.inbox) },
  { head: 'open', cell: ({ expected, sequence }) => percent(sequence?.openedFirst.expected ?? expected.open) },
  {
    head: 'reply (80%)',
    cell: ({ expected, interval80 }) => `${percent(expected.reply)} (${percent(interval80.reply[0])} to ${percent(interval80.reply[1])})`,
  },
  { head: 'interest', cell: ({ expected }) => percent(expected.interest) },
  { head: 'unsubscribe', cell: ({ expected }) => percent(expected.unsubscribe) },
  { head: 'spam report', cell: ({ expected }) => percent(expected.spam_report) },
  { head: 'this run: opened', cell: ({ counts }) => String(toOpenCount(counts)) },
  { head: 'replied', cell: ({ counts }) => String(counts.reply) },
  { head: 'interested', cell: ({ counts }) => String(counts.reply_positive) },
];

const withBand = (rate: number, [low, high]: readonly [number, number]): string => `${percent(rate)} (${percent(low)} to ${percent(high)})`;

const stepColumns: readonly { head: string; cell: (step: SimulatedStep) => string }[] = [
  { head: 'email', cell: ({ step }) => String(step) },
  { head: 'still in', cell: ({ stillIn }) => percent(stillIn) },
  { head: 'open', cell: ({ expected }) => percent(expected.open) },
  { head: 'reply (80%)', cell: ({ expected, trueRate80 }) => withBand(expected.reply, trueRate80.reply) },
  { head: 'interest', cell: ({ expected }) => percent(expected.interest) },
  { head: 'unsubscribe', cell: ({ expected }) => percent(expected.unsubscribe) },
  { head: 'spam report', cell: ({ expected }) => percent(expected.spam_report) },
  { head: 'replies so far', cell: ({ upTo }) => percent(upTo.expected.reply) },
  { head: 'this run: sent', cell: ({ counts }) => String(counts.stillIn) },
  { head: 'opened', cell: ({ counts }) => String(counts.opened) },
  { head: 'replied', cell: ({ counts }) => String(counts.reply) },
];

/** Lines of a table with every column as wide as its widest cell. */
function toLines<Row>(shown: readonly { head: string; cell: (row: Row) => string }[], entries: readonly Row[]): string[] {
  const rows = [shown.map(({ head }) => head), ...entries.map((entry) => shown.map(({ cell }) => cell(entry)))];
  const widths = shown.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
}

/** The table by email at the default bucket; empty if every lead has one email. */
function toSequenceLines({ buckets }: Simulation): string[] {
  const sequence = buckets.find(({ bucket }) => bucket === DEFAULT_BUCKET)?.sequence;
  if (sequence === undefined) return [];
  const note = `Opens above are those of email 1. All other rates are those of the whole sequence. By email at ${DEFAULT_BUCKET}%, shares of all leads:`;
  return ['', note, '', ...toLines(stepColumns, sequence.steps), '', ...sequence.says];
}

/** The simulation as a table for people; sequences get a second one, by email. */
export function renderTable(simulation: Simulation): string {
  return [
    `${countOf(simulation.leads, 'lead')}, seed "${simulation.seed}", model version ${simulation.priors}`,
    'In simulation; calibrated to published averages, not yet checked on your sends. Rates are shares of emails sent.',
    '',
    ...toLines(columns, simulation.buckets),
    ...toSequenceLines(simulation),
    '',
  ].join('\n');
}
