import type { ReaderReport } from '../reader/measure.ts';

/** The reader's report as stored for the methodology page, shares with three decimals. */
export const writeReport = (report: ReaderReport): string =>
  `${JSON.stringify(report, (_, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(3)) : value), 2)}\n`;
