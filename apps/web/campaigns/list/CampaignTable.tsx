import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { CampaignRow } from './campaignRow.ts';
import styles from './CampaignTable.module.css';
import { CampaignTableHead } from './CampaignTableHead.tsx';
import { CampaignTableRow } from './CampaignTableRow.tsx';
import { HoverTips } from './HoverTips.tsx';
import type { CampaignSort, SortColumn } from './sortCampaigns.ts';

/** Longer lists draw only the rows near the window. */
const VIRTUAL_FROM = 100;
/** Row heights in CSS pixels before they are measured. */
const WIDE_ROW = 47;
const NARROW_ROW = 107;
const usualHeight = () => (window.innerWidth < 1100 ? NARROW_ROW : WIDE_ROW);

function Spacer({ height }: { height: number }) {
  return height <= 0 ? null : <tr className={styles.spacer} aria-hidden="true" style={{ blockSize: height }} />;
}

function VirtualRows({ rows }: { rows: readonly CampaignRow[] }) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [bodyTop, setBodyTop] = useState(0);
  useLayoutEffect(() => {
    if (bodyRef.current) setBodyTop(bodyRef.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: usualHeight,
    // A page that is not laid out measures nothing: rows of no height would ask for ever more rows.
    measureElement: (element) => element.getBoundingClientRect().height || usualHeight(),
    overscan: 8,
    scrollMargin: bodyTop,
    getItemKey: (index) => rows[index]?.campaignId ?? index,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return (
    <tbody ref={bodyRef}>
      <Spacer height={first ? first.start - bodyTop : 0} />
      {items.map(({ index, key }) => {
        const row = rows[index];
        return row && <CampaignTableRow key={key} row={row} index={index} rowRef={virtualizer.measureElement} />;
      })}
      <Spacer height={last ? virtualizer.getTotalSize() - (last.end - bodyTop) : 0} />
    </tbody>
  );
}

type Props = {
  rows: readonly CampaignRow[];
  sort: CampaignSort | null;
  onSort: (column: SortColumn) => void;
  /** Bones in place of rows. */
  children?: ReactNode;
};

export function CampaignTable({ rows, sort, onSort, children }: Props) {
  return (
    <HoverTips>
      <table className={styles.table} aria-rowcount={rows.length + 1}>
        <caption className="sr">Campaigns</caption>
        <CampaignTableHead sort={sort} onSort={onSort} />
        {rows.length >= VIRTUAL_FROM ? (
          <VirtualRows rows={rows} />
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
}
