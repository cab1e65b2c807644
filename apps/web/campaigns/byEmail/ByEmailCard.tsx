import type { BucketAnalytics } from '@coldcast/contract/results';
import { useMemo } from 'react';
import { Card } from '../../ui/Card.tsx';
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
      <div className={styles.head}>
        <h2>Added up, email by email</h2>
        <ul className={styles.legend}>
          <li>
            <svg viewBox="0 0 20 12" aria-hidden="true">
              <rect className={styles.band} x="0" y="2" width="20" height="8" />
              <path className={styles.mean} d="M0 6h20" />
            </svg>
            Expected per 100 leads
          </li>
          <li>
            <svg viewBox="0 0 20 12" aria-hidden="true">
              <circle className={styles.run} cx="10" cy="6" r="3.5" />
            </svg>
            This run
          </li>
          {view.stopAfter !== null && view.stopAfter < view.rows.length ? (
            <li>
              <svg viewBox="0 0 20 12" aria-hidden="true">
                <path className={styles.stopLine} d="M10 0v12" />
              </svg>
              Where to stop
            </li>
          ) : null}
        </ul>
      </div>
      <div className={styles.curves}>
        {view.curves.map((curve) => (
          <StepCurve key={curve.rate} curve={curve} stopAfter={view.stopAfter} />
        ))}
      </div>
    </Card>
  );
}

type Props = {
  counts: BucketAnalytics;
  /** The table alone, as on a report. */
  isBrief?: boolean;
};

/** What each email of a sequence came to, and where it stops paying; nothing for campaigns of one email. */
export function ByEmailCard({ counts, isBrief = false }: Props) {
  const isPhone = useMediaMatch('(max-width: 37.4375em)');
  const view = useMemo(() => toByEmailView(counts, toAllEmails(countEmails(counts))), [counts]);
  if (view === null) return null;
  const { sentence } = view;
  const isKnown = view.all.cells.reply.expected !== null;
  return (
    <>
      <Card aria-label="By email">
        <div className={styles.head}>
          <h2>By email</h2>
          <p>{isKnown ? 'This run’s count. Below it: expected per 100 leads, with the 80% range' : 'Count of this run so far'}</p>
        </div>
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
