import { readAdviceScope } from './advice/adviceScope.ts';
import { makePlan } from './advice/plan/makePlan.ts';
import { measureStage, readStage, type StageInput } from './explain/explainStage.ts';
import { groupRows, toRow } from './explain/rows.ts';
import type { CampaignContext, LeadInList } from './lead.ts';
import { REFERENCE_BUCKET } from './outcome.ts';
import { readCampaign, spreadOf } from './readCampaign.ts';
import { SIGNS } from './signs/signs.ts';

/** Points below this would be printed as zero. */
const LEAST_TOLD = 0.05;

/** Whether the insights of these emails would name opens or replies that a change of the text can win back. Tries no edits. Pure. */
export function tellsOfGains(
  campaign: CampaignContext,
  leads: readonly LeadInList[],
  { bucket = REFERENCE_BUCKET }: { bucket?: number } = {},
): boolean {
  if (leads.length === 0) return false;
  const rows = leads.map((lead) => toRow(campaign, lead));
  const input: StageInput = {
    rows,
    groups: groupRows(rows),
    trial: { campaign, sample: [], shared: null, tried: new Map() },
    scope: readAdviceScope(campaign, leads),
    leadCount: campaign.leadCount,
    bucket,
    spread: spreadOf(readCampaign(campaign, leads)),
    kindName: null,
    tricks: [],
    key: '',
    options: {},
  };
  const read = (stage: 'open' | 'reply') => readStage(measureStage(stage, input), input, { praised: [], blamed: [] });
  const plan = makePlan({ open: read('open'), reply: read('reply') });
  return [plan.open, plan.reply].some(({ changes }) =>
    changes.some(({ factor }) => SIGNS[factor.factorId].isOfReaders !== true && factor.deltaPoints <= -LEAST_TOLD),
  );
}
