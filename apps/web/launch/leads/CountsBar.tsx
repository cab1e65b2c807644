import styles from './CountsBar.module.css';
import type { FileSummary } from './fileCheck.ts';

/** Valid, invalid and empty rows as lengths; the sentence below says the same. */
export function CountsBar({ summary: { validCount, leftOutCount, invalidCount, emptyRowCount } }: { summary: FileSummary }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {validCount > 0 ? <span className={styles.valid} style={{ flexGrow: validCount }} /> : null}
      {leftOutCount > 0 ? <span className={styles.blank} style={{ flexGrow: leftOutCount }} /> : null}
      {invalidCount > 0 ? <span className={styles.invalid} style={{ flexGrow: invalidCount }} /> : null}
      {emptyRowCount > 0 ? <span className={styles.blank} style={{ flexGrow: emptyRowCount }} /> : null}
    </div>
  );
}
