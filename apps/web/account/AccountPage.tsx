import { PageHeader } from '../ui/PageHeader.tsx';

export function AccountPage() {
  return <PageHeader title="Account" />;
}
