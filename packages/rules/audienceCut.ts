import { describeCut } from './audienceWords.ts';

/** Expected counts for some leads. */
export type AudienceSums = { leads: number; interest: number; replies: number; unsubscribes: number; spamReports: number };
type Interval = [number, number];

/** One lead's expected rates, as fractions of emails sent. */
type RatedLead = { interest: number; reply: number; unsubscribe: number; spamReport: number };

/** What the leads before a cut bring and risk. */
export type CutPoint = {
  leads: number;
  interest: number;
  interest80: Interval;
  spamReports: number;
  spamReports80: Interval;
  interestLost80: Interval;
  spamReportsAvoided80: Interval;
  chances: number[];
};
export type AudienceCut = CutPoint & { kept: AudienceSums; leftOut: AudienceSums; sentence: string };

/** Leads in sending order, with the result of every cut on a curve, shortest first. */
type Ordered = { leads: readonly RatedLead[]; all: AudienceSums; curve: readonly CutPoint[] };

const sumUp = (leads: readonly RatedLead[]): AudienceSums => {
  const sums = { leads: leads.length, interest: 0, replies: 0, unsubscribes: 0, spamReports: 0 };
  for (const { interest, reply, unsubscribe, spamReport } of leads) {
    sums.interest += interest;
    sums.replies += reply;
    sums.unsubscribes += unsubscribe;
    sums.spamReports += spamReport;
  }
  return sums;
};

const nothing: CutPoint = {
  leads: 0,
  interest: 0,
  interest80: [0, 0],
  spamReports: 0,
  spamReports80: [0, 0],
  interestLost80: [0, 0],
  spamReportsAvoided80: [0, 0],
  chances: [],
};

function between(one: CutPoint, other: CutPoint, leads: number): CutPoint {
  const share = (leads - one.leads) / (other.leads - one.leads);
  const mix = (from: number, to: number): number => from + share * (to - from);
  const mixPair = (from: Interval, to: Interval): Interval => [mix(from[0], to[0]), mix(from[1], to[1])];
  return {
    leads,
    interest: mix(one.interest, other.interest),
    interest80: mixPair(one.interest80, other.interest80),
    spamReports: mix(one.spamReports, other.spamReports),
    spamReports80: mixPair(one.spamReports80, other.spamReports80),
    interestLost80: mixPair(one.interestLost80, other.interestLost80),
    spamReportsAvoided80: mixPair(one.spamReportsAvoided80, other.spamReportsAvoided80),
    chances: other.chances.map((chance, index) => mix(one.chances[index] ?? chance, chance)),
  };
}

/** The point of a curve at a cut, interpolated between its neighbors if the curve has none. */
function pointAt(curve: readonly CutPoint[], leads: number): CutPoint {
  const after = curve.findIndex((point) => point.leads >= leads);
  const [point = curve.at(-1) ?? nothing, before] = [curve[after], curve[after - 1]];
  // An empty cut has no chance of anything, and the first lead alone is not a trend: no interpolation between them.
  return point.leads === leads || before === undefined || before.leads === 0 ? point : between(before, point, leads);
}

const minus = (all: AudienceSums, kept: AudienceSums): AudienceSums => ({
  leads: all.leads - kept.leads,
  interest: Math.max(0, all.interest - kept.interest),
  replies: Math.max(0, all.replies - kept.replies),
  unsubscribes: Math.max(0, all.unsubscribes - kept.unsubscribes),
  spamReports: Math.max(0, all.spamReports - kept.spamReports),
});

/** The curve's numbers at a cut, moved to what a launch of the leads before it brings: nobody else of their companies gets the email. */
function moveTo(kept: AudienceSums, point: CutPoint): CutPoint {
  const [interest, reports] = [kept.interest - point.interest, kept.spamReports - point.spamReports];
  const move = ([low, high]: Interval, by: number): Interval => [Math.max(0, low + by), Math.max(0, high + by)];
  return {
    ...point,
    interest: kept.interest,
    interest80: move(point.interest80, interest),
    interestLost80: move(point.interestLost80, -interest),
    spamReports: kept.spamReports,
    spamReports80: move(point.spamReports80, reports),
    spamReportsAvoided80: move(point.spamReportsAvoided80, -reports),
  };
}

/** What a launch of the leads before a cut brings, and what is given up with the others. */
export const cutAudience = ({ all, curve }: Pick<Ordered, 'all' | 'curve'>, kept: AudienceSums): AudienceCut => ({
  ...moveTo(kept, pointAt(curve, kept.leads)),
  kept,
  leftOut: minus(all, kept),
  sentence: describeCut(all, kept),
});

/** What the first leads bring with the rates of the whole list. */
export const sumFirst = ({ leads }: Pick<Ordered, 'leads'>, cut: number): AudienceSums => sumUp(leads.slice(0, cut));

/** The default cut: all leads that are worth more than their complaints cost. */
export const usualCut = (leads: readonly { group: string }[]): number => leads.filter(({ group }) => group !== 'leave_out').length;
