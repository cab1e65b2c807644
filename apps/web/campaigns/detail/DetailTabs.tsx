import { memo } from 'react';
import { Tabs } from '../../ui/Tabs.tsx';
import { DETAIL_TABS, type DetailTab } from './detailUrl.ts';
import { prefetchTab } from './tabParts.ts';

const VALUES: readonly DetailTab[] = [0, 1, 2, 3];
const TABS = VALUES.map((value) => ({ value, label: DETAIL_TABS[value] }));

/** Id of the element that shows the chosen tab. */
export const PANEL_ID = 'campaign-panel';

type Props = { tab: DetailTab; onChange: (change: { tab: DetailTab }) => void };

export const DetailTabs = memo(function DetailTabs({ tab, onChange }: Props) {
  return (
    <Tabs
      label="Campaign"
      tabs={TABS}
      value={tab}
      onChange={(next) => onChange({ tab: next })}
      onApproach={prefetchTab}
      panelId={PANEL_ID}
    />
  );
});
