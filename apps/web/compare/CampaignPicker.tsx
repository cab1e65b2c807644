import type { CampaignItem } from '@coldcast/contract/campaigns';
import { memo, useId } from 'react';
import { formatDate } from '../ui/formats.ts';
import { Select } from '../ui/Select.tsx';
import styles from './ComparePage.module.css';

type Props = { label: string; campaigns: readonly CampaignItem[]; value: string; onChoose: (campaignId: string) => void };

/** A selection among campaigns by name and date. Kept as it is while someone types beside it: a list may have a thousand. */
export const CampaignPicker = memo(function CampaignPicker({ label, campaigns, value, onChoose }: Props) {
  const id = useId();
  return (
    <span className={styles.picker}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">Choose a campaign</option>
        {campaigns.map(({ campaignId, campaignName, createdAt }) => (
          <option key={campaignId} value={campaignId}>
            {campaignName} ({formatDate(createdAt)})
          </option>
        ))}
      </Select>
    </span>
  );
});
