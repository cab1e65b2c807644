import type { AudienceView } from '@coldcast/rules/audienceAnswer';

type Point = AudienceView['curve'][number];

/** One of the two panels: its position, and the value it shows for a point. */
export type Panel = {
  top: number;
  height: number;
  most: number;
  valueOf: (point: Point) => number;
  bandOf: (point: Point) => readonly [number, number];
};

/** Half the width of the slider's thumb, so that the line of a cut is above its middle at both ends. */
export const EDGE = 12;
export const TOP = 36;
const [INTEREST_HEIGHT, REPORT_HEIGHT, GAP] = [136, 84, 44];
export const CHART_HEIGHT = TOP + INTEREST_HEIGHT + GAP + REPORT_HEIGHT + 40;

/** The two panels of a curve, each as high as its band needs. */
export function toPanels(curve: readonly Point[]): { interest: Panel; reports: Panel } {
  const last = curve.at(-1);
  const most = (value: number | undefined) => Math.max(1e-6, 1.04 * (value ?? 0));
  return {
    interest: {
      top: TOP,
      height: INTEREST_HEIGHT,
      most: most(last?.interest80[1]),
      valueOf: ({ interest }) => interest,
      bandOf: ({ interest80 }) => interest80,
    },
    reports: {
      top: TOP + INTEREST_HEIGHT + GAP,
      height: REPORT_HEIGHT,
      most: most(last?.spamReports80[1]),
      valueOf: ({ spamReports }) => spamReports,
      bandOf: ({ spamReports80 }) => spamReports80,
    },
  };
}

/** The number of leads at which a line marks the end of the first group; null where it would lie on an end of the chart. */
export function firstLineOf({ groups, leads }: AudienceView): number | null {
  const first = groups[0]?.leads ?? 0;
  return first > 0 && first < leads.length ? first : null;
}

export const xOf = (leads: number, all: number, width: number): number => EDGE + (width - 2 * EDGE) * (all === 0 ? 0 : leads / all);
export const yOf = (value: number, { top, height, most }: Panel): number => top + height * (1 - value / most);

const round = (value: number): number => Math.round(value * 10) / 10;
const line = (points: readonly (readonly [number, number])[]): string => points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');

/** The `d` of a panel's line and band. */
export function toPaths(
  curve: readonly Point[],
  panel: Panel,
  { all, width }: { all: number; width: number },
): { mean: string; band: string } {
  const at = (valueOf: (point: Point) => number) =>
    curve.map((point) => [xOf(point.leads, all, width), yOf(valueOf(point), panel)] as const);
  const [low, high] = [at((point) => panel.bandOf(point)[0]), at((point) => panel.bandOf(point)[1])];
  return { mean: `M${line(at(panel.valueOf))}`, band: `M${line(high)}L${line(low.toReversed())}Z` };
}

/** Room for a tick's number, which stands above its line, below the title of its panel. */
const TICK_ROOM = 14;

/** Two or three round numbers for an axis. */
export function toTicks(panel: Panel): number[] {
  const { top, most } = panel;
  const step = [1, 2, 5, 10].map((factor) => factor * 10 ** Math.floor(Math.log10(most / 2))).findLast((one) => most / one >= 2) ?? most;
  return [1, 2, 3].map((count) => Number((count * step).toPrecision(6))).filter((tick) => yOf(tick, panel) >= top + TICK_ROOM);
}
