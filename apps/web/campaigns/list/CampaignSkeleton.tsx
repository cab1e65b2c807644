import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './CampaignTable.module.css';
import { COLUMNS } from './columns.tsx';

/** The table while it loads: every column keeps its width. */
export function CampaignSkeleton({ rows = 6 }: { rows?: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className={styles.row} aria-hidden="true">
      {COLUMNS.map(({ id, skeletonWidth, isEnd }) => (
        <td key={id} className={isEnd ? styles.boneEnd : undefined}>
          <Skeleton width={skeletonWidth} />
        </td>
      ))}
    </tr>
  ));
}
