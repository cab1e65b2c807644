/** A request sent before the code that reads the answer has loaded. */
type Early = { token: string; sentAt: number; response: Promise<Response> };

/** An answer not used by then belongs to a screen that was never shown. */
const KEEP_MS = 15_000;

const early = new Map<string, Early>();

/** Sends a request that a screen will need soon: the answer is on its way while the screen's code loads. */
export function askEarly(address: string, token: string): void {
  const response = fetch(address, { headers: { accept: 'application/json', 'x-api-key': token }, credentials: 'omit' });
  // The code that takes the answer handles its failure.
  response.catch(() => undefined);
  early.set(address, { token, sentAt: performance.now(), response });
}

/** The answer to the same request if it was sent early; only once. */
export function takeEarly(address: string, method: string, token: string | null): Promise<Response> | undefined {
  const sent = method === 'GET' ? early.get(address) : undefined;
  if (sent === undefined) return undefined;
  early.delete(address);
  return sent.token === token && performance.now() - sent.sentAt < KEEP_MS ? sent.response : undefined;
}
