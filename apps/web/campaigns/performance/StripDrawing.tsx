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

function ChosenValue({ strip, chosen, place }: { strip: CurveStrip; chosen: number; place: Place }) {
  const run = strip.runs[chosen];
  if (run === undefined) return null;
  const { x, y } = place(ratioPercent(run), chosen);
  // Below the dot, unless the base line is too close; otherwise beside it on the inner side.
  const textY = y + 17 < place(0, 0).y - 2 ? y + 17 : y - 9;
  const isLast = chosen === 9;
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
