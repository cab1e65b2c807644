import { describe, expect, it } from 'vitest';
import { hashText } from '../draws.ts';
import { RATE_COUNT, RATE_NAMES } from '../model/chances.ts';
import { COLUMNS } from '../model/columns.ts';
import { MODEL } from '../model/model.ts';
import { BUCKET_MIDPOINTS, REFERENCE_BUCKET } from '../outcome.ts';
import { PRIORS_VERSION } from '../priors.ts';
import { composeReference } from '../reference/compose.ts';
import { readReference, REFERENCE_VERSION } from '../reference/reference.ts';
import { atReferenceBucket, prepareContrasts, shownLogOddsRatios } from './marginals.ts';
import { meansOf, populationRates, readPopulation } from './population.ts';
import { placementCurve } from './solve.ts';
import { SOLVED } from './solved.ts';

// If this fails after a change of priors, reading or reference, run `node scripts/calibrate.ts`.
const population = readReference();
const columns = readPopulation(population);
const rates = populationRates(columns, MODEL);
const rateAt = (bucket: number, name: (typeof RATE_NAMES)[number]) => rates[bucket * RATE_COUNT + RATE_NAMES.indexOf(name)] ?? 0;

describe('the calibration', () => {
  it('was solved for these priors and this reference', () => {
    expect(SOLVED.priors).toBe(PRIORS_VERSION);
    expect(SOLVED.reference).toBe(REFERENCE_VERSION);
  });

  it('centers every column at its mean over the reference population', () => {
    const means = meansOf(columns);
    COLUMNS.forEach((column, index) => {
      expect(Math.abs((means[index] ?? 0) - (SOLVED.columnMeans[column.name] ?? Number.NaN)), column.name).toBeLessThan(0.02);
    });
  });

  it('shows the base rates at 40-50 within 1% of their value', () => {
    const wanted = {
      inbox: 0.82,
      open: 0.45,
      reply: 0.027,
      interest: 0.027 * 0.3,
      unsubscribe: 0.005,
      spam_report: 0.0015,
      forward: 0.0027,
      remind_later: 0.0045,
      no_action: 0.2025,
      delete: 0.126,
      archive: 0.0808,
    };
    for (const name of RATE_NAMES) expect(Math.abs(rateAt(REFERENCE_BUCKET, name) / wanted[name] - 1), name).toBeLessThan(0.01);
  });

  it('opens at every midpoint within 0.2 points and lands on the placement curve within 0.3', () => {
    BUCKET_MIDPOINTS.forEach((midpoint, bucket) => {
      expect(Math.abs(rateAt(bucket, 'open') - midpoint)).toBeLessThan(0.002);
      expect(Math.abs(rateAt(bucket, 'inbox') - placementCurve(midpoint))).toBeLessThan(0.003);
    });
  });

  it('places about 34, 82 and 98% at the lowest, the reference and the highest bucket', () => {
    expect([0, 4, 9].map((bucket) => Math.round(100 * placementCurve(BUCKET_MIDPOINTS[bucket] ?? 0)))).toEqual([34, 82, 98]);
  });

  it('brings more replies per open if fewer open, because keener people open first', () => {
    const perOpen = BUCKET_MIDPOINTS.map((_, bucket) => rateAt(bucket, 'reply') / rateAt(bucket, 'open'));
    expect(perOpen).toEqual(perOpen.toSorted((one, other) => other - one));
    expect(perOpen[0]).toBeGreaterThan(0.064);
    expect(perOpen[9]).toBeLessThan(0.057);
  });

  it('shows every marginal odds ratio of the priors within 1%', () => {
    const evaluation = atReferenceBucket(MODEL);
    for (const contrast of prepareContrasts(population)) {
      const shown = shownLogOddsRatios(contrast, evaluation);
      contrast.targets.forEach(({ predictor, logOddsRatio }, index) => {
        expect(Math.abs((shown[index] ?? Number.NaN) - logOddsRatio), `${contrast.column} on ${predictor}`).toBeLessThan(0.01);
      });
    }
  }, 120_000);
});

describe('the reference emails', () => {
  it('are the composed ones, 200 different texts to 200 companies', () => {
    const emails = composeReference();
    expect(new Set(emails.map(({ body }) => body)).size).toBe(200);
    expect(new Set(emails.map(({ company }) => company)).size).toBe(200);
  });

  it('are those the model was calibrated on, according to a hash of all texts', () => {
    // Different emails are a different reference: raise its version, calibrate, and update the hash.
    expect([REFERENCE_VERSION, hashText(JSON.stringify(composeReference())).join(' ')]).toEqual(['2026.1', '877098629 1007765544']);
  });

  it('have no faults: nothing unfilled, nobody misnamed', () => {
    for (const values of population.emails) {
      expect(values.brokenVariables).toBe(0);
      expect(values.wrongName).toBe(0);
    }
  });
});
