import type { ReactNode } from 'react';
import chart from './Chart.module.css';

export function LegendItem({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 20 12" aria-hidden="true">
        {mark}
      </svg>
      {children}
    </li>
  );
}

/** Explains the symbols of a curve; `children` are further `LegendItem`s. */
export function ChartLegend({ expected, children }: { expected: string; children?: ReactNode }) {
  const band = (
    <>
      <rect className={chart.band} x="0" y="2" width="20" height="8" />
      <path className={chart.mean} d="M0 6h20" />
    </>
  );
  return (
    <ul className={chart.legend}>
      <LegendItem mark={band}>{expected}</LegendItem>
      <LegendItem mark={<circle className={chart.run} cx="10" cy="6" r="3.5" />}>This run</LegendItem>
      {children}
    </ul>
  );
}
