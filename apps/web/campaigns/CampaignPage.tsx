import { PageHeader } from '../ui/PageHeader.tsx';

export function CampaignPage() {
  return <PageHeader title="Campaign" />;
}
