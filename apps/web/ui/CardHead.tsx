import type { ReactNode } from 'react';
import styles from './CardHead.module.css';

/** Title of a card whose content runs to its edges, with what is at the line's end: a note or a legend. `isFlush` is inside a padded card. */
export function CardHead({ title, isFlush = false, children }: { title: string; isFlush?: boolean; children?: ReactNode }) {
  return (
    <div className={isFlush ? styles.flush : `${styles.flush} ${styles.head}`}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
