import { PageHeader } from '../ui/PageHeader.tsx';

export function LoginPage() {
  return <PageHeader title="Log in" />;
}
