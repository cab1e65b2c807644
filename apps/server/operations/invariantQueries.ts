/** What must always hold over the whole database, each with a query that finds violations. */
export type Invariant = { name: string; query: string };

const ledger: Invariant[] = [
  {
    name: 'every balance and every total granted is the sum of its ledger rows',
    query: `
      select b.organisation_id as subject,
        format('mock %s/%s, rows %s/%s; priority %s/%s, rows %s/%s', b.mock_balance, b.mock_granted, e.mock, e.mock_granted,
          b.priority_balance, b.priority_granted, e.priority, e.priority_granted) as detail
      from balances b cross join lateral (
        select
          coalesce(sum(amount) filter (where credit_kind = 'MOCK'), 0) as mock,
          coalesce(sum(amount) filter (where credit_kind = 'MOCK' and entry_kind = 'grant'), 0) as mock_granted,
          coalesce(sum(amount) filter (where credit_kind = 'PRIORITY'), 0) as priority,
          coalesce(sum(amount) filter (where credit_kind = 'PRIORITY' and entry_kind = 'grant'), 0) as priority_granted
        from credit_entries where organisation_id = b.organisation_id
      ) e
      where (b.mock_balance, b.mock_granted, b.priority_balance, b.priority_granted)
        is distinct from (e.mock, e.mock_granted, e.priority, e.priority_granted)`,
  },
  {
    name: 'every organization with ledger rows or a subscription has a balances row',
    query: `
      select organisation_id as subject, 'no balances row' as detail
      from (select organisation_id from credit_entries union select organisation_id from subscriptions) known
      where not exists (select 1 from balances b where b.organisation_id = known.organisation_id)`,
  },
  {
    name: 'no balance was ever below zero',
    query: `
      select organisation_id as subject, format('%s balance %s after row %s', credit_kind, running, id) as detail
      from (
        select id, organisation_id, credit_kind, sum(amount) over (partition by organisation_id, credit_kind order by id) as running
        from credit_entries
      ) rows_so_far where running < 0`,
  },
  {
    name: 'every allowance mirrors its charge or refund',
    query: `
      select a.organisation_id as subject, format('%s of campaign %s is %s', a.entry_kind, a.campaign_id, a.amount) as detail
      from credit_entries a
      left join credit_entries e on e.campaign_id = a.campaign_id and e.credit_kind = a.credit_kind
        and e.entry_kind = case a.entry_kind when 'charge_allowance' then 'charge' else 'refund' end
      where a.entry_kind in ('charge_allowance', 'refund_allowance') and e.amount is distinct from -a.amount`,
  },
  {
    name: 'no refund exceeds its charge',
    query: `
      select r.organisation_id as subject, format('refund of campaign %s is %s', r.campaign_id, r.amount) as detail
      from credit_entries r
      left join credit_entries c on c.campaign_id = r.campaign_id and c.credit_kind = r.credit_kind
        and c.entry_kind = 'charge' and c.organisation_id = r.organisation_id
      where r.entry_kind = 'refund' and (c.amount is null or r.amount > -c.amount)`,
  },
];

const campaigns: Invariant[] = [
  {
    name: 'every campaign was charged one mock credit per lead, and one priority credit if it runs as priority',
    query: `
      select c.id as subject, format('total %s, lane %s, mock %s, priority %s', c.total, c.lane, m.amount, p.amount) as detail
      from campaigns c
      left join credit_entries m on m.campaign_id = c.id and m.credit_kind = 'MOCK' and m.entry_kind = 'charge'
      left join credit_entries p on p.campaign_id = c.id and p.credit_kind = 'PRIORITY' and p.entry_kind = 'charge'
      where m.amount is distinct from -c.total
        or p.amount is distinct from case c.lane when 'priority' then -c.total end`,
  },
  {
    name: 'every ended campaign was refunded for its failed leads',
    query: `
      select c.id as subject, format('failed %s, refunded %s', c.failed, coalesce(r.amount, 0)) as detail
      from campaigns c
      left join credit_entries r on r.campaign_id = c.id and r.credit_kind = 'MOCK' and r.entry_kind = 'refund'
      where case when c.finished_at is null then r.amount is not null else coalesce(r.amount, 0) <> c.failed end`,
  },
  {
    name: 'total = success + failed + open, as counted from the rows',
    query: `
      select c.id as subject, format('total %s of %s, success %s of %s, failed %s of %s',
        c.total, l.leads, c.success, r.success, c.failed, r.failed) as detail
      from campaigns c
      cross join lateral (select count(*) as leads from campaign_leads where campaign_id = c.id) l
      cross join lateral (
        select count(*) filter (where not is_failed) as success, count(*) filter (where is_failed) as failed
        from lead_results where campaign_id = c.id
      ) r
      where c.success + c.failed > c.total
        or c.leads_deleted_at is null and (c.total, c.success, c.failed) is distinct from (l.leads, r.success, r.failed)`,
  },
  {
    name: 'only an ended campaign has lost its leads to retention, and then all of them',
    query: `
      select c.id as subject, format('leads deleted at %s', c.leads_deleted_at) as detail
      from campaigns c where c.leads_deleted_at is not null
        and (c.finished_at is null or exists (select from campaign_leads l where l.campaign_id = c.id))`,
  },
  {
    name: 'only a campaign without open leads has ended',
    query: `
      select id as subject, format('ended at %s with %s of %s', finished_at, success + failed, total) as detail
      from campaigns where finished_at is not null and success + failed <> total`,
  },
  {
    name: 'the counts of every bucket cover every settled lead once',
    query: `
      select b.campaign_id as subject, format('bucket %s: total %s, success %s', b.bucket, b.total, c.success) as detail
      from bucket_counts b join campaigns c on c.id = b.campaign_id
      where b.total <> c.success or b.reply <> b.reply_positive + b.reply_neutral + b.reply_negative
        or b.total <> b.not_opened + b.reply + b.archive + b.delete + b.no_action + b.unsubscribe + b.report_spam
          + b.forward_internally + b.remind_me_later`,
  },
  {
    name: 'one result per lead',
    query: `
      select campaign_id as subject, format('%s results at position %s', count(*), position) as detail
      from lead_results group by campaign_id, position having count(*) > 1`,
  },
];

