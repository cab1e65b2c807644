import type { DocumentPage } from '../documentPage.ts';
import { callSections, sharedErrorRows } from './apiCalls.ts';

const tokenExample = `TOKEN=$(curl -s http://localhost:3000/users/login \\
  -H 'content-type: application/json' \\
  -d '{"email": "you@example.com", "password": "your long password"}' \\
  | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`;

const launchExample = `curl -s http://localhost:3000/campaign \\
  -H "x-api-key: $TOKEN" \\
  -H 'Idempotency-Key: spring-outreach-1' \\
  -F file=@campaign.csv \\
  -F campaignName='Spring outreach'`;

const waitExample = `curl -s http://localhost:3000/campaign/$CAMPAIGN_ID/results/status \\
  -H "x-api-key: $TOKEN"`;

const resultsExample = `curl -s "http://localhost:3000/campaign/$CAMPAIGN_ID/results/analytics?bucket=40-50" \\
  -H "x-api-key: $TOKEN"
curl -s "http://localhost:3000/campaign/$CAMPAIGN_ID/results?primary_action=reply" \\
  -H "x-api-key: $TOKEN"
curl -s -X POST "http://localhost:3000/insights/generate?campaignId=$CAMPAIGN_ID" \\
  -H "x-api-key: $TOKEN"`;

const errorExample = `{
  "message": "Insufficient credits",
  "code": "insufficient_credits",
  "requestId": "...",
  "availableCredits": 120,
  "requestedLeads": 180
}`;

export const apiPage: DocumentPage = {
  title: 'API',
  lead: 'Everything the screens do, you can do by HTTP. The same calls in OpenAPI 3.1: [openapi.json](/openapi.json).',
  sections: [
    {
      id: 'token',
      title: 'Get a token',
      blocks: [
        {
          kind: 'text',
          text: 'Log in with your email and password. Send the token with every other call, as `x-api-key` or as `Authorization: Bearer`. It ends after 7 days without a call, after 30 days in any case, and when you log out.',
        },
        { kind: 'code', name: 'Log in', text: tokenExample },
      ],
    },
    {
      id: 'launch',
      title: 'Launch and read results',
      blocks: [
        {
          kind: 'text',
          text: 'The file needs the columns `email_body_1`, `subject_line` and `personal_linkedin_url`. The answer carries the `campaignId`.',
        },
        { kind: 'code', name: 'Launch a campaign', text: launchExample },
        {
          kind: 'text',
          text: 'A campaign is done once `success` and `failed` add up to `total`.',
        },
        { kind: 'code', name: 'Ask how far it is', text: waitExample },
        { kind: 'code', name: 'Read rates, replies and insights', text: resultsExample },
      ],
    },
    {
      id: 'idempotency-key',
      title: 'Idempotency-Key',
      blocks: [
        {
          kind: 'text',
          text: 'Give a launch a key of your own choice in the header `Idempotency-Key`, and repeat it as often as the network makes you: the campaign is launched and charged once. Keys belong to your organisation and are kept for 24 hours. The same key with another file or other fields is refused with `key_reused`; while the first request is still being worked on, the answer is `key_in_flight`.',
        },
      ],
    },
    {
      id: 'errors',
      title: 'Errors',
      blocks: [
        {
          kind: 'text',
          text: 'Every failed call answers JSON with a message for people, a code for programs and the id of the request. Some add details.',
        },
        { kind: 'code', name: 'An error', text: errorExample },
        { kind: 'text', text: 'Calls may answer these besides their own. With 429 and 503, wait as long as `Retry-After` says.' },
        { kind: 'table', caption: 'Errors of every call', columns: ['Code', 'Status', 'Message'], rows: sharedErrorRows() },
      ],
    },
    ...callSections(),
  ],
};
