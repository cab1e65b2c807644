import type { Persona } from '../persona/persona.ts';
import type { Segment, StageName } from './explanation.ts';
import { in100 } from '../narrative/numbers.ts';
import { segmentName } from '../narrative/segmentNames.ts';
import { createVoice } from '../narrative/voice.ts';
import { expectRate } from './expectRates.ts';
import type { LeadRow, RowGroup } from './rows.ts';
import { centralModel } from './drawnModels.ts';
import { groupLeads } from '../model/groups.ts';
import { groupRates, rateIndex } from '../model/rates.ts';
import { toNanos } from '../model/quantiles.ts';

const LEAST_LEADS = 10;
const MOST_SEGMENTS = 3;
/** A difference must exceed the middle 80% of what chance alone does to two such groups, and keep its sign in 80% of the draws. */
const LEAST_DISTANCE = 1.2816;
const SURE = 0.8;

const kinds = ['seniority', 'function', 'companySize', 'industry'] as const;
const valueOf = (kind: Segment['kind'], persona: Persona): string | null => (kind === 'function' ? persona.jobFunction : persona[kind]);

type Compared = { segment: Segment; distance: number };
type Rated = { row: LeadRow; rate: number };

const meanRate = (list: readonly Rated[]): number => list.reduce((sum, { rate }) => sum + rate, 0) / list.length;

/** The difference of two groups in units of its sampling spread; 0 if they do not differ. */
function distanceOf(one: readonly Rated[], other: readonly Rated[]): number {
  const [rate, otherRate] = [meanRate(one), meanRate(other)];
  const spread = Math.sqrt((rate * (1 - rate)) / one.length + (otherRate * (1 - otherRate)) / other.length);
  return Math.abs(rate - otherRate) / spread;
}

/** Whether most parameter draws agree which of two groups is ahead. */
function isSure(stage: StageName, [inside, outside]: readonly [readonly Rated[], readonly Rated[]], bucket: number): boolean {
  const rows = (list: readonly Rated[]) => list.map(({ row }) => row);
  const [one, other] = [expectRate(stage, rows(inside), { bucket }), expectRate(stage, rows(outside), { bucket })];
  const sign = Math.sign(one.rate - other.rate);
  const agreeing = one.draws.filter((rate, draw) => Math.sign(rate - (other.draws[draw] ?? 0)) === sign).length;
  return agreeing >= SURE * one.draws.length;
}

/** How the rate of some leads compares with that of the others; `<often>` is "more often" or "less often". */
export const SEGMENT_SENTENCES = [
  'In simulation, about <rate> in 100 <segment> <act>, compared with <other> in 100 of the others.',
  '<Segment>: about <rate> in 100 <act> in simulation. The rest of the list: <other>.',
  'The <n> <segment> <act> <often> in simulation: about <rate> in 100, compared with <other>.',
] as const;

function toSentence(stage: StageName, { kind, name, leads, rate, otherRate }: Segment, key: string): string {
  const segment = segmentName(kind, name);
  const fields = new Map([
    ['segment', segment],
    ['Segment', segment.charAt(0).toUpperCase() + segment.slice(1)],
    ['n', leads.toLocaleString('en-US')],
    ['rate', in100(rate)],
    ['other', in100(otherRate)],
    ['act', stage === 'open' ? 'open' : 'reply'],
    ['often', rate > otherRate ? 'more often' : 'less often'],
  ]);
  return createVoice(key, `segment ${stage} ${kind} ${name}`).say(SEGMENT_SENTENCES, fields) ?? '';
}

function segmentsOfKind(kind: Segment['kind'], rated: readonly Rated[]): { compared: Compared; inside: Rated[]; outside: Rated[] }[] {
  const known = rated.filter(({ row }) => valueOf(kind, row.persona) !== null);
  return [...Map.groupBy(known, ({ row }) => valueOf(kind, row.persona) ?? '')].flatMap(([name, inside]) => {
    const outside = known.filter(({ row }) => valueOf(kind, row.persona) !== name);
    if (inside.length < LEAST_LEADS || outside.length < LEAST_LEADS) return [];
    const segment: Segment = { kind, name, leads: inside.length, rate: meanRate(inside), otherRate: meanRate(outside), sentence: '' };
    const distance = distanceOf(inside, outside);
    return distance >= LEAST_DISTANCE && in100(segment.rate) !== in100(segment.otherRate)
      ? [{ compared: { segment, distance }, inside, outside }]
      : [];
  });
}

/** Kinds of leads whose expected rate differs from the others' by more than chance, clearest first; one of each kind. */
export function findSegments(stage: StageName, groups: readonly RowGroup[], { bucket, key }: { bucket: number; key: string }): Segment[] {
  const model = centralModel(bucket);
  const rated = groups.flatMap(({ rows, columns }): Rated[] => {
    const rate = groupRates(groupLeads([[columns]]), 0, model)[rateIndex(stage)] ?? 0;
    return rows.map((row) => ({ row, rate }));
  });
  return kinds
    .flatMap((kind) =>
      segmentsOfKind(kind, rated)
        .toSorted((one, other) => other.compared.distance - one.compared.distance)
        .slice(0, 1),
    )
    .filter(({ inside, outside }) => isSure(stage, [inside, outside], bucket))
    .toSorted((one, other) => other.compared.distance - one.compared.distance)
    .slice(0, MOST_SEGMENTS)
    .map(({ compared: { segment } }) => ({
      ...segment,
      rate: toNanos(segment.rate),
      otherRate: toNanos(segment.otherRate),
      sentence: toSentence(stage, segment, key),
    }));
}
