import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallArguments } from '@coldcast/contract/callInput';
import type { Endpoint } from '@coldcast/contract/endpoint';
import { ProductFailure, type Backend, type CallProduct } from '@coldcast/mcp/backend';
import { Command } from 'commander';
import { ApiFailure } from '../api/ApiFailure.ts';
import { callEndpoint } from '../api/callEndpoint.ts';
import { retryCall } from '../api/retryCall.ts';
import { describeFailure } from '../output/describeFailure.ts';
import { note } from '../output/print.ts';
import { getSession, type Session } from '../session/findSession.ts';

/** Calls the product with the command's session and retries during short outages. Every call a tool makes is safe to repeat. */
const createCall =
  (session: Session): CallProduct =>
  async <E extends Endpoint>(endpoint: E, ...args: CallArguments<E>) => {
    const input = { ...args[0], isAssistant: true };
    try {
      // The endpoint's own input with one more field, which the rest parameter's type cannot express.
      return await retryCall(() => callEndpoint(session, endpoint, ...([input] as unknown as CallArguments<E>)), {
        onWait: ({ message }, waitMs) => note(`${message}; trying again in ${Math.ceil(waitMs / 1000)} s`),
      });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const { message, hint, code, details } = describeFailure(error);
      const isOurs = code === 'no_answer' || error.status === 401;
      throw new ProductFailure(isOurs && hint !== null ? `${message} ${hint}` : message, { code, details });
    }
  };

const ground: Pick<Backend, 'pause' | 'hashText' | 'readMethodology'> = {
  pause: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined),
  hashText: (text) => createHash('sha256').update(text).digest('hex'),
  readMethodology: () => readFileSync(join(import.meta.dirname, '../../../docs/guide/methodology.md'), 'utf8'),
};

async function serve(options: { url?: string }): Promise<void> {
  const session = getSession(options);
  // Loading the protocol takes a fifth of a start, and only this command speaks it.
  const { serveOverStdio } = await import('@coldcast/mcp/serve');
  serveOverStdio({ ...ground, call: createCall(session), url: session.url }, ({ message }) => note(message));
  note(`Ready for an assistant on standard input and output, connected to ${session.url}. Stop it with Ctrl-C.`);
}

export const mcpCommand = (): Command =>
  new Command('mcp')
    .description('Connect an assistant on this machine: an MCP server on standard input and output')
    .option('--url <address>', 'address of Coldcast (default: COLDCAST_URL, or the address of your last login)')
    .action(serve);
