import type { App } from '../app.ts';
import { countSends, deleteAllSends } from './sends.store.ts';
import { storeSends, type IncomingSend } from './storeSends.ts';

/** A made-up past campaign of the demo account. */
type DemoSend = {
  name: string;
  daysAgo: number;
  sent: number;
  replied: number;
  positiveReplies: number;
  bounced: number;
  unsubscribed: number;
};

/** A year of an invented sender: slightly below the published averages, with one campaign far below its own average. */
const DEMO_SENDS: readonly DemoSend[] = [
  { name: 'Dock slots, spring list', daysAgo: 320, sent: 640, replied: 13, positiveReplies: 4, bounced: 14, unsubscribed: 3 },
  { name: 'Dock slots, ports', daysAgo: 285, sent: 410, replied: 11, positiveReplies: 5, bounced: 6, unsubscribed: 1 },
  { name: 'Cold storage, first try', daysAgo: 240, sent: 520, replied: 8, positiveReplies: 2, bounced: 9, unsubscribed: 2 },
  { name: 'Night shifts', daysAgo: 205, sent: 300, replied: 7, positiveReplies: 3, bounced: 4, unsubscribed: 1 },
  { name: 'Trade fair follow-up', daysAgo: 170, sent: 180, replied: 9, positiveReplies: 4, bounced: 1, unsubscribed: 0 },
  { name: 'Dock slots, distributors', daysAgo: 130, sent: 700, replied: 14, positiveReplies: 4, bounced: 12, unsubscribed: 4 },
  { name: 'Cold storage, new list', daysAgo: 95, sent: 450, replied: 2, positiveReplies: 0, bounced: 31, unsubscribed: 3 },
  { name: 'Yard checks', daysAgo: 60, sent: 380, replied: 9, positiveReplies: 3, bounced: 5, unsubscribed: 1 },
];

const DAY_MS = 24 * 60 * 60 * 1000;

const toIncoming = ({ name, daysAgo, sent, replied, positiveReplies, bounced, unsubscribed }: DemoSend, now: Date): IncomingSend => ({
  tool: 'typed',
  toolCampaignId: null,
  name,
  startedOn: new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10),
  figures: {
    sent,
    delivered: null,
    opened: null,
    replied,
    positiveReplies,
    bounced,
    unsubscribed,
    spamReports: null,
    listSize: null,
    hasAutomaticReplies: false,
  },
  email: null,
  campaignId: null,
});

/** Adds the demo account's invented history once; `reset` replaces it. */
export async function seedDemoSends(app: App, user: { organisationId: string; id: string }, { reset }: { reset: boolean }): Promise<void> {
  const { organisationId } = user;
  if (reset) await deleteAllSends(app.db, organisationId);
  if ((await countSends(app.db, organisationId)) > 0) return;
  const now = app.clock.now();
  const owner = { userId: user.id, organisationId };
  await storeSends(
    app,
    owner,
    DEMO_SENDS.map((send) => toIncoming(send, now)),
  );
}
