import type { ApiKey } from '@coldcast/contract/apiKeys';
import { KEY_SCOPES, type KeyScope } from '@coldcast/contract/endpoint';
import { endpoints } from '@coldcast/contract/endpoints';
import { Command, Option } from 'commander';
import { callEndpoint } from '../api/callEndpoint.ts';
import { cleanText } from '../output/cleanText.ts';
import { formatTime } from '../output/formatTime.ts';
import { printJson, printLine } from '../output/print.ts';
import { renderTable } from '../output/renderTable.ts';
import { getSession } from '../session/findSession.ts';
import { withShared, type SharedOptions } from './options.ts';

const toScopes = ({ scopes }: Pick<ApiKey, 'scopes'>): string => scopes?.join(', ') ?? 'full access (created before scopes)';

async function createKey(name: string, { scope, ...options }: SharedOptions & { scope?: KeyScope[] }): Promise<void> {
  const created = await callEndpoint(getSession(options), endpoints.createApiKey, { body: { name, scopes: scope ?? ['read'] } });
  if (options.json) return printJson(created);
  printLine(`${created.key}\n\nCopy it now: it is not shown again. It may: ${toScopes(created)}.`);
}

async function listKeys(options: SharedOptions): Promise<void> {
  const keys = await callEndpoint(getSession(options), endpoints.listApiKeys);
  if (options.json) return printJson(keys);
  if (keys.length === 0) return printLine('No API keys yet. Create one with: coldcast keys create NAME');
  const rows = keys.map((key) => [
    key.keyId,
    cleanText(key.name),
    key.hint,
    toScopes(key),
    key.lastUsedAt === null ? 'never' : formatTime(key.lastUsedAt),
  ]);
  printLine(renderTable([{ head: 'Id' }, { head: 'Name' }, { head: 'Key' }, { head: 'Scopes' }, { head: 'Last used' }], rows));
}

async function revokeKey(keyId: string, options: SharedOptions): Promise<void> {
  const { message } = await callEndpoint(getSession(options), endpoints.revokeApiKey, { params: { keyId } });
  if (options.json) return printJson({ message });
  printLine(message);
}

export const keysCommand = (): Command =>
  new Command('keys')
    .description('Manage API keys for programs and assistants')
    .addCommand(
      withShared(new Command('create'))
        .description('Create a key and print it once; needs a login')
        .argument('<name>', 'what the key is for')
        .addOption(new Option('--scope <scopes...>', 'what it may do besides reading').choices(KEY_SCOPES))
        .action(createKey),
    )
    .addCommand(withShared(new Command('list')).description('List your keys and what they may do').action(listKeys))
    .addCommand(
      withShared(new Command('revoke')).description('Revoke a key; needs a login').argument('<key>', 'id of the key').action(revokeKey),
    );
