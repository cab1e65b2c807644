import { Bone } from '../../ui/Bone.tsx';
import styles from './CampaignTable.module.css';
import { COLUMNS } from './columns.tsx';

/** The table while it loads: every column keeps its width. */
export function CampaignBones({ rows = 6 }: { rows?: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className={styles.row} aria-hidden="true">
      {COLUMNS.map(({ id, bone, isEnd }) => (
        <td key={id} className={isEnd ? styles.boneEnd : undefined}>
          <Bone width={bone} />
        </td>
      ))}
    </tr>
  ));
}
