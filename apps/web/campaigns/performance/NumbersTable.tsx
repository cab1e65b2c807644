import type { BucketAnalytics } from '@coldcast/contract/results';
import type { Bucket } from '@coldcast/rules/deliverability';
import { Fragment } from 'react';
import { formatRatio } from '@coldcast/rules/formatRatio';
import { NumberTable } from '../../ui/NumberTable.tsx';
import styles from './BucketCurve.module.css';
import { toCurveStrips, type CurveStrip } from './curveStrips.ts';

const inPercent = (fraction: number): string => (fraction * 100).toFixed(2);

function Cells({ strip, index }: { strip: CurveStrip; index: number }) {
  const run = strip.runs[index];
  const range = strip.expected[index];
  return (
    <>
      <td>{run === undefined ? '-' : formatRatio(run.numerator, run.denominator)}</td>
      <td className="muted">{range ? `${inPercent(range.low)} to ${inPercent(range.high)}` : '-'}</td>
    </>
  );
}

/** The curve's numbers, for reading and copying. */
export function NumbersTable({ ranges, bucket }: { ranges: readonly BucketAnalytics[]; bucket: Bucket }) {
  const strips = toCurveStrips(ranges);
  return (
    <NumberTable label="Rates at every bucket" isOneLine>
      <caption className="sr">Rates at every bucket</caption>
      <thead>
        <tr>
          <th scope="col">Bucket</th>
          {strips.map(({ rate, label }) => (
            <Fragment key={rate}>
              <th scope="col">{label}</th>
              <th scope="col">
                <span className="sr">{label} </span>80% range
              </th>
            </Fragment>
          ))}
        </tr>
      </thead>
      <tbody>
        {ranges.map(({ mockDeliverability }, index) => (
          <tr key={mockDeliverability} className={mockDeliverability === bucket ? styles.chosenRow : undefined}>
            <th scope="row">{mockDeliverability}</th>
            {strips.map((strip) => (
              <Cells key={strip.rate} strip={strip} index={index} />
            ))}
          </tr>
        ))}
      </tbody>
    </NumberTable>
  );
}
