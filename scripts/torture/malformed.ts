import { endpoints } from '@coldcast/contract/endpoints';
import type { Endpoint } from '@coldcast/contract/endpoint';
import { drawRequest, type RawRequest } from '../../apps/server/testing/malformedRequests.ts';
import { signUp } from './client.ts';
import { countBy, createFaults, percentile, type Target } from './target.ts';

const REQUESTS = 10_000;
const AT_ONCE = 20;
/** Calls that would end the session or delete the organization that the others use. */
const LEFT_OUT = new Set(['logout', 'deleteOrganisation', 'changePassword']);

export const malformed: Target = {
  name: 'T10',
  title: '10,000 malformed requests generated from the contract: no 5xx, no hang, every error is JSON with a message',
  run: async ({ startCluster, random }) => {
    const { faults, check } = createFaults();
    const cluster = await startCluster({ apis: 1, workers: 1, env: { REQUESTS_PER_SECOND: '0' } });
    const { token } = await signUp(cluster.address);
    const rows: Endpoint[] = Object.values(endpoints).filter(({ operationId }) => !LEFT_OUT.has(operationId));
    const statuses: number[] = [];
    const times: number[] = [];
    const send = async ({ method, path, headers, body }: RawRequest): Promise<void> => {
      const start = performance.now();
      const response = await fetch(`${cluster.address}${path}`, { method, headers, body, signal: AbortSignal.timeout(30_000) }).catch(
        () => undefined,
      );
      if (response === undefined) return check(false, `no answer to ${method} ${path.slice(0, 80)}`);
      const text = await response.text();
      times.push(performance.now() - start);
      statuses.push(response.status);
      // A launch file may be refused because the server is busy; nothing else may.
      if (response.status >= 500 && response.status !== 503)
        check(false, `${response.status} to ${method} ${path.slice(0, 80)} ${String(body).slice(0, 80)}`);
      if (response.status >= 400 && method !== 'HEAD') check(/"message":"/.test(text), `no message in ${text.slice(0, 80)}`);
    };
    let left = REQUESTS;
    const work = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        await send(drawRequest(random.next, rows, token));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return {
      figures: [
        `answers ${countBy(statuses)}`,
        `median ${percentile(times, 0.5).toFixed(1)} ms, longest ${Math.max(...times).toFixed(0)} ms`,
      ],
      faults: faults.slice(0, 20),
    };
  },
};
