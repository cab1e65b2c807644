import { hashText } from './draws.ts';
import { toSampledLead } from './edits/tryEdit.ts';
import type { EditTrial } from './explain/recommend.ts';
import { explainStage, type StageInput } from './explain/explainStage.ts';
import type { Explanation, ExplainOptions } from './explain/explanation.ts';
import { groupRows, toRow } from './explain/rows.ts';
import type { CampaignContext, LeadInList } from './lead.ts';
import { REFERENCE_BUCKET } from './outcome.ts';
import { pickSample } from './pickSample.ts';

export type * from './explain/explanation.ts';
export type { FactorId } from './signs/signs.ts';
export type { EditId } from './edits/edits.ts';
export { explainLead } from './explain/explainLead.ts';

/** Edits are tried on no more leads than this. */
const MOST_TRIED = 300;

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
 * evidence in the texts, and edits that were applied, read again and simulated again with the same random draws. Rates are fractions of mails sent, points
 * run from 0 to 100. Pure. `leads` is the whole list; throws a `RangeError` where it is empty.
 */
export function explain(campaign: CampaignContext, leads: readonly LeadInList[], options: ExplainOptions = {}): Explanation {
  if (leads.length === 0) throw new RangeError('An explanation needs at least one lead.');
  const rows = leads.map((lead) => toRow(campaign, lead));
  const trial: EditTrial = {
    campaign,
    sample: pickSample(campaign.seed, rows, { most: MOST_TRIED, keyOf: ({ lead }) => lead.leadKey }).map(toSampledLead),
    tried: new Map(),
  };
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
