import type { CampaignItem } from '@coldcast/contract/campaigns';
import { BUCKETS, parseBucket, type Bucket } from '@coldcast/rules/deliverability';
import { useId } from 'react';
import { MAX_COMPARED } from '../ui/compareAddress.ts';
import { CampaignPicker } from './CampaignPicker.tsx';
import { Select } from '../ui/Select.tsx';
import styles from './ComparePage.module.css';
import type { CompareState } from './compareUrl.ts';

type Props = { all: readonly CampaignItem[]; state: CompareState; onChange: (change: Partial<CompareState>) => void };

function BucketChoice({ bucket, onChoose }: { bucket: Bucket; onChoose: (bucket: Bucket) => void }) {
  const id = useId();
  return (
    <span className={styles.picker}>
      <label htmlFor={id}>Deliverability bucket</label>
      <Select id={id} value={bucket} onChange={({ target }) => onChoose(parseBucket(target.value) ?? bucket)}>
        {BUCKETS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </span>
  );
}

/** Selects the bucket of the comparison and adds a campaign. */
export function CompareTools({ all, state, onChange }: Props) {
  const { campaignIds, bucket } = state;
  const others = all.filter(({ campaignId }) => !campaignIds.includes(campaignId));
  return (
    <div className={styles.tools}>
      <BucketChoice bucket={bucket} onChoose={(next) => onChange({ bucket: next })} />
      {campaignIds.length < MAX_COMPARED && others.length > 0 && (
        <CampaignPicker
          label={campaignIds.length === 0 ? 'First campaign' : 'Add a campaign'}
          campaigns={others}
          value=""
          onChoose={(campaignId) => onChange({ campaignIds: [...campaignIds, campaignId] })}
        />
      )}
    </div>
  );
}
