import type { ApiKey } from '@coldcast/contract/apiKeys';
import { Card } from '../../ui/Card.tsx';
import { formatDate, formatDateTime, formatFullDate } from '../../ui/formats.ts';
import { describeScopes } from './scopeWords.ts';
import styles from './KeyList.module.css';
import { RevokeKey } from './RevokeKey.tsx';

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { name, hint, createdAt, lastUsedAt, scopes } = apiKey;
  return (
    <li>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          <code>{hint}</code>
          <span>{describeScopes(scopes)}</span>
          <span>
            Created{' '}
            <time dateTime={createdAt} title={formatFullDate(createdAt)}>
              {formatDate(createdAt)}
            </time>
          </span>
          {lastUsedAt === null ? (
            <span>Never used</span>
          ) : (
            <span>
              Last used{' '}
              <time dateTime={lastUsedAt} title={formatFullDate(lastUsedAt)}>
                {formatDateTime(lastUsedAt)}
              </time>
            </span>
          )}
        </p>
      </div>
      <RevokeKey apiKey={apiKey} />
    </li>
  );
}

export function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  return (
    <Card aria-label="Your API keys">
      <ul className={styles.keys}>
        {keys.map((apiKey) => (
          <KeyRow key={apiKey.keyId} apiKey={apiKey} />
        ))}
      </ul>
    </Card>
  );
}
