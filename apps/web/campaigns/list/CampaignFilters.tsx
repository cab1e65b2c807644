import { memo, useId, useState } from 'react';
import type { CampaignStatus } from '@coldcast/rules/campaignStatus';
import { formatCount } from '../../ui/formats.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { CreatedFields } from './CreatedFields.tsx';
import { isFiltered, NO_FILTER, type CampaignFilter, type CreatedFilter } from './filterCampaigns.ts';
import { Select } from '../../ui/Select.tsx';
import styles from './CampaignFilters.module.css';
import { STATUSES } from './listUrl.ts';

type Props = { filter: CampaignFilter; shown: number; total: number; onChange: (filter: CampaignFilter) => void };

const isWithoutDays = (created: CreatedFilter): boolean => created.kind === 'days' && created.from === null && created.to === null;

/** Filters by status and date above the table, how many rows match, and one button that clears all filters. */
export const CampaignFilters = memo(function CampaignFilters({ filter, shown, total, onChange }: Props) {
  const statusId = useId();
  // An empty date range filters nothing, so the address omits it.
  const [isChoosing, setIsChoosing] = useState(false);
  const created = filter.created ?? (isChoosing ? { kind: 'days' as const, from: null, to: null } : null);
  const changeCreated = (next: CreatedFilter | null) => {
    setIsChoosing(next?.kind === 'days');
    onChange({ ...filter, created: next && isWithoutDays(next) ? null : next });
  };
  const clear = () => {
    setIsChoosing(false);
    onChange(NO_FILTER);
  };
  return (
    <div className={styles.filters} role="group" aria-label="Filter campaigns">
      <label htmlFor={statusId}>Status</label>
      <Select
        id={statusId}
        value={filter.status ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, status: STATUSES.find((status): status is CampaignStatus => status === target.value) ?? null })
        }
      >
        <option value="">All</option>
        {STATUSES.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </Select>
      <CreatedFields created={created} onChange={changeCreated} />
      {isFiltered(filter) && (
        <span className={styles.left}>
          {total > 0 && (
            <span className="num">
              {formatCount(shown)} of {formatCount(total)}
            </span>
          )}
          <button type="button" className={styles.clear} onClick={clear}>
            <Icon name="x" isSmall />
            Clear filters
          </button>
        </span>
      )}
    </div>
  );
});
