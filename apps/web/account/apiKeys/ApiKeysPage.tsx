import type { ApiKey } from '@coldcast/contract/apiKeys';
import { useState, type ReactNode } from 'react';
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
import { CreateKeyDialog } from './CreateKeyDialog.tsx';
import { KeyList } from './KeyList.tsx';
import { useApiKeys } from './useApiKeys.ts';

function Keys({ keys, createButton }: { keys: readonly ApiKey[]; createButton: ReactNode }) {
  if (keys.length > 0) return <KeyList keys={keys} />;
  return (
    <Card>
      <EmptyState title="No API keys yet." actions={createButton}>
        A key lets a program or an assistant read what you see here. If you allow it, it can launch and manage campaigns, too.
      </EmptyState>
    </Card>
  );
}

export function ApiKeysPage() {
  const [isCreating, setIsCreating] = useState(false);
  const demo = useDemoLimitation();
  const { data: keys, error, refetch } = useApiKeys();
  const createButton = (
    <Button variant="contained" onClick={() => (demo.isDemo ? demo.show() : setIsCreating(true))}>
      <Icon name="plus" isSmall />
      Create key
    </Button>
  );
  return (
    <div className={pageStyles.page}>
      <PageHeader
        title="API keys"
        breadcrumb={<Crumbs above={[ACCOUNT]} here="API keys" />}
        actions={keys !== undefined && keys.length > 0 ? createButton : null}
      />
      <div className={pageStyles.words}>
        <p>
          Send a key as <code>x-api-key</code> or as <code>Authorization: Bearer</code>. The{' '}
          <Link to={`${paths.documents}/api`}>API documentation</Link> shows how.
        </p>
        <p>
          For Claude, Cursor or Copilot, see <Link to={`${paths.documents}/assistants`}>Assistants</Link>. For n8n, Zapier and Make, see{' '}
          <Link to={`${paths.documents}/automations`}>Automations</Link>.
        </p>
        <p>Keys do not expire, and changing your password does not revoke them. Revoke a key if someone else may have seen it.</p>
      </div>
      {error ? <ErrorAlert message={errorText(error, 'Failed to load API keys')} onRetry={() => void refetch()} /> : null}
      {keys === undefined && error === null ? (
        <Card isPadded>
          <LoadingRows />
        </Card>
      ) : null}
      {keys === undefined ? null : <Keys keys={keys} createButton={createButton} />}
      {isCreating ? <CreateKeyDialog onClose={() => setIsCreating(false)} /> : null}
    </div>
  );
}
