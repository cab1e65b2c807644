import { Card } from '../ui/Card.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';

export function SubscriptionLoading() {
  return (
    <Card isPadded>
      <LoadingRows rows={6} />
    </Card>
  );
}
