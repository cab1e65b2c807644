import type { BucketIndex } from '@coldcast/rules/deliverability';
import { DETAILED_ACTIONS, LEAD_ACTIONS, REPLY_INTENTS, toLeadAction, toReplySentiment } from '@coldcast/rules/leadActions';
import { ANSWERS } from '@coldcast/rules/sequence/stepThresholds';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { CampaignRef } from './campaignRef.ts';

/** A SQL `case` that maps known words to known words; built from the rules, so that no mapping exists twice. */
const toCase = (column: string, pairs: readonly (readonly [string, string])[]): SQL =>
  sql.raw(`case ${column} ${pairs.map(([from, to]) => `when '${from}' then '${to}'`).join(' ')} end`);

/** What the lead does at the bucket, if it opens an email. */
const wireAction = toCase(
  'shown_action',
  DETAILED_ACTIONS.map((action) => [action, toLeadAction(action)] as const),
);
const sentiment = toCase(
  'intent',
  REPLY_INTENTS.map((intent) => [intent, toReplySentiment(intent)] as const),
);

export type ResultFilter = {
  bucket: BucketIndex;
  primaryAction: string | null;
  /** Whether each row carries its cells of the file; they make the answer several times larger. */
  withCells: boolean;
};

const DETAILED: ReadonlySet<string> = new Set(DETAILED_ACTIONS);
const WIRE: ReadonlySet<string> = new Set(LEAD_ACTIONS);

/** `not_opened` selects the emails that stay unopened in the inbox; the API returns their action as null. */
function toCondition(action: string | null): SQL {
  if (action === null) return sql`true`;
  if (action === 'not_opened') return sql`not is_opened and is_inboxed`;
  if (action === 'classify_as_spam') return sql`not is_opened and not is_inboxed`;
  return WIRE.has(action) ? sql`is_opened and ${wireAction} = ${action}` : sql`is_opened and shown_action = ${action}`;
}

const ANSWER_LIST = sql.raw(ANSWERS.map((action) => `'${action}'`).join(', '));

/** `answeredStepAt` of the rules in SQL: the first email that is opened at the bucket and answered. */
const answeredStepAt = (bucket: BucketIndex): SQL => sql`case
  when steps is null then case when opens_from <= ${bucket} and action in (${ANSWER_LIST}) then 1 end
  else (select min(step.number) from jsonb_array_elements(steps) with ordinality as step (thresholds, number)
    where (step.thresholds -> 'answers')::boolean and (step.thresholds ->> 'opensFrom')::int <= ${bucket}) end`;

/** All emails of a lead as JSON, in their order. */
const thread = sql.raw(`case
  when lead.follow_ups is null then json_build_array(json_build_object('position', 1, 'subjectLine', lead.subject, 'emailBody', lead.body))
  else (
    select json_agg(entry order by position) from (
      select 1 as position, json_build_object('position', 1, 'subjectLine', lead.subject, 'emailBody', lead.body) as entry
      union all
      select number + 1, json_build_object('position', number + 1, 'subjectLine', email ->> 'subject', 'emailBody', email ->> 'body',
        'waitDays', (email ->> 'waitDays')::int)
      from jsonb_array_elements(lead.follow_ups) with ordinality as later (email, number)
    ) emails
  ) end`);

/** What every settled lead of the campaign did, most likely openers first, as JSON text built by the database. */
export async function listResultsJson(
  db: Queryable,
  { campaignId }: CampaignRef,
  { bucket, primaryAction, withCells }: ResultFilter,
): Promise<string> {
  const { rows } = await db.execute<{ answer: string }>(sql`
    select coalesce(json_agg(item), '[]')::text as answer from (
      select campaign_id || '-' || position as "leadId", lead_name as "leadName", company as "leadCompany", title as "leadTitle",
        profile_url as "personalLinkedinUrl",
        case when is_opened then ${wireAction} when is_inboxed then null else 'classify_as_spam' end as "primaryAction",
        case when is_opened then shown_action end as "detailedAction",
        case when is_answered then reply end as reply,
        case when is_answered then intent end as "replyIntent",
        case when is_answered then ${sentiment} end as "replySentiment",
        answered_step as "answeredStep", thread as "originalEmailThread",
        opens_from as "opensFrom", inbox_from as "inboxFrom", steps, action as "actionIfOpened", quiet_action as "quietActionIfOpened",
         reply as "replyIfOpened",
        intent as "replyIntentIfOpened", ${sentiment} as "replySentimentIfOpened", email, fit
        ${withCells ? sql`, original_cells as "originalCells"` : sql``}
      from (
        select result.*, coalesce(result.display_name, lead.name) as lead_name, lead.company, lead.title, lead.profile_url, lead.email,
          ${withCells ? sql`lead.original_cells,` : sql``}
          coalesce(opens_from <= ${bucket}, false) as is_opened, coalesce(inbox_from <= ${bucket}, false) as is_inboxed,
          answered_step, answered_step is not null as is_answered,
          case when steps is null or answered_step is not null then action else quiet_action end as shown_action,
          ${thread} as thread
        from lead_results result join campaign_leads lead using (campaign_id, position)
        cross join lateral (select ${answeredStepAt(bucket)} as answered_step) answer
        where result.campaign_id = ${campaignId} and not result.is_failed
      ) settled
      where ${toCondition(primaryAction)}
      order by open_rank, position
    ) item`);
  return rows[0]?.answer ?? '[]';
}

/** Whether `primary_action` may be this word: those of the rows and those of the analytics. */
export const isKnownAction = (word: string): boolean => WIRE.has(word) || DETAILED.has(word);
