import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { memo } from 'react';
import styles from './DetailTabs.module.css';
import { DETAIL_TABS, type DetailTab } from './detailUrl.ts';

const TAB_INDICES: readonly DetailTab[] = [0, 1, 2, 3];

type Props = { tab: DetailTab; onChange: (change: { tab: DetailTab }) => void };

export const DetailTabs = memo(function DetailTabs({ tab, onChange }: Props) {
  return (
    <Tabs
      value={tab}
      onChange={(_, next: DetailTab) => onChange({ tab: next })}
      aria-label="Campaign"
      className={styles.tabs}
      variant="scrollable"
      scrollButtons={false}
      selectionFollowsFocus
    >
      {TAB_INDICES.map((index) => (
        <Tab
          key={index}
          value={index}
          label={DETAIL_TABS[index]}
          id={`tab-${index}`}
          aria-controls={index === tab ? 'campaign-panel' : undefined}
        />
      ))}
    </Tabs>
  );
});
