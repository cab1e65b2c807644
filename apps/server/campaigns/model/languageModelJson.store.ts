import { sql, type SQL } from 'drizzle-orm';

/** SQL over a row of `campaigns`: what the campaign page shows of its language model, as JSON; null if none was asked. */
export const languageModelJson: SQL = sql.raw(`(
  select json_build_object('provider', provider, 'model', model, 'promptVersion', prompt_version, 'state', state, 'movedLeads', moved_leads,
    'problem', problem, 'calls', calls, 'keptCalls', kept_calls, 'inputTokens', input_tokens, 'outputTokens', output_tokens, 'costUsd', cost_usd)
  from campaign_models where campaign_models.campaign_id = campaigns.id)`);
