import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANALYTICS_FIELDS, countLeads, zeroCounts, type AnalyticsCounts, type CountedLead } from './analytics.ts';
import { isInboxedAt, isOpenedAt } from './deliverability.ts';
import { DETAILED_ACTIONS, REPLY_INTENTS } from './leadActions.ts';

const threshold = fc.option(fc.integer({ min: 0, max: 9 }));
const lead: fc.Arbitrary<CountedLead> = fc
  .record({
    inboxFrom: threshold,
    opensFrom: threshold,
    action: fc.constantFrom(...DETAILED_ACTIONS),
    intent: fc.constantFrom(...REPLY_INTENTS),
  })
  .map(({ inboxFrom, opensFrom, action, intent }) => ({
    inboxFrom,
    opensFrom,
    actionIfOpened: action,
    replyIntentIfOpened: action === 'reply' ? intent : null,
  }));
const leads = fc.array(lead, { maxLength: 60 });
const bucket = fc.integer({ min: 0, max: 9 });

const settledParts = (c: AnalyticsCounts): number =>
  c.not_opened + c.reply + c.archive + c.delete + c.no_action + c.unsubscribe + c.report_spam + c.forward_internally + c.remind_me_later;

describe('countLeads', () => {
  it('counts every lead exactly once', () => {
    fc.assert(
      fc.property(leads, bucket, (some, at) => {
        const counts = countLeads(some, at);
        expect(counts.total).toBe(some.length);
        expect(settledParts(counts)).toBe(counts.total);
        expect(counts.reply_positive + counts.reply_neutral + counts.reply_negative).toBe(counts.reply);
        expect(counts.classify_as_spam).toBeLessThanOrEqual(counts.not_opened);
      }),
    );
  });

  it('counts opens and spam by the thresholds of each lead', () => {
    fc.assert(
      fc.property(leads, bucket, (some, at) => {
        const counts = countLeads(some, at);
        expect(counts.total - counts.not_opened).toBe(some.filter((each) => isOpenedAt(each, at)).length);
        expect(counts.classify_as_spam).toBe(some.filter((each) => !isOpenedAt(each, at) && !isInboxedAt(each, at)).length);
      }),
    );
  });

  it('counts every open of a single email as an open of the first', () => {
    fc.assert(
      fc.property(leads, bucket, (some, at) => {
        const counts = countLeads(some, at);
        expect(counts.openedFirst).toBe(counts.total - counts.not_opened);
      }),
    );
  });

  it('adds up over disjoint sets of leads', () => {
    fc.assert(
      fc.property(leads, leads, bucket, (first, second, at) => {
        const [a, b, both] = [countLeads(first, at), countLeads(second, at), countLeads([...first, ...second], at)];
        for (const field of ANALYTICS_FIELDS) expect(a[field] + b[field]).toBe(both[field]);
      }),
    );
  });

  it('never loses an open as the bucket rises', () => {
    fc.assert(
      fc.property(leads, fc.integer({ min: 0, max: 8 }), (some, at) => {
        expect(countLeads(some, at + 1).not_opened).toBeLessThanOrEqual(countLeads(some, at).not_opened);
      }),
    );
  });

  it('is all zeros without leads', () => {
    expect(countLeads([], 4)).toEqual({ ...zeroCounts(), openedFirst: 0 });
    expect(Object.keys(zeroCounts())).toEqual([...ANALYTICS_FIELDS]);
  });
});
