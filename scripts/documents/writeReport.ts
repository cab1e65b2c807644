import type { WholeReport } from '../reader/reportReader.ts';

/** The reader's report as stored for the methodology page, shares with three decimals. */
export const writeReport = (report: WholeReport): string =>
  `${JSON.stringify(report, (_, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(3)) : value), 2)}\n`;
