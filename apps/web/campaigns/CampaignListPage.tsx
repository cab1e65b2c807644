import { PageHeader } from '../ui/PageHeader.tsx';

export function CampaignListPage() {
  return <PageHeader title="Mock Campaigns" />;
}
