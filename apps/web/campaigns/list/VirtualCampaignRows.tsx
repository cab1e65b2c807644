import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { textScale } from '../../ui/textScale.ts';
import { useMediaMatch } from '../../ui/useMediaMatch.ts';
import type { CampaignRow } from './campaignRow.ts';
import styles from './CampaignTable.module.css';
import { CampaignTableRow } from './CampaignTableRow.tsx';

/** Heights of a row, in rem: exact for a table row, approximate in the narrow layout, where a name may wrap. */
const WIDE_ROW = 2.875;
const NARROW_ROW = 7.9;

function Spacer({ height }: { height: number }) {
  return height <= 0 ? null : <tr className={styles.spacer} aria-hidden="true" style={{ blockSize: height }} />;
}

type Props = { rows: readonly CampaignRow[]; chosenIds: ReadonlySet<string> | null };

/** The body of a long table: only the rows near the window are drawn. */
export function VirtualCampaignRows({ rows, chosenIds }: Props) {
  const isNarrow = useMediaMatch('(max-width:68.6875em)');
  const rowHeight = useMemo(() => (isNarrow ? NARROW_ROW : WIDE_ROW) * 16 * textScale(), [isNarrow]);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [bodyTop, setBodyTop] = useState(0);
  useLayoutEffect(() => {
    if (bodyRef.current) setBodyTop(bodyRef.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    // Without layout nothing can be measured, and rows without height would request more rows forever.
    measureElement: (element) => element.getBoundingClientRect().height || rowHeight,
    overscan: 3,
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
      {/* Keyed by position: sorting updates the drawn rows instead of creating new ones. */}
      {items.map(({ index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const isChosen = chosenIds && chosenIds.has(row.campaignId);
        return (
          <CampaignTableRow
            key={index}
            row={row}
            index={index}
            isChosen={isChosen}
            rowRef={isNarrow ? virtualizer.measureElement : undefined}
          />
        );
      })}
      <Spacer height={last ? virtualizer.getTotalSize() - (last.end - bodyTop) : 0} />
    </tbody>
  );
}
