import { PageHeader } from '../ui/PageHeader.tsx';

export type InsightKind = 'open' | 'negative-open' | 'reply';

export function InsightPage({ kind }: { kind: InsightKind }) {
  return <PageHeader title={kind} />;
}
