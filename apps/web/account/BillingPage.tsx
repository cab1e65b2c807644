import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../ui/PageHeader.tsx';
import { AllPlans } from './AllPlans.tsx';
import styles from './BillingPage.module.css';
import { SubscriptionTab } from './SubscriptionTab.tsx';

const tabs = ['subscription', 'plans'] as const;
type BillingTab = (typeof tabs)[number];

const labels: Record<BillingTab, string> = { subscription: 'Your Subscription', plans: 'All Plans' };

/** The chosen tab is kept in the address: `?tab=plans`. */
export function BillingPage() {
  const [search, setSearch] = useSearchParams();
  const chosen: BillingTab = search.get('tab') === 'plans' ? 'plans' : 'subscription';
  return (
    <>
      <PageHeader title="Billing" />
      <Tabs
        className={styles.tabs}
        value={chosen}
        aria-label="Billing"
        onChange={(_, tab: BillingTab) => setSearch(tab === 'plans' ? { tab } : {}, { replace: true })}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            label={labels[tab]}
            id={`billing-tab-${tab}`}
            aria-controls={tab === chosen ? 'billing-panel' : undefined}
          />
        ))}
      </Tabs>
      <div className={styles.panel} role="tabpanel" id="billing-panel" aria-labelledby={`billing-tab-${chosen}`}>
        {chosen === 'plans' ? <AllPlans /> : <SubscriptionTab />}
      </div>
    </>
  );
}
