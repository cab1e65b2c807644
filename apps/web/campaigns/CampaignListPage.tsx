import { countOf } from '@coldcast/rules/countOf';
import { useSubscription } from '../session/useSubscription.ts';
import { CampaignListView } from './list/CampaignListView.tsx';
import { useCampaignList } from './list/useCampaignList.ts';

const CALIBRATION_NOTE = 'Calibrated to published averages; not yet checked on your sends.';

function useNote(isEmpty: boolean): string {
  const { data: subscription } = useSubscription();
  if (!isEmpty || !subscription) return CALIBRATION_NOTE;
  const isFree = subscription.planName.toLowerCase().includes('free');
  const credits = isFree ? `${countOf(subscription.creditBalance, 'mock credit')}. One lead uses one credit.` : 'unlimited mock credits.';
  return `Your plan: ${subscription.planName}, ${credits}`;
}

export function CampaignListPage() {
  const list = useCampaignList();
  return <CampaignListView list={list} note={useNote(list.rows?.length === 0)} />;
}
