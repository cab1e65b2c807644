import { useParams } from 'react-router';
import { CampaignView } from './detail/CampaignView.tsx';

export function CampaignPage() {
  const { campaignId = '' } = useParams();
  return <CampaignView key={campaignId} campaignId={campaignId} />;
}
