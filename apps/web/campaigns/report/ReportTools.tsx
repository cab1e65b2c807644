import { BUCKETS, parseBucket, type Bucket } from '@coldcast/rules/deliverability';
import { useId } from 'react';
import { Link } from 'react-router';
import { campaignPath } from '../../ui/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './ReportPage.module.css';

type Props = { campaignId: string; bucket: Bucket; onChoose: (bucket: Bucket) => void };

/** Controls above the report that are never printed. */
export function ReportTools({ campaignId, bucket, onChoose }: Props) {
  const id = useId();
  return (
    <div className={styles.tools}>
      <Link to={campaignPath(campaignId)}>Back to the campaign</Link>
      <span className={styles.bucket}>
        <label htmlFor={id}>Bucket</label>
        <Select id={id} value={bucket} onChange={({ target }) => onChoose(parseBucket(target.value) ?? bucket)}>
          {BUCKETS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </span>
      <Button variant="contained" onClick={() => window.print()}>
        <Icon name="print" />
        Print
      </Button>
    </div>
  );
}
