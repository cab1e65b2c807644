import type { BucketAnalytics } from '@coldcast/contract/results';
import { BUCKETS, toBucketIndex, type Bucket } from '@coldcast/rules/deliverability';
import { useMemo } from 'react';
import { formatRatio } from '@coldcast/rules/formatRatio';
import chart from '../../ui/Chart.module.css';
import styles from './BucketCurve.module.css';
import { toCurveStrips, type CurveStrip } from './curveStrips.ts';
import { CURVE_HEIGHT, STRIP_HEIGHTS, STRIP_TOPS } from './curveLayout.ts';
import { StripDrawing } from './StripDrawing.tsx';
import { textScale } from '../../ui/textScale.ts';
import { useElementWidth } from '../../ui/useElementWidth.ts';

type Props = { ranges: readonly BucketAnalytics[]; bucket: Bucket; onChoose: (bucket: Bucket) => void };

const columnTitle = (strips: readonly CurveStrip[], index: number): string => {
  const rates = strips.map(({ label, runs }) => {
    const run = runs[index];
    return run === undefined ? '' : `${label.toLowerCase()} ${formatRatio(run.numerator, run.denominator)}`;
  });
  return `${BUCKETS[index]}: ${rates.join(', ')}`;
};

function Axis({ width, chosen }: { width: number; chosen: number }) {
  // Narrow drawings label every second bucket, and always the chosen one and the last.
  const isShown = (index: number) =>
    width >= 560 || index === chosen || (index % 2 === 0 && Math.abs(index - chosen) > 1 && index !== 8) || (index === 9 && chosen !== 8);
  return BUCKETS.map((bucket, index) =>
    isShown(index) ? (
      <text
        key={bucket}
        className={index === chosen ? styles.chosenAxis : chart.axis}
        x={((index + 0.5) * width) / 10}
        y={CURVE_HEIGHT - 12}
        textAnchor="middle"
      >
        {bucket}
      </text>
    ) : null,
  );
}

/** Open, reply and interest over the ten buckets, as three strips aligned with the selector. The table beside it has the numbers. */
export function BucketCurve({ ranges, bucket, onChoose }: Props) {
  const [ref, boxWidth] = useElementWidth<HTMLDivElement>();
  // Drawn in pixels at the default text size; the whole drawing scales with the reader's text size.
  const scale = textScale();
  const width = boxWidth / scale;
  const strips = useMemo(() => toCurveStrips(ranges), [ranges]);
  const chosen = toBucketIndex(bucket);
  const columnWidth = width / 10;
  return (
    <div ref={ref} style={{ minBlockSize: CURVE_HEIGHT * scale }}>
      {width > 0 && (
        <svg className={chart.chart} viewBox={`0 0 ${width} ${CURVE_HEIGHT}`} height={CURVE_HEIGHT * scale} aria-hidden="true">
          <rect className={chart.column} x={chosen * columnWidth} y={0} width={columnWidth} height={CURVE_HEIGHT - 4} rx={6} />
          {strips.map((strip) => (
            <StripDrawing
              key={strip.rate}
              strip={strip}
              chosen={chosen}
              frame={{ top: STRIP_TOPS[strip.rate], height: STRIP_HEIGHTS[strip.rate], width }}
            />
          ))}
          <Axis width={width} chosen={chosen} />
          {BUCKETS.map((option, index) => (
            <rect
              key={option}
              className={styles.target}
              x={index * columnWidth}
              y={0}
              width={columnWidth}
              height={CURVE_HEIGHT - 4}
              onClick={() => onChoose(option)}
            >
              <title>{columnTitle(strips, index)}</title>
            </rect>
          ))}
        </svg>
      )}
    </div>
  );
}
