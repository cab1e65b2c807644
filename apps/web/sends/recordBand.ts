import type { RecordEntry } from '@coldcast/contract/outcomes';

/** The range of results for the real number of sends; without a result, the band of the true rate. */
export function shownBand({ reply }: RecordEntry): { low: number; middle: number; high: number } {
  const [low, high] = reply.seen80 ?? reply.trueRate80;
  return { low, middle: reply.median, high };
}

/** The right end of the shared scale: the next whole number in 100 above every value. */
export function recordCap(entries: readonly RecordEntry[]): number {
  const highest = Math.max(0.01, ...entries.flatMap((entry) => [shownBand(entry).high, entry.actualReply ?? 0]));
  return Math.min(1, Math.ceil(highest * 100) / 100);
}
