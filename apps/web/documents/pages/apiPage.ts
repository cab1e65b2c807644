import type { DocumentPage } from '../documentPage.ts';

const keyExample = `export COLDCAST_API_KEY=cc_...
curl -s http://localhost:3000/users/me \\
  -H "x-api-key: $COLDCAST_API_KEY"`;

const tokenExample = `TOKEN=$(curl -s http://localhost:3000/users/login \\
  -H 'content-type: application/json' \\
  -d '{"email": "you@example.com", "password": "your long password"}' \\
  | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`;

const launchExample = `curl -s http://localhost:3000/campaign \\
  -H "x-api-key: $COLDCAST_API_KEY" \\
  -H 'Idempotency-Key: spring-outreach-1' \\
  -F file=@campaign.csv \\
  -F campaignName='Spring outreach'`;

const waitExample = `curl -s http://localhost:3000/campaign/$CAMPAIGN_ID/results/status \\
  -H "x-api-key: $COLDCAST_API_KEY"`;

const resultsExample = `curl -s "http://localhost:3000/campaign/$CAMPAIGN_ID/results/analytics?bucket=40-50" \\
  -H "x-api-key: $COLDCAST_API_KEY"
curl -s "http://localhost:3000/campaign/$CAMPAIGN_ID/results?primary_action=reply" \\
  -H "x-api-key: $COLDCAST_API_KEY"
curl -s -X POST "http://localhost:3000/insights/generate?campaignId=$CAMPAIGN_ID" \\
  -H "x-api-key: $COLDCAST_API_KEY"`;

const errorExample = `{
  "message": "Insufficient credits",
  "code": "insufficient_credits",
  "requestId": "...",
  "availableCredits": 120,
  "requestedLeads": 180
}`;

export const apiPage: DocumentPage = {
  title: 'API',
  lead: 'Everything the screens do, you can do by HTTP. Every call: [API reference](/docs/api/reference).',
  sections: [
    {
      id: 'key',
      title: 'Get an API key',
      blocks: [
        {
          kind: 'text',
          text: 'Create a key under [Account, API keys](/app/account/api-keys) and copy it: it is shown once. Send it with every call, as `x-api-key` or as `Authorization: Bearer`.',
        },
        { kind: 'code', name: 'Use a key', text: keyExample },
        {
          kind: 'list',
          items: [
            'A key stands for you and reaches everything your organisation has here. It does not expire; changing your password leaves it as it is. Revoke it where you created it.',
            'A few calls need you yourself and refuse keys with `api_key_refused`: creating and revoking keys, changing the password, opening the billing portal, logging out, deleting the organisation.',
            'Everybody can have 20 keys. Give each program its own, so that you can revoke one alone.',
          ],
        },
      ],
    },
    {
      id: 'token',
      title: 'Or log in',
      blocks: [
        {
          kind: 'text',
          text: 'A login answers a token that is sent in the same way. It ends after 7 days without a call, after 30 days in any case, and when you log out.',
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
          text: 'A campaign is done once `success` and `failed` add up to `total`. Instead of asking again and again, have a [webhook](/docs/webhooks) tell you.',
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
        {
          kind: 'text',
          text: 'With 429 and 503, wait as long as `Retry-After` says. Which call may answer what stands in the [API reference](/docs/api/reference#errors-of-every-call).',
        },
      ],
    },
    {
      id: 'all-calls',
      title: 'All calls',
      blocks: [
        {
          kind: 'text',
          text: 'The [API reference](/docs/api/reference) has every call with what goes in, a command to copy, an example of the answer and its errors. For programs the same stands in [openapi.json](/openapi.json), OpenAPI 3.1.',
        },
      ],
    },
  ],
};
