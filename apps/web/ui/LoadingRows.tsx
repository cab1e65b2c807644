import { Bone } from './Bone.tsx';
import styles from './LoadingRows.module.css';

const widths = ['92%', '84%', '96%', '56%', '74%', '88%'];

/** Lines of bones with the announced text "Loading…". For tables, put `Bone` into the real columns instead. */
export function LoadingRows({ rows = 4, text = 'Loading…' }: { rows?: number; text?: string }) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: rows }, (_, row) => (
        <Bone key={row} width={widths[row % widths.length]} />
      ))}
      <output className="small muted">{text}</output>
    </div>
  );
}
