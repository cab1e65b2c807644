import type { AudienceView } from '@coldcast/rules/audienceAnswer';
import { formatChance, formatExpected } from '@coldcast/rules/audienceWords';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ColumnRows, type Column } from '../ui/ColumnRows.tsx';
import { formatCount } from '../ui/formats.ts';
import { NumberTable } from '../ui/NumberTable.tsx';
import styles from './audience.module.css';
import { CutChart } from './CutChart.tsx';
import { firstLineOf } from './curveDrawing.ts';

type Props = { view: AudienceView; usualCut: number; onCut: (cut: number | null) => void };

const ROWS = 10;

type Point = AudienceView['curve'][number];

const range = ([low, high]: readonly [number, number]): string => `${formatExpected(low)} to ${formatExpected(high)}`;

const toColumns = ({ budget }: AudienceView): Column<Point>[] => [
  { label: 'First leads', cell: ({ leads }) => formatCount(leads) },
  { label: 'Interested', cell: ({ interest }) => formatExpected(interest) },
  { label: '80% range', cell: ({ interest80 }) => range(interest80) },
  { label: 'Spam reports', cell: ({ spamReports }) => formatExpected(spamReports) },
  { label: '80% range', cell: ({ spamReports80 }) => range(spamReports80) },
  ...budget.limits.map(({ perThousand }, index) => ({
    label: `Over ${perThousand} in 1,000`,
    cell: ({ chances }: Point) => formatChance(chances[index] ?? 0),
  })),
];

function Numbers({ view }: { view: AudienceView }) {
  const every = Math.max(1, Math.floor(view.curve.length / ROWS));
  const points = view.curve.filter((_, index) => index % every === 0 || index === view.curve.length - 1);
  return (
    <details className={styles.numbers}>
      <summary className="link">Show as a table</summary>
      <NumberTable label="The curve as a table">
        <ColumnRows columns={toColumns(view)} rows={points} keyOf={({ leads }) => leads} />
      </NumberTable>
    </details>
  );
}

/** Where to stop: the curve, its handle, and what the leads after it would bring. */
export function CutCard({ view, usualCut, onCut }: Props) {
  return (
    <Card isPadded className={styles.part} aria-labelledby="audience-cut">
      <div className={styles.cutHead}>
        <h2 id="audience-cut">Where to stop</h2>
        <p className="small muted">Drag the handle, or use the arrow keys</p>
      </div>
      <p className={styles.sentence} aria-live="polite">
        {view.cut.sentence}
      </p>
      <CutChart view={view} onCut={onCut} />
      <div className={styles.cutFoot}>
        <p className="small muted">
          Bands are 80% ranges.{firstLineOf(view) === null ? null : ' The dashed line is the end of Send first.'}
        </p>
        {view.cut.leads !== usualCut && (
          <Button size="small" onClick={() => onCut(null)}>
            Back to {formatCount(usualCut)}
          </Button>
        )}
      </div>
      <Numbers view={view} />
    </Card>
  );
}
