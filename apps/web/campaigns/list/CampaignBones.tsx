import { Bone } from '../../ui/Bone.tsx';
import styles from './CampaignTable.module.css';
import { COLUMNS } from './columns.ts';

const BONE_WIDTHS = ['62%', '78%', '72%', '2.5rem', '80%', '4rem', '6.5rem', '4rem', '4rem', '2.25rem'];

/** The table while it loads: every column keeps its place. */
export function CampaignBones({ rows = 6 }: { rows?: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className={styles.row} aria-hidden="true">
      {BONE_WIDTHS.map((width, column) => (
        <td key={width + String(column)} className={COLUMNS[column]?.isEnd === false ? undefined : styles.boneEnd}>
          <Bone width={width} />
        </td>
      ))}
    </tr>
  ));
}
