import { endpoints } from '@coldcast/contract/endpoints';
import { Command } from 'commander';
import { callEndpoint } from '../api/callEndpoint.ts';
import { note, printJson, printLine } from '../output/print.ts';
import { deleteCredentials, findCredentials } from '../session/credentials.ts';
import type { SharedOptions } from './options.ts';

/** Deletes the session here in any case, and ends it on the server if the server answers. */
async function logOut({ json }: SharedOptions): Promise<void> {
  const stored = findCredentials();
  deleteCredentials();
  let isEnded = false;
  if (stored !== null) {
    try {
      await callEndpoint(stored, endpoints.logout);
      isEnded = true;
    } catch {
      note('The server could not be reached; the session ends by itself after 7 days without a call.');
    }
  }
  if (json) printJson({ url: stored?.url ?? null, endedOnServer: isEnded });
  else printLine(stored === null ? 'Nobody was signed in.' : `Signed out of ${stored.url}.`);
}

export const logoutCommand = (): Command =>
  new Command('logout').description('End the stored session').option('--json', 'print JSON').action(logOut);
