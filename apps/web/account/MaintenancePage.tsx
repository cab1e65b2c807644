import { PageHeader } from '../ui/PageHeader.tsx';

export function MaintenancePage() {
  return <PageHeader title="Scheduled Product Upgrade" />;
}
