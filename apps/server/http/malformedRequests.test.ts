import type { Endpoint } from '@coldcast/contract/endpoint';
import { endpoints } from '@coldcast/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../testing/createAccount.ts';
import { drawRequest } from '../testing/malformedRequests.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { createDraw } from '../testing/createDraw.ts';

const REQUESTS = 1500;
/** Calls that would end the session or delete the organization that the other requests use. */
const LEFT_OUT = new Set(['logout', 'deleteOrganisation', 'changePassword']);

describe('malformed requests', () => {
  let test: TestApp;
  let address: string;
  let token: string;
  beforeAll(async () => {
    test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1_000_000 } });
    ({ token } = await createAccount(test));
    address = await test.api.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => test.stop());

  it('never make the server fail, and every refusal says why in JSON', { timeout: 120_000 }, async () => {
    const rows: Endpoint[] = Object.values(endpoints).filter(({ operationId }) => !LEFT_OUT.has(operationId));
    const draw = createDraw(20_260_302);
    const wrong: string[] = [];
    const statuses = new Map<number, number>();
    for (let number = 0; number < REQUESTS; number += 1) {
      const { method, path, headers, body } = drawRequest(draw, rows, token);
      const response = await fetch(`${address}${path}`, { method, headers, body });
      const text = await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      const isJson = method === 'HEAD' || response.status < 400 || /^\{.*"message":".+","code":"/.test(text);
      if (response.status >= 500 || !isJson)
        wrong.push(`${response.status} ${method} ${path} ${String(body).slice(0, 200)}: ${text.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
    // Some requests get past the first checks.
    for (const status of [200, 400, 401, 404, 405, 415]) expect(statuses.get(status), String(status)).toBeGreaterThan(0);
  });
});
