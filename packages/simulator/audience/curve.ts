import { quantile, toNanos } from '../model/quantiles.ts';
import type { RankedLead } from './rankLeads.ts';
import { drawnOdds, rateAt, type RatedList } from './ratedList.ts';
import { addOdds, chancesAbove, noSums } from './reportTail.ts';

type Interval = [low: number, high: number];

/** What the first leads of an order bring, and what the others would bring: expected numbers, and 80% intervals of the true ones. */
export type CurvePoint = {
  /** How many leads get the email, counted from the top of the order. */
  leads: number;
  interest: number;
  interest80: Interval;
  spamReports: number;
  spamReports80: Interval;
  /** For the leads left out by this cut. */
  interestLost80: Interval;
  spamReportsAvoided80: Interval;
  /** Chance that a send's spam reports exceed each limit; 0 if nobody gets it. */
  chances: number[];
};

/** The number of people a budget covers, and the most reports each of its limits allows. */
export type Budget = { people: number; limits: readonly number[] };

/** The most points of a curve, and a limit on the work for its chances: draws times counts times cuts. */
const MOST_POINTS = 200;
const MOST_WORK = 3e7;

/** The cuts a curve is computed at: all if there are few, otherwise evenly spread, always including the requested ones. */
export function pickCuts(
  leads: number,
  { limits, draws, wanted }: { limits: readonly number[]; draws: number; wanted: readonly number[] },
): number[] {
  const work = draws * (1 + (limits.at(-1) ?? 0) * 8);
  const most = Math.max(20, Math.min(MOST_POINTS, Math.floor(MOST_WORK / work)));
  const step = Math.max(1, leads / most);
  const cuts = Array.from({ length: Math.floor(leads / step) + 1 }, (_, index) => Math.round(index * step));
  return [...new Set([...cuts, ...wanted, leads])].filter((cut) => cut >= 0 && cut <= leads).toSorted((one, other) => one - other);
}

const toShare = (odds: number): number => odds / (1 + odds);

/** Sums leads in order in one draw and calls `at` for every cut. */
function walkDraw(
  list: RatedList,
  order: readonly RankedLead[],
  {
    draw,
    cuts,
    at,
  }: {
    draw: number;
    cuts: readonly number[];
    at: (place: number, sums: { interest: number; reports: number; odds: ReturnType<typeof noSums> }) => void;
  },
): { interest: number; reports: number } {
  const reportOdds = drawnOdds(list, draw, 'spam_report');
  const [interestRates, reportRates] = [drawnOdds(list, draw, 'interest').map(toShare), reportOdds.map(toShare)];
  const logNobody = reportOdds.map((odds) => -Math.log1p(odds));
  const odds = noSums();
  let [interest, reports, place] = [0, 0, 0];
  for (let taken = 0; taken <= order.length; taken += 1) {
    if (cuts[place] === taken) {
      at(place, { interest, reports, odds });
      place += 1;
    }
    const lead = order[taken];
    if (lead === undefined) break;
    const group = list.groupOf[lead.position] ?? 0;
    interest += interestRates[group] ?? 0;
    reports += reportRates[group] ?? 0;
    addOdds(odds, reportOdds[group] ?? 0, logNobody[group] ?? 0);
  }
  return { interest, reports };
}

const middle = (values: Float64Array): Interval => {
  const sorted = values.sort();
  return [toNanos(quantile(sorted, 0.1)), toNanos(quantile(sorted, 0.9))];
};

function centralSums(list: RatedList, order: readonly RankedLead[], cuts: readonly number[]): { interest: number; reports: number }[] {
  const sums = [{ interest: 0, reports: 0 }];
  for (const { position } of order) {
    const last = sums.at(-1) ?? { interest: 0, reports: 0 };
    sums.push({
      interest: last.interest + rateAt(list, position, 'interest'),
      reports: last.reports + rateAt(list, position, 'spam_report'),
    });
  }
  return cuts.map((cut) => sums[cut] ?? { interest: 0, reports: 0 });
}

/**
 * What every cut of an order brings and risks. The budget covers `people` like those who get the email; each lead represents as many as
 * needed, so the number of people stays constant while the cut moves.
 */
export function drawCurve(
  list: RatedList,
  order: readonly RankedLead[],
  { cuts, budget }: { cuts: readonly number[]; budget: Budget },
): CurvePoint[] {
  const draws = list.scales.length;
  const cells = () => cuts.map(() => new Float64Array(draws));
  const [interest, reports, chances] = [cells(), cells(), cuts.map(() => budget.limits.map(() => 0))];
  const totals = list.scales.map((_, draw) =>
    walkDraw(list, order, {
      draw,
      cuts,
      at: (place, sums) => {
        const [ofInterest, ofReports, ofChances, cut = 0] = [interest[place], reports[place], chances[place], cuts[place]];
        if (ofInterest !== undefined) ofInterest[draw] = sums.interest;
        if (ofReports !== undefined) ofReports[draw] = sums.reports;
        if (cut === 0 || ofChances === undefined) return;
        chancesAbove(sums.odds, budget.people / cut, budget.limits).forEach((chance, index) => {
          ofChances[index] = (ofChances[index] ?? 0) + chance / draws;
        });
      },
    }),
  );
  const central = centralSums(list, order, cuts);
  return cuts.map((leads, place): CurvePoint => {
    const [ofInterest, ofReports] = [interest[place] ?? new Float64Array(1), reports[place] ?? new Float64Array(1)];
    const lost = ofInterest.map((value, draw) => (totals[draw]?.interest ?? 0) - value);
    const avoided = ofReports.map((value, draw) => (totals[draw]?.reports ?? 0) - value);
    return {
      leads,
      interest: toNanos(central[place]?.interest ?? 0),
      interest80: middle(ofInterest),
      spamReports: toNanos(central[place]?.reports ?? 0),
      spamReports80: middle(ofReports),
      interestLost80: middle(lost),
      spamReportsAvoided80: middle(avoided),
      chances: (chances[place] ?? []).map(toNanos),
    };
  });
}
