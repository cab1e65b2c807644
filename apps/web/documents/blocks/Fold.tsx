import type { ReactNode } from 'react';
import styles from './Fold.module.css';

/** Content most readers skip, folded under a line that says what it is. */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
