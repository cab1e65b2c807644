import type { BucketAnalytics } from '@coldcast/contract/results';
import { useMemo } from 'react';
import { Card } from '../../ui/Card.tsx';
import cardCells from '../../ui/CardCells.module.css';
import { CardHead } from '../../ui/CardHead.tsx';
import { ChartLegend, LegendItem } from '../../ui/ChartLegend.tsx';
import { useMediaMatch } from '../../ui/useMediaMatch.ts';
import styles from './ByEmail.module.css';
import { toByEmailView, type ByEmailView } from './byEmailView.ts';
import { ByEmailCards } from './ByEmailCards.tsx';
import { ByEmailTable } from './ByEmailTable.tsx';
import { toAllEmails, countEmails } from './sequence.ts';
import { StepCurve } from './StepCurve.tsx';

function Curves({ view }: { view: ByEmailView }) {
  return (
    <Card aria-label="Added up, email by email">
      <CardHead title="Added up, email by email">
        <ChartLegend expected="Expected per 100 leads">
          {view.stopAfter !== null && view.stopAfter < view.rows.length ? (
            <LegendItem mark={<path className={styles.stopLine} d="M10 0v12" />}>Where to stop</LegendItem>
          ) : null}
        </ChartLegend>
      </CardHead>
      <div className={`${cardCells.cells} ${styles.curves}`}>
        {view.curves.map((curve) => (
          <StepCurve key={curve.rate} curve={curve} stopAfter={view.stopAfter} />
        ))}
      </div>
    </Card>
  );
}

type Props = {
  counts: BucketAnalytics;
  /** Shows only the table, as on a report. */
  isBrief?: boolean;
};

/** The results of each email of a sequence, and where it stops paying; nothing for campaigns with one email. */
export function ByEmailCard({ counts, isBrief = false }: Props) {
  const isPhone = useMediaMatch('(max-width: 37.4375em)');
  const view = useMemo(() => toByEmailView(counts, toAllEmails(countEmails(counts))), [counts]);
  if (view === null) return null;
  const { sentence } = view;
  const isKnown = view.all.cells.reply.expected !== null;
  return (
    <>
      <Card aria-label="By email">
        <CardHead title="By email">
          <p>{isKnown ? 'This run’s count. Below it: expected per 100 leads, with the 80% range' : 'Count of this run so far'}</p>
        </CardHead>
        {counts.total === 0 ? (
          <p className={styles.sentence}>No lead has been simulated yet.</p>
        ) : (
          <>
            {sentence === null ? null : <p className={styles.sentence}>{sentence}</p>}
            {isPhone ? <ByEmailCards view={view} /> : <ByEmailTable view={view} />}
          </>
        )}
      </Card>
      {isBrief || counts.total === 0 ? null : <Curves view={view} />}
    </>
  );
}
