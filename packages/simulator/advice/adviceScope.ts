import { toRow } from '../explain/rows.ts';
import type { CampaignContext, LeadInList } from '../lead.ts';
import { pickEvenly } from '../pickEvenly.ts';
import { presenceOf } from './claims.ts';
import { claimFactsOf } from './readClaims.ts';
import { readCampaign } from '../readCampaign.ts';
import { SIGNS, type FactorId } from '../signs/signs.ts';

/** How much advice a list's emails get: all of it, repairs alone where they are not emails to strangers (`repairs`) or may be none (`unsure`), or none where they ask for private data or money. */
export type AdviceScope = 'all' | 'repairs' | 'unsure' | 'none';

/** Emails of a list that are looked at. */
const MOST_READ = 12;

/** Faults of any email, whoever gets it. */
const isFault = (factorId: FactorId): boolean =>
  Object.values(SIGNS[factorId].edits).some((edit: { isRepair?: true }) => edit.isRepair === true);

/** Whether a factor may be mentioned, given how much advice there is. */
export const isInScope = (scope: AdviceScope, factorId: FactorId): boolean => (scope !== 'repairs' && scope !== 'unsure') || isFault(factorId);

/** From this probability on the kind of an email is sure enough to say that nothing is wrong with it. */
const SURE_KIND = 0.5;

/** Whether it may be said of a list's emails that nothing holds them back, where nothing was found: they are surely to strangers, in a language that is read, and ask for something. */
export function mayBeSound(campaign: CampaignContext, leads: readonly LeadInList[]): boolean {
  const { kind, language } = readCampaign(campaign, leads);
  if (kind === null || kind.probability < SURE_KIND || language !== 'en' || readAdviceScope(campaign, leads) !== 'all') return false;
  return pickEvenly(leads, MOST_READ).every((lead) => presenceOf('ask', claimFactsOf(toRow(campaign, lead))) === 'present');
}

/** How much advice the emails of a list get. Nothing is said about selling in an email that sells nothing. */
export function readAdviceScope(campaign: CampaignContext, leads: readonly LeadInList[]): AdviceScope {
  const { isScam, isOutside, isUnsure } = readCampaign(campaign, leads);
  if (isScam) return 'none';
  if (isOutside) return 'repairs';
  return isUnsure ? 'unsure' : 'all';
}
