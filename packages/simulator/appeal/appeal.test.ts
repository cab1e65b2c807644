import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AppealBalance, LeadAppeal, LeadInList } from '../lead.ts';
import { addExpectedRates, RATE_COUNT, RATE_NAMES, type Constants } from '../model/chances.ts';
import { fitShifts } from '../model/fitClasses.ts';
import { MODEL } from '../model/model.ts';
import { predict } from '../model/predictors.ts';
import { readLead } from '../model/readLead.ts';
import { BUCKET_COUNT } from '../outcome.ts';
import { simulateLeads } from '../simulateLeads.ts';
import { buildCampaign, buildList } from '../testing/buildLead.ts';
import { twentyEmails } from '../testing/twentyEmails.ts';
import { withAppeal, withBalance } from './applyAppeal.ts';
import { balanceAppeals } from './balanceAppeals.ts';
import { APPEAL_STAGES, MOST_APPEAL, standardizeScores, type AppealScore } from './scores.ts';

const campaign = buildCampaign();
const titles = ['CEO', 'Sales Manager', null, 'Intern', 'VP Operations'] as const;
const mixedList = (count: number): LeadInList[] =>
  buildList(count, (index) => ({ title: titles[index % 5] ?? null, email: twentyEmails[index % 20] ?? { subject: 's', body: 'b' } }));

type Balanced = { appeals: readonly LeadAppeal[]; balance: AppealBalance };

function balanced(leads: readonly LeadInList[], scores: readonly AppealScore[]): Balanced {
  const result = balanceAppeals(campaign, leads, scores);
  if (result === null) throw new Error('nothing was balanced');
  return result;
}

/** Mean expected rates in points, bucket by bucket. */
function meanRates(leads: readonly LeadInList[], { appeals, balance }: Partial<Balanced> = {}): Float64Array {
  const table = new Float64Array(BUCKET_COUNT * RATE_COUNT);
  const constants: Constants = balance === undefined ? MODEL.constants : withBalance(MODEL.constants, balance);
  leads.forEach((lead, index) => {
    const { columns } = readLead(campaign, lead);
    const own = predict(columns, MODEL.weights);
    const appeal = appeals?.[index];
    const predictors = appeal === undefined ? own : withAppeal(own, appeal);
    addExpectedRates(table, { predictors, weight: 100 / leads.length, fits: fitShifts(columns, MODEL.weights) }, constants);
  });
  return table;
}

function furthest(leads: readonly LeadInList[], result: Balanced): { points: number; at: string } {
  const [before, after] = [meanRates(leads), meanRates(leads, result)];
  let worst = { points: 0, at: '' };
  before.forEach((rate, index) => {
    const points = Math.abs((after[index] ?? 0) - rate);
    if (points > worst.points) worst = { points, at: `${RATE_NAMES[index % RATE_COUNT]} at bucket ${Math.floor(index / RATE_COUNT)}` };
  });
  return worst;
}

const score = fc.double({ min: -8, max: 8, noNaN: true });
const oneScore = fc.record({ open: score, reply: score, positive: score });
/** Opinions of several kinds: spread out, all alike, two camps, a few outliers. */
const opinions = (count: number) =>
  fc.oneof(
    fc.array(oneScore, { minLength: count, maxLength: count }),
    fc.array(score, { minLength: count, maxLength: count }).map((list) => list.map((one) => ({ open: one, reply: one, positive: one }))),
    fc
      .array(fc.boolean(), { minLength: count, maxLength: count })
      .map((list) => list.map((isKeen) => (isKeen ? { open: 8, reply: 8, positive: 8 } : { open: -8, reply: -8, positive: -8 }))),
    fc
      .nat(count - 1)
      .map((keen) => Array.from({ length: count }, (_, index) => ({ open: Number(index === keen) * 8, reply: 0, positive: 0 }))),
  );

