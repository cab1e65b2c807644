import { campaignId, counts, createdAt, orgId, progress } from '@coldcast/contract/exampleValues';
import type { WebhookPayload } from '@coldcast/contract/webhookPayload';

const named = { orgId, campaignId, campaignName: 'Spring outreach' };
const timestamp = '2026-03-18T09:30:04.000Z';

/** What each event looks like; a test holds them to the contract. */
export const PAYLOADS: readonly { meaning: string; payload: WebhookPayload }[] = [
  {
    meaning: 'Every lead of a campaign is settled, and what failed is paid back. The counts are those of the bucket 40-50.',
    payload: {
      type: 'campaign.completed',
      timestamp,
      data: {
        ...named,
        createdAt,
        completedAt: timestamp,
        progress,
        analytics: { bucket: '40-50', ...counts },
      },
    },
  },
  {
    meaning: 'The insights of a completed campaign can be read.',
    payload: { type: 'insights.ready', timestamp, data: named },
  },
  {
    meaning:
      'A launch has left less than a tenth of the mock credits that the period granted; where it granted none, of what the plan grants in a month. Once per period, and never on plans with unlimited mock credits.',
    payload: {
      type: 'credits.low',
      timestamp,
      data: { orgId, creditBalance: 19, periodCredits: 200, planName: 'Free', currentPeriodEnd: '2026-04-02T10:00:00.000Z' },
    },
  },
  {
    meaning: 'You pressed Send test. It is sent whatever events you chose, and not tried again.',
    payload: { type: 'webhook.test', timestamp, data: { orgId, message: 'This is a test. Your webhook works.' } },
  },
];

export const nodeExample = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body is the text of the request as it came, before JSON.parse
export function isFromColdcast(headers, body, secret) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const isRecent = Math.abs(Date.now() / 1000 - Number(timestamp)) < 300;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const wanted = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  const isSigned = String(headers['webhook-signature']).split(' ').some((each) => {
    const given = Buffer.from(each.replace('v1,', ''), 'base64');
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  return isRecent && isSigned;
}`;

export const pythonExample = `import base64, hashlib, hmac, time

# body is the bytes of the request as they came
def is_from_coldcast(headers, body: bytes, secret: str) -> bool:
    id, timestamp = headers["webhook-id"], headers["webhook-timestamp"]
    is_recent = abs(time.time() - int(timestamp)) < 300
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{id}.{timestamp}.".encode() + body
    wanted = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    given = headers["webhook-signature"].split(" ")
    return is_recent and any(hmac.compare_digest(wanted, each) for each in given)`;
