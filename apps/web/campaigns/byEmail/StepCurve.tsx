import { textScale } from '../../ui/textScale.ts';
import { gridTicks } from '../performance/curveStrips.ts';
import { useElementWidth } from '../../ui/useElementWidth.ts';
import chart from '../../ui/Chart.module.css';
import styles from './ByEmail.module.css';
import type { Curve } from './byEmailView.ts';

/** Dimensions of the drawing, in CSS pixels at the default text size. */
const HEIGHT = 132;
const TOP = 20;
const AXIS = 24;
const SIDE = 14;

type Point = { x: number; y: number };

const line = (points: readonly Point[]): string =>
  points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

function Drawing({ curve, stopAfter, width }: { curve: Curve; stopAfter: number | null; width: number }) {
  const { run, expected } = curve;
  const ticks = gridTicks(Math.max(...run, ...(expected ?? []).map(({ high }) => high), 0.1));
  const top = ticks.at(-1) ?? 1;
  const emails = run.length;
  const place = (percent: number, index: number): Point => ({
    x: SIDE + 26 + ((width - 2 * SIDE - 26) * index) / Math.max(1, emails - 1),
    y: TOP + (HEIGHT - TOP - AXIS) * (1 - percent / top),
  });
  const base = place(0, 0).y;
  const along = (key: 'mean' | 'low' | 'high') => (expected ?? []).map((range, index) => place(range[key], index));
  const stopX = stopAfter === null || stopAfter >= emails ? null : place(0, stopAfter - 0.5).x;
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className={chart.grid} d={`M0 ${place(tick, 0).y}H${width}`} />
          <text className={chart.axis} x={0} y={place(tick, 0).y - 4}>
            {tick}
          </text>
        </g>
      ))}
      {expected === null ? null : (
        <>
          <path className={chart.band} d={`${line(along('high'))}${line(along('low').toReversed()).replace('M', 'L')}Z`} />
          <path className={chart.mean} d={line(along('mean'))} />
        </>
      )}
      <path className={chart.base} d={`M0 ${base}H${width}`} />
      {stopX === null ? null : <path className={styles.stopLine} d={`M${Math.max(SIDE + 14, stopX)} ${TOP - 8}V${base}`} />}
      {run.map((percent, index) => {
        const { x, y } = place(percent, index);
        return <circle key={x} className={chart.run} cx={x} cy={y} r={3} />;
      })}
      {run.map((_, index) => (
        <text key={place(0, index).x} className={chart.axis} x={place(0, index).x} y={HEIGHT - 7} textAnchor="middle">
          {index + 1}
        </text>
      ))}
    </>
  );
}

/** One rate summed email by email: the expectation with its band, this run, and where to stop. */
export function StepCurve({ curve, stopAfter }: { curve: Curve; stopAfter: number | null }) {
  const [ref, boxWidth] = useElementWidth<HTMLDivElement>();
  const scale = textScale();
  const width = boxWidth / scale;
  return (
    <div className={styles.curve}>
      <h3>{curve.label}</h3>
      <p className={styles.whole}>{curve.whole ?? 'No forecast yet'}</p>
      <div ref={ref} style={{ minBlockSize: HEIGHT * scale }}>
        {width > 0 && (
          <svg className={chart.chart} viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT * scale} role="img" aria-label={curve.description}>
            <Drawing curve={curve} stopAfter={stopAfter} width={width} />
          </svg>
        )}
      </div>
    </div>
  );
}
