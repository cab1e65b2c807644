import { hashText, keyedUniform } from './draws.ts';
import { toSampledLead } from './edits/tryEdit.ts';
import type { EditTrial } from './explain/recommend.ts';
import { explainStage, type StageInput } from './explain/explainStage.ts';
import type { Explanation, ExplainOptions } from './explain/explanation.ts';
import { groupRows, toRow, type LeadRow } from './explain/rows.ts';
import type { CampaignContext, LeadInList } from './lead.ts';
import { REFERENCE_BUCKET } from './outcome.ts';
import { READ_CHARACTERS } from './reading/draft.ts';

export type * from './explain/explanation.ts';
export type { FactorId } from './explain/factorIds.ts';
export type { EditId } from './edits/editIds.ts';
export { explainLead } from './explain/explainLead.ts';

/** Edits are tried on no more leads than this, and on no more text: an email is read anew after every edit. */
const [MOST_TRIED, MOST_CHARACTERS_TRIED] = [300, 400_000];
/** What is found on fewer leads than this says nothing, however long their emails are. */
const LEAST_TRIED = 40;

/** A part of a long list that does not depend on its order: the leads whose keyed draw is smallest. */
function pickSample(seed: string, rows: readonly LeadRow[]): readonly LeadRow[] {
  let characters = 0;
  for (const { lead } of rows) characters += Math.min(READ_CHARACTERS, lead.email.body.length);
  const affordable = Math.floor((MOST_CHARACTERS_TRIED * rows.length) / Math.max(1, characters));
  const most = Math.min(MOST_TRIED, Math.max(LEAST_TRIED, affordable));
  if (rows.length <= most) return rows;
  return rows
    .map((row) => ({ row, draw: keyedUniform(seed, row.lead.leadKey, 'sample') }))
    .toSorted((one, other) => one.draw - other.draw)
    .slice(0, most)
    .map(({ row }) => row);
}

/** Words are chosen by the emails and the list, so that two campaigns seldom read alike and one always reads the same. */
const wordsKey = (campaign: CampaignContext, leads: readonly LeadInList[]): string =>
  hashText(
    `${campaign.leadCount}\n${leads
      .slice(0, 20)
      .map(({ email }) => `${email.subject}\n${email.body}`)
      .join('\n')}`,
  ).join(' ');

/**
 * Why a list opens and replies, or does not: factors for and against with exact attribution (log odds against the reference lead at 40-50),
 * evidence in the texts, and edits that were applied, read again and simulated again on the same luck. Rates are fractions of mails sent, points
 * run from 0 to 100. Pure. `leads` is the whole list; throws a `RangeError` where it is empty.
 */
export function explain(campaign: CampaignContext, leads: readonly LeadInList[], options: ExplainOptions = {}): Explanation {
  if (leads.length === 0) throw new RangeError('An explanation needs at least one lead.');
  const rows = leads.map((lead) => toRow(campaign, lead));
  const trial: EditTrial = { campaign, sample: pickSample(campaign.seed, rows).map(toSampledLead), tried: new Map() };
  const input: StageInput = {
    rows,
    groups: groupRows(rows),
    trial,
    leadCount: campaign.leadCount,
    bucket: options.bucket ?? REFERENCE_BUCKET,
    key: wordsKey(campaign, leads),
    options,
  };
  return { leads: leads.length, open: explainStage('open', input), reply: explainStage('reply', input) };
}
