import { PageHeader } from '../ui/PageHeader.tsx';

export function SignupPage() {
  return <PageHeader title="Sign up" />;
}
