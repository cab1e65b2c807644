import { describe, expect, it } from 'vitest';
import { forecast } from '../forecast.ts';
import type { LeadInList } from '../lead.ts';
import { addExpectedRates, RATE_COUNT, RATE_NAMES } from '../model/chances.ts';
import { MODEL } from '../model/model.ts';
import { addSequenceRates } from '../model/sequenceRates.ts';
import { BUCKET_COUNT, REFERENCE_BUCKET, type BucketForecast, type LeadOutcome, type Rates } from '../outcome.ts';
import { composeReference } from '../reference/compose.ts';
import { composeFollowUps } from '../reference/followUps.ts';
import { toReferenceLead } from '../reference/reference.ts';
import { simulateLeads } from '../simulateLeads.ts';
import { buildCampaign, buildList, withContexts } from '../testing/buildLead.ts';
import { buildFollowUp, buildFollowUps } from '../testing/buildSequence.ts';

/** The reference emails to the reference readers, each with four neutral follow-ups three days apart. */
const referenceList: LeadInList[] = withContexts(
  composeReference().map((email, index) => {
    const lead = toReferenceLead(email, index);
    const neutral = composeFollowUps(lead.firstName ?? 'Dana');
    return { ...lead, followUps: [0, 1, 2, 3].flatMap((step) => neutral[(index * 7 + step * 6) % neutral.length] ?? []) };
  }),
);
const campaign = buildCampaign();
const reference = forecast(campaign, referenceList);
const at = (buckets: readonly BucketForecast[], bucket: number): BucketForecast & { steps: NonNullable<BucketForecast['steps']> } => {
  const found = buckets[bucket];
  if (found?.steps === undefined) throw new Error('There are no steps.');
  return { ...found, steps: found.steps };
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('a sequence of five neutral emails', () => {
  const isBetween = (value: number, low: number, high: number) => value > low && value < high;
  const fallsOf = (replies: readonly number[]) => replies.slice(1).map((reply, index) => reply / (replies[index] ?? 1));

  it.each([
    ['20-30', 2],
    ['40-50', 4],
    ['70-80', 7],
  ])('decays at %s as published sequences do', (_label, bucket) => {
    const { steps } = at(reference, bucket);
    const replies = steps.map(({ expected }) => expected.reply);
    expect((replies[0] ?? 0) / sum(replies)).toSatisfy((share: number) => isBetween(share, 0.45, 0.6));
    expect(fallsOf(replies)).toSatisfy((falls: number[]) => falls.every((fall) => isBetween(fall, 0.4, 0.75)));
    expect((replies[1] ?? 0) / (replies[0] ?? 1)).toSatisfy((added: number) => isBetween(added, 0.3, 0.55));
    const perEmail = (step: number, rate: 'unsubscribe' | 'spam_report') =>
      (steps[step - 1]?.expected[rate] ?? 0) / (steps[step - 1]?.stillIn ?? 1);
    expect(perEmail(4, 'unsubscribe') / perEmail(1, 'unsubscribe')).toSatisfy((times: number) => isBetween(times, 1.5, 1.7));
    expect(perEmail(4, 'spam_report') / perEmail(1, 'spam_report')).toSatisfy((times: number) => isBetween(times, 1.38, 1.52));
  });

  it('falls evenly at the ends of the scale too', () => {
    for (const bucket of [0, 9]) {
      const replies = at(reference, bucket).steps.map(({ expected }) => expected.reply);
      expect(fallsOf(replies)).toSatisfy((falls: number[]) => falls.every((fall) => isBetween(fall, 0.4, 0.75)));
    }
  });

  it('has a first email with the same rates as alone', () => {
    const alone = forecast(
      campaign,
      referenceList.map(({ followUps: _dropped, ...lead }) => lead),
    );
    reference.forEach(({ steps, openedFirst }, bucket) => {
      const single = alone[bucket];
      for (const rate of ['inbox', 'open', 'reply', 'interest', 'unsubscribe', 'spam_report'] as const) {
        expect(steps?.[0]?.expected[rate]).toBeCloseTo(single?.expected[rate] ?? -1, 8);
      }
      expect(openedFirst?.expected).toBe(steps?.[0]?.expected.open);
      expect(single?.steps).toBeUndefined();
      expect(single?.openedFirst).toBeUndefined();
    });
  });
});

describe('the forecast of a sequence', () => {
  it('adds up: steps to the whole, actions to the opens, leads who answer to leads who drop out', () => {
    for (const { expected, steps = [] } of reference) {
      for (const rate of ['reply', 'interest', 'unsubscribe', 'spam_report'] as const) {
        expect(sum(steps.map((step) => step.expected[rate]))).toBeCloseTo(expected[rate], 7);
        expect(steps.at(-1)?.upTo.expected[rate]).toBeCloseTo(expected[rate], 8);
      }
      expect(steps.at(-1)?.upTo.expected.open).toBeCloseTo(expected.open, 8);
      const { inbox, open, interest: _interest, ...actions } = expected;
      expect(sum(Object.values(actions))).toBeCloseTo(open, 7);
      expect(open).toBeLessThan(inbox);
      steps.forEach(({ stillIn, expected: ofStep }, index) => {
        const next = steps[index + 1];
        if (next !== undefined) expect(next.stillIn).toBeCloseTo(stillIn - ofStep.reply - ofStep.unsubscribe - ofStep.spam_report, 7);
      });
    }
  });

  it('holds every rate of every email in its band', () => {
    for (const { steps = [] } of [at(reference, 2), at(reference, REFERENCE_BUCKET)]) {
      for (const { expected, trueRate80, upTo } of steps) {
        for (const rate of ['inbox', 'open', 'reply', 'interest', 'unsubscribe', 'spam_report'] as const) {
          expect(trueRate80[rate][0]).toBeLessThan(expected[rate]);
          expect(trueRate80[rate][1]).toBeGreaterThan(expected[rate]);
          expect(upTo.trueRate80[rate][0]).toBeLessThan(upTo.expected[rate]);
          expect(upTo.trueRate80[rate][1]).toBeGreaterThan(upTo.expected[rate]);
        }
      }
    }
  });

  it('only grows with the bucket in inbox, open and every kind of answer', () => {
    for (let bucket = 1; bucket < BUCKET_COUNT; bucket += 1) {
      for (const rate of ['inbox', 'open', 'reply', 'interest', 'unsubscribe', 'spam_report'] as const) {
        expect(reference[bucket]?.expected[rate]).toBeGreaterThan(reference[bucket - 1]?.expected[rate] ?? 1);
      }
    }
  });

  it('is the same every time, and the same for one bucket as for all', () => {
    const list = referenceList.slice(0, 30);
    const all = forecast(campaign, list);
    expect(forecast(campaign, list)).toEqual(all);
    expect(forecast(campaign, list, { buckets: [8, 0] })).toEqual([all[8], all[0]]);
  });

  it('counts leads with fewer emails only for the emails they get', () => {
    const list = buildList(40, (index) => (index < 20 ? {} : { followUps: buildFollowUps(2) }));
    const { steps, expected } = at(forecast(campaign, list), REFERENCE_BUCKET);
    expect(steps).toHaveLength(3);
    expect(steps[1]?.stillIn).toBeLessThan(0.5);
    expect(steps[2]?.upTo.expected.reply).toBeCloseTo(expected.reply, 8);
  });

  it('sums chances as the plain formulas do if there is one email', () => {
    const predictors = Float64Array.of(0.2, -0.4, 0.3, 0.1, -0.2, 0.5, 0.1);
    const fits = [
      { share: 0.6, shifts: [] },
      { share: 0.4, shifts: [0, 0, 0.5, -0.1, 0, 0.2, 0.3] },
    ];
    const [plain, whole] = [new Float64Array(BUCKET_COUNT * RATE_COUNT), new Float64Array(BUCKET_COUNT * RATE_COUNT)];
    addExpectedRates(plain, { predictors, weight: 1, fits }, MODEL.constants);
    addSequenceRates(whole, { steps: [predictors], weight: 1, fits }, MODEL.constants);
    plain.forEach((value, index) => expect(whole[index]).toBeCloseTo(value, 12));
  });
});

const isFrom = (from: number | null, bucket: number): boolean => from !== null && from <= bucket;

/** Results of some runs of a list at a bucket, as shares of all leads. */
function meanRates(outcomes: readonly LeadOutcome[], bucket: number): Map<string, number> {
  const shares = new Map<string, number>();
  const add = (name: string) => shares.set(name, (shares.get(name) ?? 0) + 1 / outcomes.length);
  for (const { steps = [], inboxFrom, opensFrom, action, intent, quietAction } of outcomes) {
    if (isFrom(inboxFrom, bucket)) add('inbox');
    if (isFrom(opensFrom, bucket)) add('open');
    const answered = steps.findIndex((step) => step.answers && isFrom(step.opensFrom, bucket));
    if (answered === -1) {
      if (isFrom(opensFrom, bucket)) add(String(quietAction));
      continue;
    }
    add(action);
    add(`${action} ${answered + 1}`);
    if (intent === 'interested' || intent === 'question') add('interest');
  }
  return shares;
}

describe('the expected rates of a sequence', () => {
  // A strong list, so that answers are frequent and the comparison is sharp.
  const followUps = [
    buildFollowUp({ waitDays: 1 }),
    buildFollowUp({ subject: 'Paid in a week', body: 'Northgate Logistics cut its unpaid freight bills by half with us.' }),
    buildFollowUp(),
  ];
  const list = buildList(250, (index) => ({ followUps, title: ['CEO', 'Head of Finance', 'Buyer', null][index % 4] ?? null }));
  const small = { ...campaign, leadCount: 50 };
  const outcomes = Array.from({ length: 60 }, (_, run) => simulateLeads({ ...small, seed: `run ${run}` }, list)).flat();
  const forecasts = forecast(small, list);

  it.each([2, 4, 9])('are what many runs come to at bucket %d', (bucket) => {
    const { expected, steps } = at(forecasts, bucket);
    const shares = meanRates(outcomes, bucket);
    const close = (name: string, rate: number) => {
      const error = Math.sqrt((rate * (1 - rate)) / outcomes.length);
      expect(Math.abs((shares.get(name) ?? 0) - rate), name).toBeLessThan(4 * error);
    };
    const names: Partial<Record<keyof Rates, string>> = {
      spam_report: 'report_spam',
      forward: 'forward_internally',
      remind_later: 'remind_me_later',
    };
    for (const rate of RATE_NAMES) close(names[rate] ?? rate, expected[rate]);
    for (const { step, expected: ofStep } of steps) {
      close(`reply ${step}`, ofStep.reply);
      close(`unsubscribe ${step}`, ofStep.unsubscribe);
      close(`report_spam ${step}`, ofStep.spam_report);
    }
  });
});
