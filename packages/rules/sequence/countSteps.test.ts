import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLeads, type CountedLead } from '../analytics.ts';
import { DETAILED_ACTIONS, REPLY_INTENTS } from '../leadActions.ts';
import { countSteps, STEP_COUNT_FIELDS, type StepCounts } from './countSteps.ts';
import { isAnswer } from './stepThresholds.ts';

const quietActions = DETAILED_ACTIONS.filter((action) => !isAnswer(action));
const answers = DETAILED_ACTIONS.filter(isAnswer);

/** An email is opened only if it is in the inbox. */
const thresholds = fc
  .record({ inboxFrom: fc.integer({ min: 0, max: 10 }), later: fc.integer({ min: 0, max: 10 }), answers: fc.boolean() })
  .map(({ inboxFrom, later, ...step }) => {
    const opensFrom = inboxFrom + later;
    return { ...step, inboxFrom: inboxFrom > 9 ? null : inboxFrom, opensFrom: opensFrom > 9 ? null : opensFrom };
  });

const lowest = (values: readonly (number | null)[]): number | null =>
  values.reduce((low, value) => (value === null || (low !== null && low <= value) ? low : value), null);

const lead: fc.Arbitrary<CountedLead> = fc
  .record({
    steps: fc.array(thresholds, { minLength: 1, maxLength: 7 }),
    answer: fc.constantFrom(...answers),
    quiet: fc.constantFrom(...quietActions),
    intent: fc.constantFrom(...REPLY_INTENTS),
  })
  .map(({ steps, answer, quiet, intent }) => {
    const actionIfOpened = steps.some((step) => step.answers) ? answer : quiet;
    return {
      inboxFrom: lowest(steps.map((step) => step.inboxFrom)),
      opensFrom: lowest(steps.map((step) => step.opensFrom)),
      actionIfOpened,
      replyIntentIfOpened: actionIfOpened === 'reply' ? intent : null,
      ...(steps.length > 1 && { steps, quietActionIfOpened: quiet }),
    };
  });
const leads = fc.array(lead, { maxLength: 40 });
const bucket = fc.integer({ min: 0, max: 9 });

const sum = (steps: readonly StepCounts[], field: (typeof STEP_COUNT_FIELDS)[number]): number =>
  steps.reduce((total, step) => total + step[field], 0);

describe('countSteps', () => {
  it('adds up to the counts of the whole sequence', () => {
    fc.assert(
      fc.property(leads, bucket, (some, at) => {
        const [steps, whole] = [countSteps(some, at), countLeads(some, at)];
        for (const field of ['reply', 'reply_positive', 'unsubscribe', 'report_spam'] as const)
          expect(sum(steps, field)).toBe(whole[field]);
        expect(steps[0]?.opened ?? 0).toBe(whole.openedFirst);
        expect(steps[0]?.stillIn ?? 0).toBe(whole.total);
      }),
    );
  });

  it('sends the next email to those who have one and did not answer this one', () => {
    fc.assert(
      fc.property(leads, bucket, (some, at) => {
        const steps = countSteps(some, at);
        steps.forEach(({ step, stillIn, inbox, opened, reply, unsubscribe, report_spam: spam }, index) => {
          const next = steps[index + 1];
          const ended = reply + unsubscribe + spam;
          const withNext = some.filter((each) => (each.steps?.length ?? 1) > step).length;
          expect(opened).toBeLessThanOrEqual(inbox);
          expect(inbox).toBeLessThanOrEqual(stillIn);
          expect(ended).toBeLessThanOrEqual(opened);
          if (next !== undefined) expect(next.stillIn).toBeLessThanOrEqual(Math.min(stillIn, withNext));
          if (next !== undefined && withNext === some.length) expect(next.stillIn).toBe(stillIn - ended);
        });
      }),
    );
  });

  it('adds up over disjoint sets of leads', () => {
    fc.assert(
      fc.property(leads, leads, bucket, (first, second, at) => {
        const [a, b, both] = [countSteps(first, at), countSteps(second, at), countSteps([...first, ...second], at)];
        both.forEach((step, index) => {
          for (const field of STEP_COUNT_FIELDS) expect((a[index]?.[field] ?? 0) + (b[index]?.[field] ?? 0)).toBe(step[field]);
        });
      }),
    );
  });

  it('is empty without leads and has one step for single emails', () => {
    expect(countSteps([], 4)).toEqual([]);
    expect(countSteps([{ inboxFrom: 0, opensFrom: 2, actionIfOpened: 'reply', replyIntentIfOpened: 'question' }], 4)).toEqual([
      { step: 1, stillIn: 1, inbox: 1, opened: 1, reply: 1, reply_positive: 1, unsubscribe: 0, report_spam: 0 },
    ]);
  });
});
