import { memo } from 'react';
import { formatRatio } from '@coldcast/rules/formatRatio';
import { monotonePath, type Point } from '../../ui/monotonePath.ts';
import { bandPath } from './bandPath.ts';
import chart from '../../ui/Chart.module.css';
import styles from './BucketCurve.module.css';
import { STRIP_HEAD } from './curveLayout.ts';
import { ratioPercent, type CurveStrip } from './curveStrips.ts';

/** Position of a strip in the drawing, in CSS pixels. */
export type StripFrame = { top: number; height: number; width: number };

const CALL_GAP = 11;
/** Roughly the width of the chosen value, and its height above its baseline. */
const CALL_WIDTH = 52;
const CALL_HEIGHT = 12;

type Place = (percent: number, index: number) => Point;

const placeIn =
  ({ top, height, width }: StripFrame, highest: number): Place =>
  (percent, index) => ({ x: ((index + 0.5) * width) / 10, y: top + STRIP_HEAD + height * (1 - percent / highest) });

/** What does not depend on the chosen bucket; drawn once. */
const Ground = memo(function Ground({ strip, top, height, width }: { strip: CurveStrip } & StripFrame) {
  const place = placeIn({ top, height, width }, strip.ticks.at(-1) ?? 100);
  const baseY = place(0, 0).y;
  return (
    <>
      <path className={chart.base} d={`M0 ${baseY}H${width}`} />
      {strip.ticks.map((tick) => (
        <g key={tick}>
          <path className={chart.grid} d={`M0 ${place(tick, 0).y}H${width}`} />
          <text className={chart.axis} x={0} y={place(tick, 0).y - 4}>
            {tick}%
          </text>
        </g>
      ))}
      <Expected strip={strip} place={place} />
    </>
  );
});

/** The expected line with its band; nothing until all ten expectations are known. */
function Expected({ strip, place }: { strip: CurveStrip; place: Place }) {
  const known = strip.expected.filter((range) => range !== null);
  if (known.length !== strip.expected.length) return null;
  const line = (key: 'mean' | 'low' | 'high') => known.map((range, index) => place(range[key] * 100, index));
  return (
    <>
      <path className={chart.band} d={bandPath(line('high'), line('low'))} />
      <path className={chart.mean} d={monotonePath(line('mean'))} />
    </>
  );
}

/** Where the expected line is highest and lowest beside the chosen value; only the dot counts until it is known. */
function lineBeside(strip: CurveStrip, place: Place, { x, y, side }: Point & { side: 1 | -1 }): { top: number; bottom: number } {
  const means = strip.expected.flatMap((range, index) => (range === null ? [] : [place(range.mean * 100, index)]));
  const [from, to] = [x + side * CALL_GAP, x + side * (CALL_GAP + CALL_WIDTH)].toSorted((one, other) => one - other);
  const ys = means.flatMap((left, index) => {
    const right = means[index + 1];
    if (right === undefined || from === undefined || to === undefined || right.x < from || left.x > to) return [];
    const at = (edge: number) => left.y + ((right.y - left.y) * (Math.min(right.x, Math.max(left.x, edge)) - left.x)) / (right.x - left.x);
    return [at(from), at(to)];
  });
  return { top: Math.min(y, ...ys), bottom: ys.length === 0 ? y : Math.max(...ys) };
}

function ChosenValue({ strip, chosen, place }: { strip: CurveStrip; chosen: number; place: Place }) {
  const run = strip.runs[chosen];
  if (run === undefined) return null;
  const { x, y } = place(ratioPercent(run), chosen);
  const isLast = chosen === 9;
  const line = lineBeside(strip, place, { x, y, side: isLast ? -1 : 1 });
  // Below the dot, unless the expected line or the base line is there; otherwise above both the dot and the expected line.
  const below = y + 17;
  const isFree = below < place(0, 0).y - 2 && below - CALL_HEIGHT > line.bottom;
  const textY = isFree ? below : Math.min(y - 9, line.top - 6);
  return (
    <>
      <circle className={chart.chosen} cx={x} cy={y} r={6} />
      <text
        className={`${chart.call} ${styles.call}`}
        x={isLast ? x - CALL_GAP : x + CALL_GAP}
        y={textY}
        textAnchor={isLast ? 'end' : 'start'}
      >
        {formatRatio(run.numerator, run.denominator)}
      </text>
    </>
  );
}

/** One strip of the curve: grid, expected line and band, the ten runs, and the chosen one with its value. */
export function StripDrawing({ strip, frame, chosen }: { strip: CurveStrip; frame: StripFrame; chosen: number }) {
  const place = placeIn(frame, strip.ticks.at(-1) ?? 100);
  return (
    <g>
      <Ground strip={strip} {...frame} />
      {strip.runs.map((run, index) => {
        const { x, y } = place(ratioPercent(run), index);
        return index === chosen ? null : <circle key={`${x}`} className={chart.run} cx={x} cy={y} r={frame.width < 500 ? 2.5 : 3} />;
      })}
      <ChosenValue strip={strip} chosen={chosen} place={place} />
      <text className={chart.title} x={0} y={frame.top + 16}>
        {strip.label}
        <tspan className={styles.formula} dx={8}>
          {frame.width < 500 ? strip.formula.split(',')[0] : strip.formula}
        </tspan>
      </text>
    </g>
  );
}