const sequences: Invariant[] = [
  {
    name: 'opens of the first email equal all opens in campaigns with one email, and never exceed them',
    query: `
      select b.campaign_id as subject, format('bucket %s: opened %s, the first %s', b.bucket, b.total - b.not_opened, b.opened_first) as detail
      from bucket_counts b join campaigns c on c.id = b.campaign_id
      where case when c.emails = 1 then b.opened_first <> b.total - b.not_opened
        else b.opened_first < 0 or b.opened_first > b.total - b.not_opened end`,
  },
  {
    name: 'every sequence is counted at each of its emails and buckets, and no single email is',
    query: `
      select c.id as subject, format('%s emails, %s rows', c.emails, s.rows) as detail
      from campaigns c
      cross join lateral (select count(*) as rows, coalesce(max(step), 0) as last from step_counts where campaign_id = c.id) s
      where c.emails not between 1 and 7 or (s.rows, s.last) is distinct from case when c.emails = 1 then (0::bigint, 0) else (10::bigint * c.emails, c.emails::int) end`,
  },
  {
    name: 'the counts of all emails add up to those of their bucket',
    query: `
      select b.campaign_id as subject, format('bucket %s: replies %s of %s, still in %s of %s', b.bucket, s.reply, b.reply, s.first_in, b.total) as detail
      from bucket_counts b
      join (
        select campaign_id, bucket, sum(reply) as reply, sum(reply_positive) as reply_positive, sum(unsubscribe) as unsubscribe,
          sum(report_spam) as report_spam, max(still_in) filter (where step = 1) as first_in, max(opened) filter (where step = 1) as first_opened
        from step_counts group by campaign_id, bucket
      ) s using (campaign_id, bucket)
      where (s.reply, s.reply_positive, s.unsubscribe, s.report_spam, s.first_in, s.first_opened)
        is distinct from (b.reply, b.reply_positive, b.unsubscribe, b.report_spam, b.total, b.opened_first)`,
  },
  {
    name: 'no lead gets another email after answering one',
    query: `
      select s.campaign_id as subject, format('bucket %s, email %s: still in %s', s.bucket, s.step, s.still_in) as detail
      from step_counts s join step_counts p on p.campaign_id = s.campaign_id and p.bucket = s.bucket and p.step = s.step - 1
      where s.still_in > p.still_in - p.reply - p.unsubscribe - p.report_spam or s.opened > s.still_in or s.inbox > s.still_in`,
  },
  {
    name: 'every result has the emails its lead gets, and no lead gets more than its campaign has',
    query: `
      select l.campaign_id as subject, format('lead %s: %s follow-ups, %s steps, %s emails', l.position, jsonb_array_length(l.follow_ups),
        jsonb_array_length(r.steps), c.emails) as detail
      from campaign_leads l
      join campaigns c on c.id = l.campaign_id
      left join lead_results r on r.campaign_id = l.campaign_id and r.position = l.position and not r.is_failed
      where coalesce(jsonb_array_length(l.follow_ups), 0) + 1 > c.emails
        or r.position is not null and coalesce(jsonb_array_length(r.steps), 1) <> coalesce(jsonb_array_length(l.follow_ups), 0) + 1`,
  },
];

