import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecast, forecastInSlices } from './forecast.ts';
import { RATE_NAMES } from './model/chances.ts';
import { BUCKET_COUNT, OF_REPLIES, REFERENCE_BUCKET, type BucketForecast } from './outcome.ts';
import { buildCampaign, buildList, plainEmail } from './testing/buildLead.ts';

const campaign = buildCampaign();
const neutral = forecast(campaign, buildList(200));
const atReference = (buckets: readonly BucketForecast[]): BucketForecast => {
  const bucket = buckets[REFERENCE_BUCKET];
  if (bucket === undefined) throw new Error('no bucket');
  return bucket;
};
const width = ([low, high]: readonly [number, number]) => high - low;

describe('the forecast', () => {
  it('has ten buckets, lowest first, with rates that only grow in inbox and open', () => {
    expect(neutral.map(({ bucket }) => bucket)).toEqual(Array.from({ length: BUCKET_COUNT }, (_, bucket) => bucket));
    for (let bucket = 1; bucket < BUCKET_COUNT; bucket += 1) {
      expect(neutral[bucket]?.expected.inbox).toBeGreaterThan(neutral[bucket - 1]?.expected.inbox ?? 1);
      expect(neutral[bucket]?.expected.open).toBeGreaterThan(neutral[bucket - 1]?.expected.open ?? 1);
    }
  });

  it('is the same for one bucket alone, and if it is computed in slices', () => {
    const list = buildList(60);
    const all = forecast(campaign, list);
    expect(forecast(campaign, list, { buckets: [8, 0] })).toEqual([all[8], all[0]]);
    const work = forecastInSlices(campaign, list, { buckets: [4] });
    let step = work.next();
    while (!step.done) step = work.next();
    expect(step.value).toEqual([all[4]]);
  });

  it('splits opens into the actions without a remainder', () => {
    for (const { expected } of neutral) {
      const { inbox, open, interest, ...actions } = expected;
      expect(Object.values(actions).reduce((sum, rate) => sum + rate, 0)).toBeCloseTo(open, 7);
      expect(open).toBeLessThan(inbox);
      expect(interest).toBeLessThan(expected.reply);
    }
  });

  it('holds the expected rate inside its interval, and the true rate inside what a run may show', () => {
    for (const { expected, trueRate80, run80 } of neutral) {
      for (const rate of RATE_NAMES) {
        expect(trueRate80[rate][0]).toBeLessThan(expected[rate]);
        expect(trueRate80[rate][1]).toBeGreaterThan(expected[rate]);
        // A few expected emails out of 200 are counts like any other; rarer events often do not occur.
        if (expected[rate] > 0.02) expect(width(run80[rate])).toBeGreaterThan(width(trueRate80[rate]) * 0.98);
      }
    }
  });

  it('spreads replies by the campaign effect: about 1.1 to 6.4% around 2.7%', () => {
    // Many draws, since this is about the spread itself and not about how closely a few hundred draws meet it.
    const [manyDraws] = forecast(campaign, buildList(200), { buckets: [REFERENCE_BUCKET], draws: { first: 0, count: 3000 } });
    if (manyDraws === undefined) throw new Error('no bucket');
    const { expected, trueRate80 } = manyDraws;
    expect(trueRate80.reply[0] / expected.reply).toBeGreaterThan(0.33);
    expect(trueRate80.reply[0] / expected.reply).toBeLessThan(0.46);
    expect(trueRate80.reply[1] / expected.reply).toBeGreaterThan(2);
    expect(trueRate80.reply[1] / expected.reply).toBeLessThan(2.7);
  });

  it('keeps shares of replies within narrower bounds than the intervals of their two rates', () => {
    for (const { expected, trueRate80, ofReplies } of neutral) {
      for (const rate of OF_REPLIES) {
        const { expected: share, interval80 } = ofReplies[rate];
        expect(share).toBeCloseTo(expected[rate] / expected.reply, 6);
        expect(interval80[0]).toBeLessThan(share);
        expect(interval80[1]).toBeGreaterThan(share);
        expect(interval80[0]).toBeGreaterThan(trueRate80[rate][0] / trueRate80.reply[1]);
        expect(interval80[1]).toBeLessThan(trueRate80[rate][1] / trueRate80.reply[0]);
      }
    }
  });

  it('leaves the share of positive replies open as far as the sources do', () => {
    const [low, high] = atReference(neutral).ofReplies.interest.interval80;
    const oddsRatio = high / (1 - high) / (low / (1 - low));
    // 14% and 48% have an odds ratio of 5.7.
    expect(oddsRatio).toBeGreaterThan(3);
    expect(oddsRatio).toBeLessThan(5.7);
  });

  it('does not depend on the order of the leads', () => {
    const list = buildList(400, (index) => ({ email: { ...plainEmail, subject: plainEmail.subject + ' again'.repeat(index % 9) } }));
    expect(forecast(campaign, list.toReversed())).toEqual(forecast(campaign, list));
  });

  it('moves toward a past result and gets narrower with it', () => {
    const leads = buildList(20);
    const better = atReference(forecast(campaign, leads, { pastResult: { sent: 2000, replies: 140 } }));
    const usual = atReference(neutral);
    expect(better.expected.reply).toBeGreaterThan(usual.expected.reply);
    const logWidth = ([low, high]: readonly [number, number]) => Math.log(high / low);
    expect(logWidth(better.trueRate80.reply)).toBeLessThan(0.9 * logWidth(usual.trueRate80.reply));
    expect(better.expected.open).toBe(usual.expected.open);
  });

  it('ignores an empty past result and refuses an impossible one', () => {
    const leads = buildList(20);
    expect(forecast(campaign, leads, { pastResult: { sent: 0, replies: 0 } })).toEqual(forecast(campaign, leads));
    expect(() => forecast(campaign, leads, { pastResult: { sent: 1, replies: 2 } })).toThrow(RangeError);
  });

  it('is all zeros for an empty list', () => {
    expect(atReference(forecast(campaign, [])).expected.open).toBe(0);
  });
});

describe('any list at all', () => {
  it('has finite rates between 0 and 1, whatever is written in it', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 80 });
    const maybe = fc.option(text, { nil: null });
    const rows = fc.record({ subject: text, body: text, company: maybe, title: maybe, companySize: maybe, industry: maybe, name: maybe });
    fc.assert(
      fc.property(fc.array(rows, { minLength: 1, maxLength: 4 }), (list) => {
        const leads = buildList(list.length, (index) => {
          const { subject = '', body = '', ...facts } = list[index] ?? {};
          return { ...facts, email: { subject, body } };
        });
        for (const { expected } of forecast(buildCampaign({ leadCount: leads.length }), leads, { draws: { first: 0, count: 4 } })) {
          for (const rate of RATE_NAMES) expect(expected[rate] > 0 && expected[rate] < 1).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});
