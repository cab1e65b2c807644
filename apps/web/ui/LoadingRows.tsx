import { Skeleton } from './Skeleton.tsx';
import styles from './LoadingRows.module.css';

const widths = ['92%', '84%', '96%', '56%', '74%', '88%'];

/** Skeleton lines with the announced text "Loading…". For tables, put `Skeleton` into the real columns instead. */
export function LoadingRows({ rows = 4, text = 'Loading…' }: { rows?: number; text?: string }) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} width={widths[row % widths.length]} />
      ))}
      <output className="small muted">{text}</output>
    </div>
  );
}
