import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FollowUp } from '../lead.ts';
import { BUCKET_COUNT, type LeadOutcome } from '../outcome.ts';
import { simulateLeads } from '../simulateLeads.ts';
import { buildCampaign, buildList } from '../testing/buildLead.ts';
import { buildFollowUp, buildFollowUps } from '../testing/buildSequence.ts';

const LEADS = 120;
const buckets = Array.from({ length: BUCKET_COUNT }, (_, bucket) => bucket);
const answers: readonly string[] = ['reply', 'unsubscribe', 'report_spam'];

const run = (followUps: readonly FollowUp[], seed: string, count = LEADS): LeadOutcome[] =>
  simulateLeads(
    buildCampaign({ seed }),
    buildList(count, () => (followUps.length === 0 ? {} : { followUps })),
  );

const isFrom = (from: number | null, bucket: number): boolean => from !== null && from <= bucket;

/** Position of the email that is answered at a bucket, -1 for none. */
const answeredAt = ({ steps = [] }: LeadOutcome, bucket: number): number =>
  steps.findIndex((step) => step.answers && isFrom(step.opensFrom, bucket));

/** What a lead shows at a bucket. */
function shownAt(outcome: LeadOutcome, bucket: number): string {
  if (answeredAt(outcome, bucket) !== -1) return `${outcome.action} ${outcome.intent}`;
  if (isFrom(outcome.opensFrom, bucket)) return String(outcome.quietAction);
  return isFrom(outcome.inboxFrom, bucket) ? 'not opened' : 'spam';
}

/** How far a lead is: filed as spam, in the inbox, opened, answered. */
const rankAt = (outcome: LeadOutcome, bucket: number): number => {
  const shown = shownAt(outcome, bucket);
  if (shown === 'spam') return 0;
  if (shown === 'not opened') return 1;
  return answeredAt(outcome, bucket) === -1 ? 2 : 3;
};

const seed = fc.string({ minLength: 1, maxLength: 8 });
/** Follow-ups of all sorts: early or late, with news or empty, reproachful, with a subject of their own, much too long. */
const body = fc.constantFrom(
  'Hi Dana,\n\nJust following up on my note below. Is this worth a look?\n\nRuth',
  'Any thoughts?',
  'I have written to you twice and you still have not replied.',
  'Northgate Logistics cut its unpaid freight bills by half with us. Here is the summary: example.com/northgate',
  'ACT NOW!!! This offer ends today, guaranteed. Click https://a.example https://b.example https://c.example',
  `Hi Dana,\n\n${'Most carriers we speak to wait more than six weeks for payment. '.repeat(12)}\n\nRuth`,
);
const followUp: fc.Arbitrary<FollowUp> = fc.record({
  subject: fc.constantFrom('', '', 'Paid in a week', 'Re: Late invoices'),
  body,
  waitDays: fc.integer({ min: 0, max: 30 }),
});
const followUps = fc.array(followUp, { minLength: 1, maxLength: 6 });
const RUNS = { numRuns: 25 };

