import type { DocumentPage } from '../documentPage.ts';
import { SETTINGS } from './settings.ts';

const splitExample = `# on one or more machines
DATABASE_URL=postgres://coldcast:secret@db.internal:5432/coldcast SERVICES=api npm start
# on one or more others
DATABASE_URL=postgres://coldcast:secret@db.internal:5432/coldcast SERVICES=worker npm start`;

const composeExample = `echo "SITE_ADDRESS=mocks.example.com" > .env
echo "POSTGRES_PASSWORD=$(openssl rand -hex 24)" >> .env
docker compose up --build --detach`;

export const selfHosting: DocumentPage = {
  title: 'Self-hosting',
  lead: 'Coldcast runs on one machine with one command, and needs no network to simulate.',
  sections: [
    {
      id: 'start',
      title: 'Start',
      blocks: [
        { kind: 'text', text: 'You need Node 20.20 or newer and npm. Nothing else: the database is built in.' },
        { kind: 'code', name: 'Start', text: 'npm ci && npm start' },
        { kind: 'text', text: 'Open `http://localhost:3000`, or the demo link that the command prints.' },
      ],
    },
    {
      id: 'settings',
      title: 'Settings',
      blocks: [
        {
          kind: 'text',
          text: 'Settings are environment variables, and none is required. The file `.env.example` lists all of them. A secret can also be given as a file: `NAME_FILE` names the file that holds the value of `NAME`. A faulty setting stops the start with a message that lists every fault.',
        },
        {
          kind: 'table',
          caption: 'Settings',
          columns: ['Name', 'Default', 'Meaning'],
          rows: SETTINGS.map(({ name, standard, meaning }) => [`\`${name}\``, standard === '' ? 'unset' : `\`${standard}\``, meaning]),
        },
      ],
    },
    {
      id: 'database',
      title: 'A database server of your own',
      blocks: [
        {
          kind: 'text',
          text: 'Set `DATABASE_URL` to a PostgreSQL server, version 14 or newer, as `postgres://user:password@host:5432/coldcast`. The tables are created at the start. A server that may lose confirmed data is refused unless you allow it.',
        },
      ],
    },
    {
      id: 'processes',
      title: 'More than one process',
      blocks: [
        {
          kind: 'text',
          text: 'With a database server, `SERVICES` splits the work over any number of processes: `api` answers calls and shows the pages, `worker` simulates. A stopped worker loses nothing; another one goes on.',
        },
        { kind: 'code', name: 'Split into services', text: splitExample },
        { kind: 'text', text: '`GET /health` answers 200 once the service is ready.' },
      ],
    },
    {
      id: 'containers',
      title: 'In containers',
      blocks: [
        {
          kind: 'text',
          text: 'The files `Dockerfile` and `compose.yaml` bring one image for every role, PostgreSQL, two workers, and Caddy with a certificate for your domain. The document `docs/operations.md` of the source has upgrades and backups, and says what was not tried.',
        },
        { kind: 'code', name: 'Start with Compose', text: composeExample },
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      blocks: [
        {
          kind: 'text',
          text: 'Without a payment provider, Manage Subscription opens a page of the product itself, where plans are changed without payment. With `STRIPE_SECRET_KEY` it is Stripe: run `npm run stripe-setup` once and set what it prints. The document `docs/billing.md` of the source has the details.',
        },
      ],
    },
    {
      id: 'commands',
      title: 'Commands for operators',
      blocks: [
        {
          kind: 'table',
          caption: 'Commands',
          columns: ['Command', 'Does'],
          rows: [
            ['`npm run simulate -- FILE.csv`', 'simulates a file on the command line; `--json` for programs'],
            ['`npm run backup -- FILE`', 'keeps a copy of everything but the queue, while the product runs'],
            ['`npm run restore -- FILE`', 'brings a copy back into an empty database'],
            ['`npm run migrate`', 'brings the tables up to this version, before a new one is started'],
            ['`npm run ledger -- EMAIL`', "lists an organisation's credits, row by row"],
            ['`npm run grant-credits -- EMAIL AMOUNT --reason TEXT`', 'grants credits by hand; `--priority` for priority credits'],
            ['`npm run reset-password -- EMAIL`', 'prints a new password for somebody and ends their sessions'],
            ['`npm run check-invariants`', 'checks that the whole database adds up'],
          ],
        },
      ],
    },
  ],
};
