import type { ReactNode } from 'react';
import styles from './CardHead.module.css';

/** Title of a card whose content reaches its edges, with a note or a legend at the end of the line. `isFlush` is for padded cards. */
export function CardHead({ title, isFlush = false, children }: { title: string; isFlush?: boolean; children?: ReactNode }) {
  return (
    <div className={isFlush ? styles.flush : `${styles.flush} ${styles.head}`}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
