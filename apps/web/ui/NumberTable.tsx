import type { ReactNode } from 'react';
import styles from './NumberTable.module.css';

/**
 * A table of numbers that scrolls sideways within its card; `label` names the scrolling area, `children` are its head and body. `isOneLine`
 * keeps cells on one line.
 */
export function NumberTable({ label, isOneLine = false, children }: { label: string; isOneLine?: boolean; children: ReactNode }) {
  return (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={isOneLine ? `${styles.table} ${styles.oneLine}` : styles.table}>{children}</table>
    </div>
  );
}
