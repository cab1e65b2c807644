import { PageHeader } from '../ui/PageHeader.tsx';

export function UploadPage() {
  return <PageHeader title="Upload CSV" />;
}
