import type { Webhook } from '@coldcast/contract/webhooks';
import { useId, useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { formatDate, formatFullDate } from '../../ui/formats.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DeleteWebhook } from './DeleteWebhook.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { EditWebhook } from './EditWebhook.tsx';
import { useWebhookTest } from './TestWebhook.tsx';
import styles from './WebhookCard.module.css';
import { EVENT_WORDS } from './webhookWords.ts';

/** One webhook: its address, its events, a test and, on demand, its log. */
export function WebhookCard({ webhook, isOpenAtFirst }: { webhook: Webhook; isOpenAtFirst: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const id = useId();
  const { button, result } = useWebhookTest(webhook);
  const { url, events, createdAt, disabledAt } = webhook;
  return (
    <Card aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <div>
          <h2 id={`${id}-title`} className={styles.address}>
            {url}
          </h2>
          <p className={styles.facts}>
            {events.map((event) => (
              <Chip key={event} tone="line">
                {EVENT_WORDS[event].title}
              </Chip>
            ))}
            {disabledAt === null ? null : <Chip tone="poor">Disabled</Chip>}
            <span>
              Created{' '}
              <time dateTime={createdAt} title={formatFullDate(createdAt)}>
                {formatDate(createdAt)}
              </time>
            </span>
          </p>
        </div>
        <div className={styles.actions}>
          {button}
          <EditWebhook webhook={webhook} />
          <DeleteWebhook webhook={webhook} />
        </div>
        {disabledAt === null ? null : (
          <div className={styles.wide}>
            <Notice tone="poor" role="note">
              The address responded with 410 Gone, so nothing is sent there anymore. Edit and save the webhook to send again.
            </Notice>
          </div>
        )}
        {result === null ? null : <div className={styles.wide}>{result}</div>}
        <button
          type="button"
          className={`link ${styles.toggle}`}
          aria-expanded={isOpen}
          aria-controls={`${id}-log`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="right" isSmall />
          Deliveries
        </button>
      </div>
      <div id={`${id}-log`}>{isOpen ? <DeliveryLog webhook={webhook} /> : null}</div>
    </Card>
  );
}
