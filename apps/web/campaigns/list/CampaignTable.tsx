import { memo, Suspense, useCallback, type ReactNode } from 'react';
import { CampaignSkeleton } from './CampaignSkeleton.tsx';
import type { CampaignRow } from './campaignRow.ts';
import styles from './CampaignTable.module.css';
import { CampaignTableHead } from './CampaignTableHead.tsx';
import { CampaignTableRow } from './CampaignTableRow.tsx';
import { describeCell } from './describeCell.ts';
import { HoverTips, type DescribeTip } from './HoverTips.tsx';
import type { SortColumn } from './columns.tsx';
import type { CampaignSort } from './sortCampaigns.ts';
import { useRowClicks, type RowControls } from './useRowClicks.ts';
import { lazyPart } from '../../ui/lazyPart.ts';

// Loaded with the first long list: most lists do not need it.
const VirtualCampaignRows = lazyPart(async () => ({ default: (await import('./VirtualCampaignRows.tsx')).VirtualCampaignRows }));

/** Longer lists draw only the rows near the window. */
const VIRTUAL_ABOVE = 200;

type Props = {
  rows: readonly CampaignRow[];
  sort: CampaignSort | null;
  onSort: (column: SortColumn) => void;
  /** Campaigns chosen to compare; null outside choosing mode. */
  chosenIds: ReadonlySet<string> | null;
  controls: RowControls;
  /** Placeholders instead of rows. */
  children?: ReactNode;
};

function LongBody({ rows, chosenIds }: Pick<Props, 'rows' | 'chosenIds'>) {
  const skeleton = (
    <tbody>
      <CampaignSkeleton rows={16} />
    </tbody>
  );
  return (
    <Suspense fallback={skeleton}>
      <VirtualCampaignRows rows={rows} chosenIds={chosenIds} />
    </Suspense>
  );
}

export const CampaignTable = memo(function CampaignTable({ rows, sort, onSort, chosenIds, controls, children }: Props) {
  const onClick = useRowClicks(controls);
  const describe = useCallback<DescribeTip>(
    (what, rowIndex) => {
      const row = rows[rowIndex];
      return row === undefined ? null : describeCell(what, row);
    },
    [rows],
  );
  return (
    <HoverTips describe={describe} onClick={onClick}>
      <table className={styles.table} aria-rowcount={rows.length + 1}>
        <caption className="sr">Campaigns</caption>
        <CampaignTableHead sort={sort} onSort={onSort} />
        {rows.length > VIRTUAL_ABOVE ? (
          <LongBody rows={rows} chosenIds={chosenIds} />
        ) : (
          <tbody>
            {rows.map((row, index) => (
              <CampaignTableRow key={row.campaignId} row={row} index={index} isChosen={chosenIds && chosenIds.has(row.campaignId)} />
            ))}
            {children}
          </tbody>
        )}
      </table>
    </HoverTips>
  );
});
