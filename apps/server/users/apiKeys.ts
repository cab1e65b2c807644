import type { ApiKey } from '@coldcast/contract/apiKeys';
import { MAX_API_KEYS, MAX_KEY_NAME_LENGTH } from '@coldcast/contract/apiKeys';
import type { endpoints } from '@coldcast/contract/endpoints';
import { KEY_SCOPES } from '@coldcast/contract/endpoint';
import { randomBytes, randomUUID } from 'node:crypto';
import { AppError } from '../errors.ts';
import { hashToken } from '../http/authenticate.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { isUuid } from '../http/isUuid.ts';
import { countKeysLocked, deleteKey, insertKey, listKeys, type ListedKey } from './apiKeys.store.ts';

const createKey = (): string => `cc_${randomBytes(32).toString('base64url')}`;

const toApiKey = ({ id, name, lastFour, createdAt, lastUsedAt, scopes }: ListedKey): ApiKey => ({
  keyId: id,
  name,
  hint: `cc_…${lastFour}`,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  scopes,
});

export const listApiKeys: Handler<typeof endpoints.listApiKeys> = async (app, { user }) =>
  (await listKeys(app.db, user.userId)).map(toApiKey);

function checkName(name: string): void {
  if (name === '') throw new AppError('missing_field', { message: 'Please enter a name for the key.' });
  if (Array.from(name).length > MAX_KEY_NAME_LENGTH) {
    throw new AppError('invalid_input', { message: `A name can have at most ${MAX_KEY_NAME_LENGTH} characters.` });
  }
}

/** Only this answer contains the key: the database stores its SHA-256. A key does not expire, and a new password does not revoke it. */
export const createApiKey: Handler<typeof endpoints.createApiKey> = async (app, { user: { userId }, body }) => {
  const name = body.name.trim();
  checkName(name);
  const key = createKey();
  const scopes = KEY_SCOPES.filter((scope) => scope === 'read' || body.scopes?.includes(scope));
  const listed: ListedKey = { id: randomUUID(), name, lastFour: key.slice(-4), createdAt: app.clock.now(), lastUsedAt: null, scopes };
  await app.db.transaction(async (tx) => {
    if ((await countKeysLocked(tx, userId)) >= MAX_API_KEYS) throw new AppError('api_key_limit');
    await insertKey(tx, { ...listed, userId, keyHash: hashToken(key) });
  });
  app.log.info({ event: 'api_key_created', userId, keyId: listed.id }, 'API key created');
  return { ...toApiKey(listed), key };
};

export const revokeApiKey: Handler<typeof endpoints.revokeApiKey> = async (app, { user: { userId }, params: { keyId } }) => {
  if (!isUuid(keyId) || !(await deleteKey(app.db, { userId, keyId }))) throw new AppError('api_key_not_found');
  app.log.info({ event: 'api_key_revoked', userId, keyId }, 'API key revoked');
  return { message: 'API key revoked' };
};
