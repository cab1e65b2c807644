import type { LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { findAddresses, type AddressGate } from './findAddresses.ts';
import { toProblem, type Problem } from './problems.ts';

/** How much of an answer is read, in bytes. */
const ANSWER_LIMIT_BYTES = 1024;

export type Outgoing = { url: URL; headers: Record<string, string>; body: string; timeoutMs: number };

export type OutgoingAnswer = { ok: true; status: number; text: string } | { ok: false; problem: Problem };

/** Makes the connection use the addresses that were checked, even if the name now resolves to others. */
const pinTo = (addresses: readonly LookupAddress[]): LookupFunction => {
  const [first = { address: '', family: 4 }] = addresses;
  return (_hostname, { all }, callback) => {
    if (all === true) callback(null, [...addresses]);
    else callback(null, first.address, first.family);
  };
};

const connect = ({ url, headers, body }: Outgoing, addresses: readonly LookupAddress[], signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: pinTo(addresses),
      // No agent: no connection is kept open, and no proxy from the environment is used.
      agent: false,
      signal,
    });
    request.once('response', resolve);
    request.on('error', reject);
    request.end(body);
  });

/** The start of the answer. The status is known by now, so an answer that breaks off counts as complete. */
const readBeginning = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= ANSWER_LIMIT_BYTES) break;
    }
  } catch {}
  response.destroy();
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, ANSWER_LIMIT_BYTES));
  // PostgreSQL can store every character except this one.
  return text.replaceAll('\0', '\uFFFD');
};

const orAborted = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);

/**
 * Posts a body to an untrusted address: only to public addresses unless the gate allows internal ones, only to the addresses that were
 * checked, without following redirects, and within the time limit, DNS included. Never throws.
 */
export const sendOutgoing = async (outgoing: Outgoing, gate: AddressGate): Promise<OutgoingAnswer> => {
  const signal = AbortSignal.timeout(outgoing.timeoutMs);
  try {
    const found = await orAborted(findAddresses(outgoing.url, gate), signal);
    if (!found.ok) return found;
    const response = await connect(outgoing, found.addresses, signal);
    return { ok: true, status: response.statusCode ?? 0, text: await readBeginning(response) };
  } catch (error) {
    return { ok: false, problem: signal.aborted ? 'timeout' : toProblem(error) };
  }
};
