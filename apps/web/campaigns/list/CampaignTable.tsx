import { lazy, memo, Suspense, type ReactNode } from 'react';
import { CampaignBones } from './CampaignBones.tsx';
import type { CampaignRow } from './campaignRow.ts';
import styles from './CampaignTable.module.css';
import { CampaignTableHead } from './CampaignTableHead.tsx';
import { CampaignTableRow } from './CampaignTableRow.tsx';
import { HoverTips } from './HoverTips.tsx';
import type { CampaignSort, SortColumn } from './sortCampaigns.ts';
import { useRowClicks } from './useRowClicks.ts';

// Fetched with the first long list: most lists do without it.
const VirtualCampaignRows = lazy(async () => ({ default: (await import('./VirtualCampaignRows.tsx')).VirtualCampaignRows }));

/** Longer lists draw only the rows near the window. */
const VIRTUAL_ABOVE = 200;

type Props = {
  rows: readonly CampaignRow[];
  sort: CampaignSort | null;
  onSort: (column: SortColumn) => void;
  /** Bones in place of rows. */
  children?: ReactNode;
};

function LongBody({ rows }: { rows: readonly CampaignRow[] }) {
  const bones = (
    <tbody>
      <CampaignBones rows={16} />
    </tbody>
  );
  return (
    <Suspense fallback={bones}>
      <VirtualCampaignRows rows={rows} />
    </Suspense>
  );
}

export const CampaignTable = memo(function CampaignTable({ rows, sort, onSort, children }: Props) {
  const onClick = useRowClicks();
  return (
    <HoverTips onClick={onClick}>
      <table className={styles.table} aria-rowcount={rows.length + 1}>
        <caption className="sr">Campaigns</caption>
        <CampaignTableHead sort={sort} onSort={onSort} />
        {rows.length > VIRTUAL_ABOVE ? (
          <LongBody rows={rows} />
        ) : (
          <tbody>
            {rows.map((row, index) => (
              <CampaignTableRow key={row.campaignId} row={row} index={index} />
            ))}
            {children}
          </tbody>
        )}
      </table>
    </HoverTips>
  );
});
