import { describe, expect, it } from 'vitest';
import { buildCampaign, buildList } from '../testing/buildLead.ts';
import { MACHINE_SHARES, machinePrior } from './bucketEvidence.ts';
import { learnOpens } from './learnOpens.ts';
import { learnSender } from './learnSender.ts';
import type { ExpectedCount } from './levelPosterior.ts';
import { readPastEmails } from './readPastCampaign.ts';
import type { PastCampaign } from './sender.ts';

const LEVEL_SD = 0.06;
const grid = (points: number, reach: number): number[] =>
  Array.from({ length: points }, (_, index) => ((2 * index) / (points - 1) - 1) * reach);
const gauss = (value: number): number => Math.exp(-0.5 * value * value);
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** A count's likelihood relative to its peak, with every open by a machine counted, and own parts summed on a fine grid. */
function likelihood({ trials, count, eta }: ExpectedCount, machineShare: number, ownSd: number): number {
  const owns = grid(801, 5);
  const peak = count * Math.log(count / trials) + (trials - count) * Math.log(1 - count / trials);
  const terms = owns.map((own) => {
    const person = 1 / (1 + Math.exp(-(eta + ownSd * own)));
    const opened = person + (1 - person) * machineShare;
    return gauss(own) * Math.exp(count * Math.log(opened) + (trials - count) * Math.log(1 - opened) - peak);
  });
  return total(terms) / total(owns.map(gauss));
}

/** How likely each machine share is, by brute force over level, spread and own parts. */
function bruteForce(counts: readonly ExpectedCount[]): number[] {
  const weights = MACHINE_SHARES.map((share, machine) => {
    const cells = [-1.5, -0.5, 0.5, 1.5, 2.5, 3.5].flatMap((offset) =>
      grid(21, 4).map(
        (level) =>
          gauss(offset) *
          gauss(level) *
          counts.reduce(
            (product, count) =>
              product * likelihood({ ...count, eta: count.eta + LEVEL_SD * level }, share, Math.exp(Math.log(0.25) + 0.5 * offset)),
            1,
          ),
      ),
    );
    return Math.exp(machinePrior()[machine] ?? 0) * total(cells);
  });
  return weights.map((weight) => weight / total(weights));
}

const at = (open: number): number => Math.log(open / (1 - open));

describe('tracked opens', () => {
  it('tell the same about machines as brute force over level, spread and own parts', () => {
    const counts = [
      { trials: 2140, count: 980, eta: at(0.36) },
      { trials: 300, count: 120, eta: at(0.4) },
      { trials: 900, count: 500, eta: at(0.35) },
    ];
    const { machines } = learnOpens(counts, LEVEL_SD);
    const top = Math.max(...machines);
    const shares = machines.map((log) => Math.exp(log - top));
    bruteForce(counts).forEach((share, index) => expect((shares[index] ?? 0) / total(shares)).toBeCloseTo(share, 2));
  });

  const expected = readPastEmails(buildCampaign(), buildList(40));
  const campaign = (delivered: number, opened: number): PastCampaign => ({
    delivered,
    opened,
    expected,
    replies: null,
    positive: null,
    unsubscribed: null,
    spamReports: null,
  });
  const likely = (past: readonly PastCampaign[]): number => learnSender(past).buckets.filter(({ probability }) => probability > 0.1).length;

  it('that differ widely leave more than one usual open rate possible, however many emails were sent', () => {
    expect(likely([campaign(2140, 390), campaign(980, 171), campaign(1250, 600), campaign(900, 400)])).toBeGreaterThan(1);
    expect(likely([campaign(20_000, 3600), campaign(20_000, 9600)])).toBeGreaterThan(1);
  });

  it('that agree place a sender more closely the more campaigns there are', () => {
    const top = (count: number) =>
      Math.max(...learnSender(Array.from({ length: count }, () => campaign(1000, 250))).buckets.map(({ probability }) => probability));
    expect(top(12)).toBeGreaterThan(top(1));
    expect(top(12)).toBeGreaterThan(0.6);
  });
});
