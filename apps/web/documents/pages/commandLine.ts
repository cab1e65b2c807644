import type { DocumentPage } from '../documentPage.ts';

const firstSteps = `npx coldcast login
npx coldcast launch campaign.csv --name 'Spring outreach' --open-rate 20 --wait
npx coldcast results CAMPAIGN --bucket 40-50
npx coldcast results CAMPAIGN --csv > leads.csv
npx coldcast insights CAMPAIGN`;

const inScripts = `export COLDCAST_URL=https://mocks.example.com
export COLDCAST_API_KEY=cc_...
id=$(npx coldcast launch campaign.csv --json | jq -r .campaignId)
npx coldcast status "$id" --wait --timeout 600
npx coldcast results "$id" --json | jq '.metrics[] | {label, value}'`;

export const commandLine: DocumentPage = {
  title: 'Command line',
  lead: 'What the screens do, in a terminal: launch, wait, read. It speaks the same [API](/docs/api) as everybody else.',
  sections: [
    {
      id: 'first-steps',
      title: 'First steps',
      blocks: [
        {
          kind: 'text',
          text: 'In a clone of Coldcast the command is there after `npm ci`. The file has one email per lead, in the columns `email_body_1`, `subject_line` and `personal_linkedin_url`.',
        },
        { kind: 'code', name: 'First steps', text: firstSteps },
        {
          kind: 'text',
          text: 'Each command explains itself with `--help`. Ctrl-C while waiting ends the waiting, not the campaign, and prints the command that goes on.',
        },
      ],
    },
    {
      id: 'in-scripts',
      title: 'In scripts',
      blocks: [
        {
          kind: 'text',
          text: 'Set an API key instead of a login, and ask for `--json`. Results go to the standard output, everything else to the standard error. A launch carries a key of its own and is repeated safely when the network breaks or the server is busy.',
        },
        { kind: 'code', name: 'In a script', text: inScripts },
        {
          kind: 'table',
          caption: 'Exit codes',
          columns: ['Code', 'Means'],
          rows: [
            ['0', 'done'],
            ['1', 'refused or failed; the message says why'],
            ['2', 'the command was not understood'],
            ['3', 'not signed in, or the session has ended'],
            ['4', 'not enough credits'],
            ['5', 'no such campaign'],
            ['6', '`--timeout` passed while waiting; the campaign goes on'],
            ['7', 'the server gave no answer, or was too busy'],
            ['130', 'stopped by Ctrl-C'],
          ],
        },
      ],
    },
    {
      id: 'sessions',
      title: 'Where the session is kept',
      blocks: [
        {
          kind: 'text',
          text: 'The login is stored in your own folder for settings, readable by you only, and sent to no other address than the one that gave it. `npx coldcast logout` ends it, here and on the server.',
        },
      ],
    },
  ],
};
