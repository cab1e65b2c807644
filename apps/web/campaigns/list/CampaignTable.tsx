import useMediaQuery from '@mui/material/useMediaQuery';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { CampaignRow } from './campaignRow.ts';
import styles from './CampaignTable.module.css';
import { CampaignTableHead } from './CampaignTableHead.tsx';
import { CampaignTableRow } from './CampaignTableRow.tsx';
import { HoverTips } from './HoverTips.tsx';
import type { CampaignSort, SortColumn } from './sortCampaigns.ts';

/** Longer lists draw only the rows near the window. */
const VIRTUAL_FROM = 100;
/** Heights of a row, in rem: a table row has exactly this; a row of the narrow layout about this, its name may wrap. */
const WIDE_ROW = 2.875;
const NARROW_ROW = 6.7;

const remPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

function Spacer({ height }: { height: number }) {
  return height <= 0 ? null : <tr className={styles.spacer} aria-hidden="true" style={{ blockSize: height }} />;
}

function VirtualRows({ rows }: { rows: readonly CampaignRow[] }) {
  const isNarrow = useMediaQuery('(max-width:1099px)', { noSsr: true });
  const rowHeight = useMemo(() => (isNarrow ? NARROW_ROW : WIDE_ROW) * remPixels(), [isNarrow]);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [bodyTop, setBodyTop] = useState(0);
  useLayoutEffect(() => {
    if (bodyRef.current) setBodyTop(bodyRef.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    // A page that is not laid out measures nothing: rows of no height would ask for ever more rows.
    measureElement: (element) => element.getBoundingClientRect().height || rowHeight,
    overscan: 6,
    scrollMargin: bodyTop,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return (
    <tbody ref={bodyRef}>
      <Spacer height={first ? first.start - bodyTop : 0} />
      {/* Keyed by place: sorting fills the drawn rows anew instead of building others. */}
      {items.map(({ index }) => {
        const row = rows[index];
        return row && <CampaignTableRow key={index} row={row} index={index} rowRef={isNarrow ? virtualizer.measureElement : undefined} />;
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