describe('appeals', () => {
  it('move no mean rate of the list by 0.01 points at any bucket', () => {
    const leads = mixedList(60);
    fc.assert(
      fc.property(opinions(60), (scores) => {
        expect(furthest(leads, balanced(leads, scores)).points).toBeLessThan(0.01);
      }),
      { numRuns: 40 },
    );
  });

  it('move no lead by more than the limit at any stage and bucket', () => {
    const leads = mixedList(40);
    fc.assert(
      fc.property(opinions(40), (scores) => {
        const { appeals, balance } = balanced(leads, scores);
        const most = Math.max(...balance.open.map(Math.abs));
        return appeals.every((appeal) =>
          APPEAL_STAGES.every((stage) => Math.abs(appeal[stage]) + (stage === 'open' ? most : 0) <= MOST_APPEAL),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('keep the order of the scores', () => {
    const leads = buildList(30);
    const scores = leads.map((_, index) => ({ open: index / 10, reply: -index / 10, positive: Math.sin(index) }));
    const { appeals } = balanced(leads, scores);
    for (let index = 1; index < 30; index += 1) {
      expect(appeals[index]?.open).toBeGreaterThanOrEqual(appeals[index - 1]?.open ?? 0);
      expect(appeals[index]?.reply).toBeLessThanOrEqual(appeals[index - 1]?.reply ?? 0);
    }
  });

  it('do not move leads if all leads have the same scores', () => {
    const leads = buildList(12);
    const { appeals } = balanced(
      leads,
      leads.map(() => ({ open: 5, reply: 5, positive: -5 })),
    );
    for (const appeal of appeals) for (const stage of APPEAL_STAGES) expect(appeal[stage]).toBeCloseTo(0, 4);
  });

  it('are null for an empty list, or for fewer scores than leads', () => {
    expect(balanceAppeals(campaign, [], [])).toBeNull();
    expect(balanceAppeals(campaign, buildList(2), [{ open: 0, reply: 0, positive: 0 }])).toBeNull();
  });
});

describe('a simulation with appeals', () => {
  const leads = mixedList(400);
  const scores = leads.map((_, index) => ({ open: Math.sin(index * 7), reply: Math.cos(index * 5), positive: Math.sin(index * 3) }));
  const { appeals, balance } = balanced(leads, scores);
  const withAppeals = leads.map((lead, index): LeadInList => ({ ...lead, appeal: appeals[index] ?? null }));
  const calibrated = simulateLeads(campaign, leads);

  it('is the calibrated one if either half is missing', () => {
    expect(simulateLeads(campaign, withAppeals)).toEqual(calibrated);
    expect(simulateLeads({ ...campaign, appealBalance: balance }, leads)).toEqual(calibrated);
    expect(
      simulateLeads(
        { ...campaign, appealBalance: balance },
        leads.map((lead) => ({ ...lead, appeal: null })),
      ),
    ).toEqual(calibrated);
  });

  it('moves leads under the same random draws, each independently of the others', () => {
    const moved = simulateLeads({ ...campaign, appealBalance: balance }, withAppeals);
    const changed = moved.filter((outcome, index) => outcome.openRank !== calibrated[index]?.openRank);
    expect(changed.length).toBeGreaterThan(300);
    expect(moved.map(({ inboxFrom }) => inboxFrom)).toEqual(calibrated.map(({ inboxFrom }) => inboxFrom));
    expect(simulateLeads({ ...campaign, appealBalance: balance }, withAppeals.slice(100, 110))).toEqual(moved.slice(100, 110));
  });
});

describe('scores', () => {
  const anchor = (value: number): AppealScore => ({ open: value, reply: value, positive: value });

  it('are relative to the anchors of their own batch, so that a shift of the batch cancels out', () => {
    const batch = (mood: number) => ({ anchors: [anchor(mood - 1), anchor(mood + 1)], scores: [anchor(mood), anchor(mood + 2)] });
    const [first, second] = standardizeScores([batch(0), batch(-3)]);
    expect(first).toEqual(second);
    expect(first?.map(({ open }) => open)).toEqual([0, 2]);
  });

  it('are not exaggerated by anchors that hardly differ, and need anchors', () => {
    expect(standardizeScores([{ anchors: [anchor(1), anchor(1)], scores: [anchor(2)] }])).toEqual([[anchor(2)]]);
    expect(standardizeScores([{ anchors: [], scores: [anchor(2)] }])).toEqual([[]]);
  });
});