const models: Invariant[] = [
  {
    name: 'no lead is simulated while a language model is still asked',
    query: `
      select m.campaign_id as subject, format('a result at position %s', r.position) as detail
      from campaign_models m join lead_results r on r.campaign_id = m.campaign_id where m.state = 'asking'`,
  },
  {
    name: 'a language model moved as many leads as recorded, and none beyond the limit',
    query: `
      select m.campaign_id as subject, format('says %s, moved %s, furthest %s', m.moved_leads, o.moved, o.furthest) as detail
      from campaign_models m join campaigns c on c.id = m.campaign_id
      cross join lateral (
        select count(appeal) as moved, coalesce(max(greatest(abs((appeal ->> 'open')::float8), abs((appeal ->> 'reply')::float8),
          abs((appeal ->> 'positive')::float8))), 0) as furthest
        from lead_opinions where campaign_id = m.campaign_id
      ) o
      where m.state = 'settled' and c.leads_deleted_at is null and (o.moved <> m.moved_leads or o.furthest > 0.6)`,
  },
];

const records: Invariant[] = [
  {
    name: 'versions of every past campaign count from 1 without a gap',
    query: `
      select s.id as subject, format('%s versions, the newest is %s', v.count, v.newest) as detail
      from sends s cross join lateral (select count(*) as count, max(version) as newest from send_versions where send_id = s.id) v
      where v.count = 0 or v.count <> v.newest`,
  },
  {
    name: 'outcomes count from 1 without a gap, and every correction has a reason',
    query: `
      select campaign_id as subject, format('%s entries, the newest is %s, %s without a reason', count(*), max(number),
        count(*) filter (where number > 1 and reason is null)) as detail
      from outcomes group by campaign_id
      having count(*) <> max(number) or count(*) filter (where number > 1 and reason is null) > 0`,
  },
  {
    name: 'every ended campaign with a forecast is in the track record',
    query: `
      select c.id as subject, 'has no frozen forecast' as detail from campaigns c
      where c.forecast is not null and c.finished_at > (select coalesce(min(created_at), 'infinity') from forecast_records)
        and not exists (select 1 from forecast_records r where r.campaign_id = c.id)
        and not exists (select 1 from users u where u.organisation_id = c.organisation_id and u.is_demo)`,
  },
];

const tenancy: Invariant[] = [
  {
    name: 'no campaign uses the history of another organization',
    query: `
      select s.campaign_id as subject, format('is of %s', s.organisation_id) as detail
      from campaign_senders s join campaigns c on c.id = s.campaign_id where s.organisation_id <> c.organisation_id`,
  },
  {
    name: 'every frozen forecast belongs to the organization of its campaign',
    query: `
      select r.campaign_id as subject, format('is of %s', r.organisation_id) as detail
      from forecast_records r join campaigns c on c.id = r.campaign_id where r.organisation_id <> c.organisation_id`,
  },
  {
    name: 'every language-model run belongs to the organization of its campaign',
    query: `
      select m.campaign_id as subject, format('is of %s', m.organisation_id) as detail
      from campaign_models m join campaigns c on c.id = m.campaign_id where m.organisation_id <> c.organisation_id`,
  },
  {
    name: 'every delivery belongs to the organization of its webhook',
    query: `
      select d.webhook_id as subject, format('delivery %s is of %s', d.id, d.organisation_id) as detail
      from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.organisation_id <> w.organisation_id`,
  },
  {
    name: 'every lead belongs to the organization of its campaign',
    query: `
      select l.campaign_id as subject, format('lead %s is of %s', l.position, l.organisation_id) as detail
      from campaign_leads l join campaigns c on c.id = l.campaign_id where l.organisation_id <> c.organisation_id`,
  },
  {
    name: 'no campaign was charged to another organization',
    query: `
      select e.campaign_id as subject, format('row %s is of %s', e.id, e.organisation_id) as detail
      from credit_entries e join campaigns c on c.id = e.campaign_id where e.organisation_id <> c.organisation_id`,
  },
  {
    name: 'no campaign was created by a user of another organization',
    query: `
      select c.id as subject, format('created by %s', c.created_by) as detail
      from campaigns c join users u on u.id = c.created_by where u.organisation_id <> c.organisation_id`,
  },
];

export const INVARIANTS: readonly Invariant[] = [...ledger, ...campaigns, ...sequences, ...models, ...records, ...tenancy];

/** Invariants of the queue, once it is installed. One minute of grace: a dead worker's job is queued again within half of that. */
export const QUEUE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'no job is held past its lease',
    query: `
      select id as subject, format('%s, started %s, last seen %s', name, started_on, heartbeat_on) as detail
      from pgboss.job
      where state = 'active' and (heartbeat_on + heartbeat_seconds * interval '1 second' < now() - interval '1 minute'
        or started_on + expire_seconds * interval '1 second' < now() - interval '1 minute')`,
  },
];
