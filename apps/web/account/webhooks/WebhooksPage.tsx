import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../ui/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { errorText } from '../../api/errorText.ts';
import { useDemoLimitation } from '../../session/useDemoLimitation.tsx';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ACCOUNT } from '../accountCrumb.ts';
import pageStyles from '../ConnectPage.module.css';
import { CreateWebhookDialog } from './CreateWebhookDialog.tsx';
import { useWebhooks } from './useWebhooks.ts';
import { WebhookCard } from './WebhookCard.tsx';

export function WebhooksPage() {
  const [isCreating, setIsCreating] = useState(false);
  const demo = useDemoLimitation();
  const { data: webhooks, error, refetch } = useWebhooks();
  const createButton = (
    <Button variant="contained" onClick={() => (demo.isDemo ? demo.show() : setIsCreating(true))}>
      <Icon name="plus" isSmall />
      Create webhook
    </Button>
  );
  const isEmpty = webhooks?.length === 0;
  return (
    <div className={pageStyles.page}>
      <PageHeader
        title="Webhooks"
        breadcrumb={<Crumbs above={[ACCOUNT]} here="Webhooks" />}
        actions={webhooks !== undefined && !isEmpty ? createButton : null}
      />
      <div className={pageStyles.words}>
        <p>
          Requests are signed and retried for several hours on failure. The <Link to={`${paths.documents}/webhooks`}>documentation</Link>{' '}
          shows how to check the signature.
        </p>
      </div>
      {error ? <ErrorAlert message={errorText(error, 'Failed to load webhooks')} onRetry={() => void refetch()} /> : null}
      {webhooks === undefined && error === null ? (
        <Card isPadded>
          <LoadingRows />
        </Card>
      ) : null}
      {isEmpty ? (
        <Card>
          <EmptyState title="No webhooks yet." actions={createButton}>
            A webhook tells your system when a campaign is completed, its insights are ready, or credits run low.
          </EmptyState>
        </Card>
      ) : null}
      {webhooks?.map((webhook) => (
        <WebhookCard key={webhook.webhookId} webhook={webhook} isOpenAtFirst={webhooks.length === 1} />
      ))}
      {isCreating ? <CreateWebhookDialog onClose={() => setIsCreating(false)} /> : null}
    </div>
  );
}
