import type { WebhookDelivery } from '@coldcast/contract/webhooks';
import { Button } from '../../ui/Button.tsx';
import { errorText } from '../../api/errorText.ts';
import { useDemoLimitation } from '../../session/useDemoLimitation.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { formatDateTime, formatFullDate } from '../../ui/formats.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import styles from './DeliveryLog.module.css';
import { useResendDelivery } from './useWebhooks.ts';
import { eventTitle, outcomeWords, prettyPayload, STATUS_WORDS } from './webhookWords.ts';

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatFullDate(at)}>
      {formatDateTime(at)}
    </time>
  );
}

/** The request and the response, both shown as plain text only. */
function DeliveryTexts({ delivery: { deliveryId, payload, responseText } }: { delivery: WebhookDelivery }) {
  return (
    <details className={styles.more}>
      <summary>
        <Icon name="right" isSmall />
        Payload
      </summary>
      <div className={styles.texts}>
        <h3>webhook-id</h3>
        <pre>{deliveryId}</pre>
        <h3>Body</h3>
        <pre tabIndex={0} aria-label="Body">
          {prettyPayload(payload)}
        </pre>
        {responseText === null || responseText === '' ? null : (
          <>
            <h3>Response (first 1 kB)</h3>
            <pre tabIndex={0} aria-label="Response">
              {responseText}
            </pre>
          </>
        )}
      </div>
    </details>
  );
}

type RowProps = { webhookId: string; delivery: WebhookDelivery; isDisabled: boolean };

export function DeliveryRow({ webhookId, delivery, isDisabled }: RowProps) {
  const demo = useDemoLimitation();
  const toast = useToast();
  const { mutate, isPending } = useResendDelivery(webhookId);
  const { deliveryId, event, status, attempts, createdAt, nextAttemptAt } = delivery;
  const resend = () =>
    mutate(deliveryId, {
      onSuccess: () => toast('Resent'),
      onError: (error) => toast(errorText(error, 'The delivery could not be resent. Please try again.')),
    });
  return (
    <li>
      <div>
        <p className={styles.head}>
          <Chip tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Chip>
          <span className={styles.event}>{eventTitle(event)}</span>
          <span className={styles.when}>
            <Moment at={createdAt} />
          </span>
        </p>
        <p className={styles.facts}>
          <span>{outcomeWords(delivery)}</span>
          <span className="num">{attempts === 1 ? '1 attempt' : `${attempts} attempts`}</span>
          {nextAttemptAt === null ? null : (
            <span>
              Next attempt <Moment at={nextAttemptAt} />
            </span>
          )}
        </p>
      </div>
      <Button
        size="small"
        disabled={isPending || isDisabled}
        aria-label={`Resend ${eventTitle(event)} of ${formatDateTime(createdAt)}`}
        onClick={() => (demo.isDemo ? demo.show() : resend())}
      >
        Resend
      </Button>
      <DeliveryTexts delivery={delivery} />
    </li>
  );
}
