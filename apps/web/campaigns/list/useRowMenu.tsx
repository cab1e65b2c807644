import { Suspense, useMemo, useRef, useEffect, useState, type ReactNode } from 'react';
import type { CampaignSubject } from '../actions/campaignSubject.ts';
import { isCompleted } from '@coldcast/rules/campaignStatus';
import type { CampaignRow } from './campaignRow.ts';
import type { RowControls } from './useRowClicks.ts';
import { lazyPart } from '../../ui/lazyPart.ts';

// Loaded with the first menu: most visits open none.
const CampaignMenu = lazyPart(async () => ({ default: (await import('../actions/CampaignMenu.tsx')).CampaignMenu }));

const toSubject = ({ campaignId, campaignName, progress, hasLeads, rates }: CampaignRow): CampaignSubject => ({
  campaignId,
  campaignName,
  hasLeads,
  isCompleted: isCompleted(progress),
  results: progress.success,
  replies: rates?.reply.ratio.numerator ?? 0,
});

/** The menu of one row at a time, and the controls with which the table opens it. They stay the same while rows change. */
export function useRowMenu(
  shown: readonly CampaignRow[],
  onChoose: (campaignId: string) => void,
): { controls: RowControls; menu: ReactNode } {
  const [open, setOpen] = useState<{ row: CampaignRow; anchor: HTMLElement } | null>(null);
  const latest = useRef({ shown, onChoose });
  useEffect(() => {
    latest.current = { shown, onChoose };
  });
  const controls = useMemo<RowControls>(
    () => ({
      onMenu: (rowIndex, anchor) => {
        const row = latest.current.shown[rowIndex];
        if (row) setOpen({ row, anchor });
      },
      onChoose: (rowIndex) => {
        const row = latest.current.shown[rowIndex];
        if (row) latest.current.onChoose(row.campaignId);
      },
    }),
    [],
  );
  const menu = open && (
    <Suspense>
      <CampaignMenu
        campaign={toSubject(open.row)}
        anchor={open.anchor}
        isInList
        onCompare={() => onChoose(open.row.campaignId)}
        onDone={() => setOpen(null)}
      />
    </Suspense>
  );
  return { controls, menu };
}
