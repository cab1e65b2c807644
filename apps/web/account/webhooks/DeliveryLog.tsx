import type { Webhook } from '@coldcast/contract/webhooks';
import { errorText } from '../../api/errorText.ts';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import styles from './DeliveryLog.module.css';
import { DeliveryRow } from './DeliveryRow.tsx';
import { useDeliveries } from './useWebhooks.ts';

/** The newest deliveries, newest first. */
export function DeliveryLog({ webhook: { webhookId, disabledAt } }: { webhook: Webhook }) {
  const { data: deliveries, error, refetch } = useDeliveries(webhookId);
  return (
    <div className={styles.log}>
      {error ? (
        <div className={styles.none}>
          <ErrorAlert message={errorText(error, 'Failed to load deliveries')} onRetry={() => void refetch()} />
        </div>
      ) : null}
      {deliveries === undefined && error === null ? (
        <div className={styles.none}>
          <LoadingRows rows={3} />
        </div>
      ) : null}
      {deliveries?.length === 0 ? <p className={styles.none}>Nothing sent yet. Send a test to try it.</p> : null}
      <ul className={styles.rows}>
        {deliveries?.map((delivery) => (
          <DeliveryRow key={delivery.deliveryId} webhookId={webhookId} delivery={delivery} isDisabled={disabledAt !== null} />
        ))}
      </ul>
    </div>
  );
}
