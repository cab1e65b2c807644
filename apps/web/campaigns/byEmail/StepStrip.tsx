import styles from './ByEmail.module.css';
import type { StepRow } from './byEmailView.ts';

/** The replies of one email on a common scale: band, line, dot. The numbers beside it say the same. */
export function StepStrip({ reply: { run, expected }, end }: { reply: StepRow['reply']; end: number }) {
  const at = (percent: number) => `${Math.min(100, (percent * 100) / end)}%`;
  return (
    <div className={styles.sign} aria-hidden="true">
      {expected === null ? null : (
        <>
          <i
            className={styles.signBand}
            style={{ insetInlineStart: at(expected.low), insetInlineEnd: `calc(100% - ${at(expected.high)})` }}
          />
          <i className={styles.signMean} style={{ insetInlineStart: at(expected.mean) }} />
        </>
      )}
      <i className={styles.signRun} style={{ insetInlineStart: at(run) }} />
    </div>
  );
}
