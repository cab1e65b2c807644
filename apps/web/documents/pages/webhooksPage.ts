import { MAX_WEBHOOKS, RETRY_DELAYS_SECONDS } from '@coldcast/contract/webhooks';
import type { DocumentPage } from '../documentPage.ts';
import { nodeExample, PAYLOADS, pythonExample } from './webhookExamples.ts';

const requestExample = `POST /hooks/coldcast HTTP/1.1
content-type: application/json
webhook-id: 3f4c1a52-90de-4c1b-8a55-2b7a6c5d4e3f
webhook-timestamp: 1773826204
webhook-signature: v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=

{"type": "campaign.completed", "timestamp": "2026-03-18T09:30:04.000Z", "data": {...}}`;

function toWaitWords(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`;
  if (seconds < 3600) return `${seconds / 60} minutes`;
  return seconds === 3600 ? '1 hour' : `${seconds / 3600} hours`;
}

export const webhooksPage: DocumentPage = {
  title: 'Webhooks',
  lead: 'A webhook tells a system of yours what has happened here, so that it need not ask again and again.',
  sections: [
    {
      id: 'create',
      title: 'Create one',
      blocks: [
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Open [Account, Webhooks](/app/account/webhooks) and press **Create webhook**. Programs can do the same with `POST /webhooks` and an [API key](/docs/api#key).',
            'Give a public address, best with https, and choose events.',
            'Copy the signing secret. It is shown once.',
            'Press **Send test** and look at what your system answered.',
          ],
        },
        {
          kind: 'text',
          text: `An organisation can have ${MAX_WEBHOOKS} webhooks. Addresses in private networks are refused unless whoever runs this installation allows them.`,
        },
      ],
    },
    {
      id: 'request',
      title: 'What arrives',
      blocks: [
        { kind: 'text', text: 'A POST request with a JSON body and three headers, after the public specification Standard Webhooks.' },
        { kind: 'code', name: 'A request', text: requestExample },
        {
          kind: 'table',
          caption: 'Headers',
          columns: ['Header', 'Meaning'],
          rows: [
            ['`webhook-id`', 'The delivery. The same at every attempt, so that you can drop what you have seen.'],
            ['`webhook-timestamp`', 'When this attempt was made, in seconds since 1970.'],
            ['`webhook-signature`', '`v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in Base64.'],
          ],
        },
      ],
    },
    {
      id: 'verify',
      title: 'Check the signature',
      blocks: [
        {
          kind: 'text',
          text: 'Everybody can send a request to your address. Only who knows the secret can sign one. The libraries of Standard Webhooks check it in many languages; without one it takes a few lines.',
        },
        { kind: 'code', name: 'Node', text: nodeExample },
        { kind: 'code', name: 'Python', text: pythonExample },
        { kind: 'note', text: 'Use the body as it came. Parsed and written again, it may differ by a space, and then nothing matches.' },
      ],
    },
    {
      id: 'answer',
      title: 'Answer, and what happens otherwise',
      blocks: [
        {
          kind: 'list',
          items: [
            'Answer with any status from 200 to 299 within 10 seconds, and do long work afterwards. The delivery counts as delivered.',
            `Anything else is tried again after ${RETRY_DELAYS_SECONDS.map(toWaitWords).join(', ')}. Then it has failed; you can send it again by hand.`,
            'Redirects are not followed: give the last address.',
            'Answer 410 Gone to be left alone: the webhook is disabled at once, until somebody edits it and saves.',
            'A delivery can arrive twice, and deliveries can arrive in another order than things happened. Go by `webhook-id` and `timestamp`.',
          ],
        },
        {
          kind: 'text',
          text: 'The log of deliveries shows for 30 days what was sent, what was answered and when the next attempt comes.',
        },
      ],
    },
    {
      id: 'events',
      title: 'Events',
      blocks: [],
    },
    ...PAYLOADS.map(({ meaning, payload }) => ({
      id: payload.type.replace('.', '-'),
      title: payload.type,
      level: 3 as const,
      blocks: [
        { kind: 'text' as const, text: meaning },
        { kind: 'code' as const, name: payload.type, text: JSON.stringify(payload, null, 2) },
      ],
    })),
  ],
};
