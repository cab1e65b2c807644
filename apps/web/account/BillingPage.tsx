import { useSearchParams } from 'react-router';
import { PageHeader } from '../ui/PageHeader.tsx';
import { tabIdOf } from '../ui/tabIdOf.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { AllPlans } from './AllPlans.tsx';
import styles from './BillingPage.module.css';
import { SubscriptionTab } from './SubscriptionTab.tsx';

const TABS = [
  { value: 'subscription', label: 'Your Subscription' },
  { value: 'plans', label: 'All Plans' },
] as const;
const PANEL_ID = 'billing-panel';

/** The address keeps the chosen tab: `?tab=plans`. */
export function BillingPage() {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('tab') === 'plans' ? 'plans' : 'subscription';
  return (
    <>
      <PageHeader title="Billing" />
      <Tabs
        className={styles.tabs}
        label="Billing"
        tabs={TABS}
        value={chosen}
        onChange={(tab) => setSearch(tab === 'plans' ? { tab } : {}, { replace: true })}
        panelId={PANEL_ID}
      />
      <div className={styles.panel} role="tabpanel" id={PANEL_ID} aria-labelledby={tabIdOf(PANEL_ID, chosen)}>
        {chosen === 'plans' ? <AllPlans /> : <SubscriptionTab />}
      </div>
    </>
  );
}
