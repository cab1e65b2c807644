import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { findBreaches } from './checkInvariants.ts';
import { INVARIANTS } from './invariantQueries.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const org = randomUUID();
const stranger = randomUUID();
const campaign = randomUUID();
const webhook = randomUUID();
const creator = randomUUID();

/** An organization with one ended campaign of three leads, one of which failed; every invariant holds. */
const soundRows = [
  `insert into organisations values ('${org}', now()), ('${stranger}', now())`,
  `insert into users values ('${creator}', '${org}', 'ada@northwind.example', 'Ada', 'x', false, now())`,
  `insert into balances values ('${org}', 198, 200, 0, 0), ('${stranger}', 0, 0, 0, 0)`,
  `insert into campaigns (id, organisation_id, created_by, name, lane, seed, engine, priors_version, total, success, failed, created_at, finished_at)
   values ('${campaign}', '${org}', '${creator}', 'Autumn', 'regular', 's', 'e', 'p', 3, 2, 1, now(), now())`,
  `insert into campaign_leads (campaign_id, position, organisation_id, row_number, profile_url, lead_key, slug, subject, body, context)
   select '${campaign}', n, '${org}', n + 2, 'u', 'k' || n, 's', 's', 'b', '{}' from generate_series(0, 2) n`,
  `insert into lead_results (campaign_id, position, is_failed) select '${campaign}', n, n = 2 from generate_series(0, 2) n`,
  `insert into bucket_counts (campaign_id, bucket, total, not_opened) select '${campaign}', n, 2, 2 from generate_series(0, 9) n`,
  `insert into campaign_models (campaign_id, organisation_id, provider, model, prompt_version, state, deadline_at, moved_leads)
   values ('${campaign}', '${org}', 'openai', 'm', '1', 'settled', now(), 2)`,
  `insert into lead_opinions (campaign_id, position, question, score, appeal, reaction, reasons, objection)
   select '${campaign}', n, 0, '{}', '{"open": 0.5, "reply": -0.6, "positive": 0}', 'r', '[]', 'none' from generate_series(0, 1) n`,
  `insert into webhooks (id, organisation_id, url, events, secret, created_at) values ('${webhook}', '${org}', 'https://x', '[]', 's', now())`,
  `insert into webhook_deliveries (id, organisation_id, webhook_id, event, payload, status, attempts, step, created_at)
   values ('${webhook}', '${org}', '${webhook}', 'webhook.test', '{}', 'delivered', 1, 0, now())`,
  `insert into credit_entries (organisation_id, credit_kind, entry_kind, amount, reason, campaign_id, created_at) values
   ('${org}', 'MOCK', 'grant', 200, 'g', null, now()),
   ('${org}', 'MOCK', 'charge', -3, 'c', '${campaign}', now()),
   ('${org}', 'MOCK', 'refund', 1, 'r', '${campaign}', now())`,
];

class RollBack extends Error {}

/** The names of the invariants that the given faults violate; everything is rolled back. */
async function brokenBy(...faults: string[]): Promise<string[]> {
  let broken: string[] = [];
  const tried = test.app.db.transaction(async (tx) => {
    for (const statement of [...soundRows, ...faults]) await tx.execute(sql.raw(statement));
    broken = (await findBreaches(tx)).map((breach) => breach.invariant);
    throw new RollBack();
  });
  await expect(tried).rejects.toBeInstanceOf(RollBack);
  return broken;
}

const entry = (of: string, kind: string, amount: number) =>
  `insert into credit_entries (organisation_id, credit_kind, entry_kind, amount, reason, campaign_id, created_at)
   values ('${of}', 'MOCK', '${kind}', ${amount}, 'x', '${campaign}', now())`;

const allow = `set local session_replication_role = replica`;

const send = randomUUID();

/** A past campaign, a history used by a launch, and a frozen forecast with its outcome. */
const recordRows = (of: string, frozen: string) => [
  `insert into sends (id, organisation_id, tool, source_key, name, reading, created_by, created_at)
   values ('${send}', '${of}', 'typed', 'k', 'Spring', '{}', '${creator}', now())`,
  `insert into campaign_senders (campaign_id, organisation_id, version, posterior, shift, learnt_from, delivered, replies)
   values ('${campaign}', '${org}', 'v', '{}', '{}', '[]', 1, 0)`,
  `insert into forecast_records (campaign_id, organisation_id, campaign_name, launched_at, leads, bucket, sender_campaigns, learnt_from, engine,
     priors_version, input_hash, rates, reading, created_at)
   values ('${frozen}', '${of}', 'Autumn', now(), 3, 4, 0, '[]', 'e', 'p', 'h', '{}', '{}', now())`,
];
const outcomeRow = (number: number, reason: string) =>
  `insert into outcomes (id, organisation_id, campaign_id, number, sent_on, sent, reason, created_by, created_at)
   values ('${randomUUID()}', '${org}', '${campaign}', ${number}, now(), 10, ${reason}, '${creator}', now())`;

/** The sound campaign with a second email to its first lead. */
const sequenceRows = [
  `update campaigns set emails = 2`,
  `update campaign_leads set follow_ups = '[{"subject": "", "body": "b", "waitDays": 3}]' where position = 0`,
  `update lead_results set steps = '[{"inboxFrom": 0, "opensFrom": null, "answers": false}, {"inboxFrom": 0, "opensFrom": null, "answers": false}]'
   where position = 0`,
  `insert into step_counts (campaign_id, bucket, step, still_in)
   select '${campaign}', n, step, 3 - step from generate_series(0, 9) n, generate_series(1, 2) step`,
];

