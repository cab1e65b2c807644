import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webhookPayload } from '@coldcast/contract/webhookPayload';
import { WEBHOOK_EVENTS } from '@coldcast/contract/webhooks';
import { describe, expect, it } from 'vitest';
import { PAYLOADS } from './webhookPayloads.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/guide/webhooks.md'), 'utf8');
const nodeExample = /```js Node\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';

describe('the example payloads', () => {
  it("cover each event once, in the contract's shape", () => {
    expect(PAYLOADS.map(({ payload }) => payload.type)).toEqual([...WEBHOOK_EVENTS, 'webhook.test']);
    for (const { payload } of PAYLOADS) expect(webhookPayload.parse(payload)).toEqual(payload);
  });
});

describe('the code for Node', () => {
  // The published example of Standard Webhooks.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const body = '{"test": 2432232314}';
  const headers = {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  };
  const run = (given: object, now = 1_614_265_331_000): string => {
    const call = `Date.now = () => ${now}; console.log(isFromColdcast(${JSON.stringify(given)}, ${JSON.stringify(body)}, ${JSON.stringify(secret)}));`;
    return execFileSync(process.execPath, ['--input-type=module', '--eval', `${nodeExample}\n${call}`], { encoding: 'utf8' }).trim();
  };

  it('accepts only signed requests, and none that were changed, are old or have no signature', () => {
    expect(run(headers)).toBe('true');
    expect(run({ ...headers, 'webhook-id': 'msg_other' })).toBe('false');
    expect(run({ ...headers, 'webhook-signature': undefined })).toBe('false');
    expect(run(headers, 1_614_265_331_000 + 600_000)).toBe('false');
  });
});
