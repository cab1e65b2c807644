import type { AudienceView } from '@coldcast/rules/audienceAnswer';
import { formatChance, formatExpected } from '@coldcast/rules/audienceWords';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { formatCount } from '../ui/formats.ts';
import { NumberTable } from '../ui/NumberTable.tsx';
import styles from './audience.module.css';
import { CutChart } from './CutChart.tsx';

type Props = { view: AudienceView; usualCut: number; onCut: (cut: number | null) => void };

const ROWS = 10;

function Numbers({ view }: { view: AudienceView }) {
  const every = Math.max(1, Math.floor(view.curve.length / ROWS));
  const points = view.curve.filter((_, index) => index % every === 0 || index === view.curve.length - 1);
  const range = ([low, high]: readonly [number, number]) => `${formatExpected(low)} to ${formatExpected(high)}`;
  return (
    <details className={styles.numbers}>
      <summary className="link">Show as a table</summary>
      <NumberTable label="The curve as a table">
        <thead>
          <tr>
            <th scope="col">First leads</th>
            <th scope="col">Interested</th>
            <th scope="col">80% range</th>
            <th scope="col">Spam reports</th>
            <th scope="col">80% range</th>
            {view.budget.limits.map(({ perThousand }) => (
              <th key={perThousand} scope="col">
                Over {perThousand} in 1,000
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.leads}>
              <th scope="row">{formatCount(point.leads)}</th>
              <td>{formatExpected(point.interest)}</td>
              <td>{range(point.interest80)}</td>
              <td>{formatExpected(point.spamReports)}</td>
              <td>{range(point.spamReports80)}</td>
              {view.budget.limits.map(({ perThousand }, index) => (
                <td key={perThousand}>{formatChance(point.chances[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
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
        <p className="small muted">Bands are 80% ranges. The dashed line is the end of Send first.</p>
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
