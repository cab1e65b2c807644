/** A request sent before the code that reads the response has loaded. */
type Prefetched = { token: string; sentAt: number; response: Promise<Response> };

/** A response not used by then belongs to a screen that was never shown. */
const KEEP_MS = 15_000;

const prefetched = new Map<string, Prefetched>();

/** Sends a request that a screen will need soon: the response is on its way while the screen's code loads. */
export function prefetchResponse(address: string, token: string): void {
  const response = fetch(address, { headers: { accept: 'application/json', 'x-api-key': token }, credentials: 'omit' });
  // The code that takes the response handles its failure.
  response.catch(() => undefined);
  prefetched.set(address, { token, sentAt: performance.now(), response });
}

/** The response to the same request if it was prefetched; only once. */
export function takePrefetched(address: string, method: string, token: string | null): Promise<Response> | undefined {
  const sent = method === 'GET' ? prefetched.get(address) : undefined;
  if (sent === undefined) return undefined;
  prefetched.delete(address);
  return sent.token === token && performance.now() - sent.sentAt < KEEP_MS ? sent.response : undefined;
}
