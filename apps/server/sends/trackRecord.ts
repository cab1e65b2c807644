import type { getTrackRecord as getTrackRecordEndpoint, RecordEntry, TrackRecord } from '@coldcast/contract/outcomes';
import type { Handler } from '../http/bindEndpoint.ts';
import { listRecords } from './records.store.ts';
import { toRecordEntry } from './toRecordEntry.ts';

/** With fewer results, the record allows no verdict. */
const ENOUGH = 5;
const OLD_MS = 30 * 24 * 60 * 60 * 1000;

/** 95% Wilson interval of a share. */
function wilson95(count: number, of: number): [number, number] | null {
  if (of === 0) return null;
  const z = 1.959963984540054;
  const share = count / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How many actual results fall in each fifth of their forecast. */
function countRanks(scored: readonly RecordEntry[]): number[] {
  const ranks = [0, 0, 0, 0, 0];
  for (const { rank } of scored) {
    const fifth = Math.min(4, Math.floor((rank ?? 0) * 5));
    ranks[fifth] = (ranks[fifth] ?? 0) + 1;
  }
  return ranks;
}

/** Pairs of campaigns where the higher forecast also had the higher reply rate; ties are left out. */
function countPairs(scored: readonly RecordEntry[]): { calledRight: number; of: number } {
  let [calledRight, of] = [0, 0];
  scored.forEach((one, index) => {
    for (const other of scored.slice(index + 1)) {
      const called = one.reply.median - other.reply.median;
      const happened = (one.actualReply ?? 0) - (other.actualReply ?? 0);
      if (called === 0 || happened === 0) continue;
      of += 1;
      if (called * happened > 0) calledRight += 1;
    }
  });
  return { calledRight, of };
}

/**
 * Mean log scores. The sender's own average is included only if every scored forecast had one, so that all three cover the same campaigns.
 */
function meanScores(scored: readonly RecordEntry[]): TrackRecord['summary']['meanLogScore'] {
  const scores = scored.flatMap(({ logScore }) => logScore ?? []);
  if (scores.length === 0) return null;
  const own = scores.flatMap(({ ownAverage }) => ownAverage ?? []);
  return {
    forecast: mean(scores.map(({ forecast }) => forecast)),
    ownAverage: own.length === scores.length ? mean(own) : null,
    publishedAverage: mean(scores.map(({ publishedAverage }) => publishedAverage)),
  };
}

/** The summary of all frozen forecasts at a moment. */
function summarizeRecord(entries: readonly RecordEntry[], now: Date): TrackRecord['summary'] {
  const old = entries.filter(({ launchedAt }) => now.getTime() - Date.parse(launchedAt) > OLD_MS);
  const scored = entries.filter(({ isScored }) => isScored);
  const inside80 = scored.filter(({ isInside80 }) => isInside80 === true).length;
  return {
    oldLaunches: old.length,
    oldLaunchesWithoutResult: old.filter(({ outcomes }) => outcomes.length === 0).length,
    scored: scored.length,
    isEnough: scored.length >= ENOUGH,
    inside80,
    insideWilson95: wilson95(inside80, scored.length),
    ranks: countRanks(scored),
    meanLogScore: meanScores(scored),
    pairs: countPairs(scored),
  };
}

export const getTrackRecord: Handler<typeof getTrackRecordEndpoint> = async (app, { user }) => {
  const entries = (await listRecords(app.db, user.organisationId)).map(toRecordEntry);
  return { summary: summarizeRecord(entries, app.clock.now()), entries };
};