describe('a sequence', () => {
  it('without follow-ups is one email, to the byte', () => {
    const plain = run([], 'a');
    const withNone = simulateLeads(
      buildCampaign({ seed: 'a' }),
      buildList(LEADS, () => ({ followUps: [] })),
    );
    expect(withNone).toEqual(plain);
    expect(JSON.stringify(plain)).not.toMatch(/steps|quietAction/);
  });

  it('starts exactly like its first email alone', () => {
    fc.assert(
      fc.property(seed, followUps, (text, some) => {
        const single = run([], text, 40);
        run(some, text, 40).forEach(({ steps, quietAction }, index) => {
          const { inboxFrom, opensFrom, action } = single[index] ?? { inboxFrom: -1, opensFrom: -1, action: 'archive' };
          expect(steps?.[0]).toEqual({ inboxFrom, opensFrom, answers: answers.includes(action) });
          if (!answers.includes(action)) expect(quietAction).toBe(action);
        });
      }),
      RUNS,
    );
  });

  it('only grows with the bucket, and the kind of answer never changes', () => {
    fc.assert(
      fc.property(seed, followUps, (text, some) => {
        for (const outcome of run(some, text, 40)) {
          const shown = buckets.map((bucket) => shownAt(outcome, bucket));
          const ranks = buckets.map((bucket) => rankAt(outcome, bucket));
          expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
          for (const rank of [2, 3]) expect(new Set(shown.filter((_, bucket) => ranks[bucket] === rank)).size).toBeLessThanOrEqual(1);
        }
      }),
      RUNS,
    );
  });

  it('has the lowest thresholds of its emails, one step per email, and an answer only if an email is answered', () => {
    const lowest = (values: readonly (number | null)[]) => Math.min(...values.map((value) => value ?? BUCKET_COUNT));
    fc.assert(
      fc.property(seed, followUps, (text, some) => {
        for (const { steps = [], inboxFrom, opensFrom, openRank, action, intent, quietAction } of run(some, text, 40)) {
          expect(steps).toHaveLength(some.length + 1);
          expect(inboxFrom ?? BUCKET_COUNT).toBe(lowest(steps.map((step) => step.inboxFrom)));
          expect(opensFrom ?? BUCKET_COUNT).toBe(lowest(steps.map((step) => step.opensFrom)));
          expect(Math.min(BUCKET_COUNT, Math.floor(openRank))).toBe(opensFrom ?? BUCKET_COUNT);
          expect(answers.includes(action)).toBe(steps.some((step) => step.answers));
          expect(intent !== null).toBe(action === 'reply');
          expect(answers).not.toContain(quietAction);
        }
      }),
      RUNS,
    );
  });

  it('changes nothing before an edited email', () => {
    fc.assert(
      fc.property(seed, fc.tuple(followUps, fc.nat()), followUp, (text, [some, at], other) => {
        const place = at % some.length;
        const edited = some.map((one, index) => (index === place ? other : one));
        const [before, after] = [run(some, text, 40), run(edited, text, 40)];
        before.forEach((outcome, index) => {
          const changed = after[index];
          expect(changed?.steps?.slice(0, place + 1)).toEqual(outcome.steps?.slice(0, place + 1));
          expect(changed?.quietAction).toBe(outcome.quietAction);
          for (const bucket of buckets) {
            const answered = answeredAt(outcome, bucket);
            if (changed !== undefined && answered !== -1 && answered <= place) {
              expect([answeredAt(changed, bucket), shownAt(changed, bucket)]).toEqual([answered, shownAt(outcome, bucket)]);
            }
          }
        });
      }),
      RUNS,
    );
  });

  it('with one more email changes no lead that answered before', () => {
    fc.assert(
      fc.property(seed, followUps, followUp, (text, some, more) => {
        const [before, after] = [run(some, text, 40), run([...some, more], text, 40)];
        before.forEach((outcome, index) => {
          const longer = after[index];
          if (longer === undefined) throw new Error('A lead is missing.');
          expect(longer.steps?.slice(0, -1)).toEqual(outcome.steps);
          for (const bucket of buckets) {
            if (answeredAt(outcome, bucket) === -1) continue;
            expect([answeredAt(longer, bucket), shownAt(longer, bucket)]).toEqual([answeredAt(outcome, bucket), shownAt(outcome, bucket)]);
          }
        });
      }),
      RUNS,
    );
  });

  it('gives each lead the same outcome in any batch, with one step per email', () => {
    const leads = buildList(60, (index) => (index % 3 === 0 ? {} : { followUps: buildFollowUps(index % 5) }));
    const campaign = buildCampaign();
    const whole = simulateLeads(campaign, leads);
    expect([...simulateLeads(campaign, leads.slice(40)), ...simulateLeads(campaign, leads.slice(0, 40))]).toEqual([
      ...whole.slice(40),
      ...whole.slice(0, 40),
    ]);
    whole.forEach(({ steps }, index) => {
      const followUpCount = index % 3 === 0 ? 0 : index % 5;
      expect(steps?.length).toBe(followUpCount === 0 ? undefined : followUpCount + 1);
    });
  });

  it('ends at an empty body', () => {
    const [outcome] = run([buildFollowUp(), buildFollowUp({ body: '  ' }), buildFollowUp()], 'a');
    expect(outcome?.steps).toHaveLength(2);
  });
});
