import type { SimulatedBucket, Simulation } from './simulateFile.ts';

const percent = (rate: number): string => {
  const value = rate * 100;
  return `${value >= 10 ? value.toFixed(0) : value.toFixed(value >= 1 ? 1 : 2)} %`;
};

const columns: readonly { head: string; cell: (bucket: SimulatedBucket) => string }[] = [
  { head: 'usual open rate', cell: ({ bucket }) => `${bucket} %` },
  { head: 'inbox', cell: ({ expected }) => percent(expected.inbox) },
  { head: 'open', cell: ({ expected }) => percent(expected.open) },
  {
    head: 'reply (80 %)',
    cell: ({ expected, interval80 }) => `${percent(expected.reply)} (${percent(interval80.reply[0])} to ${percent(interval80.reply[1])})`,
  },
  { head: 'interest', cell: ({ expected }) => percent(expected.interest) },
  { head: 'unsubscribe', cell: ({ expected }) => percent(expected.unsubscribe) },
  { head: 'spam report', cell: ({ expected }) => percent(expected.spam_report) },
  { head: 'this run: opened', cell: ({ counts }) => String(counts.total - counts.not_opened) },
  { head: 'replied', cell: ({ counts }) => String(counts.reply) },
  { head: 'interested', cell: ({ counts }) => String(counts.reply_positive) },
];

/** The simulation as a table for people. */
export function renderTable(simulation: Simulation): string {
  const rows = [columns.map(({ head }) => head), ...simulation.buckets.map((bucket) => columns.map(({ cell }) => cell(bucket)))];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
  return [
    `${simulation.leads} leads, seed "${simulation.seed}", priors ${simulation.priors}`,
    'In simulation; calibrated to published averages, not yet checked on your sends. Rates are shares of mails sent.',
    '',
    ...lines,
    '',
  ].join('\n');
}
