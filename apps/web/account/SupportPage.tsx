import { PageHeader } from '../ui/PageHeader.tsx';

export function SupportPage() {
  return <PageHeader title="Get Support / File a Bug" />;
}
