import { PageHeader } from '../ui/PageHeader.tsx';

export function GalleryPage() {
  return <PageHeader title="Gallery" />;
}
