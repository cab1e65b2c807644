import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type RefObject } from 'react';
import { textScale } from '../../ui/textScale.ts';
import { useMediaMatch } from '../../ui/useMediaMatch.ts';
import type { LeadRow } from '@coldcast/rules/leadRow';
import { LEAD_COLUMNS } from './leadColumns.tsx';
import styles from './LeadTable.module.css';
import { LeadTableRow } from './LeadTableRow.tsx';

/** Longer lists draw only the visible rows. */
const VIRTUAL_ABOVE = 200;
/** Row height in CSS pixels at the usual text size; the real one is measured. */
const ROW_HEIGHT = 41;
/** The two lines of a row on a phone. */
const PHONE_ROW_HEIGHT = 65;

function Spacer({ height }: { height: number }) {
  return height <= 0 ? null : <tr className={styles.spacer} aria-hidden="true" style={{ blockSize: height }} />;
}

function VirtualRows({ rows, scroller }: { rows: readonly LeadRow[]; scroller: RefObject<HTMLElement | null> }) {
  const rowHeight = useMediaMatch('(max-width:37.4375em)') ? PHONE_ROW_HEIGHT : ROW_HEIGHT;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight * textScale(),
    overscan: 12,
    initialRect: { width: 1000, height: 700 },
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);
  return (
    <tbody>
      <Spacer height={items[0]?.start ?? 0} />
      {items.map(({ index }) => {
        const row = rows[index];
        return row && <LeadTableRow key={row.leadId} row={row} index={index} />;
      })}
      <Spacer height={last ? virtualizer.getTotalSize() - last.end : 0} />
    </tbody>
  );
}

export function LeadTable({ rows }: { rows: readonly LeadRow[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.scroller} ref={scroller} tabIndex={0} role="region" aria-label="Lead table">
      <table className={styles.table} aria-rowcount={rows.length + 1}>
        <caption className="sr">Leads</caption>
        <thead>
          <tr>
            {LEAD_COLUMNS.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {rows.length > VIRTUAL_ABOVE ? (
          <VirtualRows rows={rows} scroller={scroller} />
        ) : (
          <tbody>
            {rows.map((row, index) => (
              <LeadTableRow key={row.leadId} row={row} index={index} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}