const faults: [broken: RegExp, statements: string[]][] = [
  [/lost its leads to retention/, [`update campaigns set leads_deleted_at = now()`]],
  [/sum of its ledger rows/, [`update balances set mock_balance = 199 where organisation_id = '${org}'`]],
  [/sum of its ledger rows/, [`update balances set priority_granted = 1 where organisation_id = '${stranger}'`]],
  [/has a balances row/, [`delete from balances where organisation_id = '${org}'`]],
  [
    /below zero/,
    [
      `insert into credit_entries (organisation_id, credit_kind, entry_kind, amount, reason, created_at)
      values ('${stranger}', 'PRIORITY', 'charge', -5, 'x', now()), ('${stranger}', 'PRIORITY', 'grant', 5, 'x', now())`,
    ],
  ],
  [/every allowance mirrors/, [entry(org, 'charge_allowance', 2)]],
  [/every allowance mirrors/, [entry(org, 'refund_allowance', -2)]],
  [/no refund exceeds its charge/, [allow, `update credit_entries set amount = 4 where entry_kind = 'refund'`]],
  [/no refund exceeds its charge/, [allow, `delete from credit_entries where entry_kind = 'charge'`]],
  [/charged one mock credit per lead/, [allow, `update credit_entries set amount = -4 where entry_kind = 'charge'`]],
  [/charged one mock credit per lead/, [`update campaigns set lane = 'priority'`]],
  [/refunded for its failed leads/, [allow, `delete from credit_entries where entry_kind = 'refund'`]],
  [/refunded for its failed leads/, [`update campaigns set finished_at = null`]],
  [/total = success/, [`delete from lead_results where position = 0`]],
  [/total = success/, [`update campaigns set success = 3, failed = 0`]],
  [/without open leads has ended/, [`update campaigns set success = 1`]],
  [/counts of every bucket/, [`update bucket_counts set total = 3, not_opened = 3 where bucket = 4`]],
  [/counts of every bucket/, [`update bucket_counts set reply = 1, not_opened = 1 where bucket = 4`]],
  [
    /one result per lead/,
    [
      `alter table lead_results drop constraint lead_results_campaign_id_position_pk`,
      `insert into lead_results (campaign_id, position) values ('${campaign}', 0)`,
    ],
  ],
  [/opens of the first email/, [`update bucket_counts set opened_first = 1 where bucket = 4`]],
  [/opens of the first email/, [...sequenceRows, `update bucket_counts set opened_first = 3 where bucket = 4`]],
  [/counted at each of its emails and buckets/, [...sequenceRows, `delete from step_counts where bucket = 4 and step = 2`]],
  [/counted at each of its emails and buckets/, [...sequenceRows, `update campaigns set emails = 1`]],
  [/counts of all emails add up/, [...sequenceRows, `update step_counts set reply = 1 where bucket = 4 and step = 2`]],
  [/counts of all emails add up/, [...sequenceRows, `update step_counts set still_in = 1 where bucket = 4 and step = 1`]],
  [/another email after answering one/, [...sequenceRows, `update step_counts set unsubscribe = 2 where bucket = 4 and step = 1`]],
  [/has the emails its lead gets/, [...sequenceRows, `update lead_results set steps = null`]],
  [/has the emails its lead gets/, [...sequenceRows, `update campaign_leads set follow_ups = '[{}, {}]' where position = 0`]],
  [/while a language model is still asked/, [`update campaign_models set state = 'asking'`]],
  [/moved as many leads as recorded/, [`update lead_opinions set appeal = null where position = 0`]],
  [/moved as many leads as recorded/, [`update lead_opinions set appeal = '{"open": 0.61, "reply": 0, "positive": 0}' where position = 0`]],
  [/every language-model run belongs/, [allow, `update campaign_models set organisation_id = '${stranger}'`]],
  [/every lead belongs/, [allow, `update campaign_leads set organisation_id = '${stranger}' where position = 1`]],
  [/every delivery belongs/, [allow, `update webhook_deliveries set organisation_id = '${stranger}'`]],
  [/charged to another organization/, [entry(stranger, 'charge_allowance', 3)]],
  [/versions of every past campaign/, recordRows(org, campaign)],
  [/outcomes count from 1/, [...recordRows(org, campaign), outcomeRow(2, `'late'`)]],
  [/outcomes count from 1/, [...recordRows(org, campaign), outcomeRow(1, 'null'), outcomeRow(2, 'null')]],
  [
    /is in the track record/,
    [...recordRows(org, randomUUID()), `update campaigns set forecast = '[]', finished_at = now() + interval '1 minute'`],
  ],
  [/uses the history of another/, [...recordRows(org, campaign), allow, `update campaign_senders set organisation_id = '${stranger}'`]],
  [/every frozen forecast belongs/, recordRows(stranger, campaign)],
  [/created by a user of another/, [`update users set organisation_id = '${stranger}'`]],
];

describe('the invariants', () => {
  it('hold for a correct campaign', async () => {
    expect(await brokenBy()).toEqual([]);
  });

  it('hold for a correct sequence', async () => {
    expect(await brokenBy(...sequenceRows)).toEqual([]);
  });

  it.each(faults)('detect what breaks %s', async (broken, statements) => {
    expect(await brokenBy(...statements)).toContainEqual(expect.stringMatching(broken));
  });

  it('are each violated by one of these faults', () => {
    const unseen = INVARIANTS.filter(({ name }) => !faults.some(([broken]) => broken.test(name)));
    expect(unseen).toEqual([]);
  });
});
