import { toRow } from '../explain/rows.ts';
import type { CampaignContext, LeadInList } from '../lead.ts';
import { pickEvenly } from '../pickEvenly.ts';
import { presenceOf } from './claims.ts';
import { claimFactsOf } from './readClaims.ts';
import { readCampaign } from '../readCampaign.ts';
import { SIGNS, type FactorId } from '../signs/signs.ts';

/**
 * How much advice a list's emails get: all of it; only repairs if they are not written to strangers (`repairs`) or may not be (`unsure`); no
 * advice if they ask for private data or money (`none`).
 */
export type AdviceScope = 'all' | 'repairs' | 'unsure' | 'none';

/** How many emails of a list are read. */
const MOST_READ = 12;

/** Whether it is a fault in any email, no matter who gets it. */
const isFault = (factorId: FactorId): boolean =>
  Object.values(SIGNS[factorId].edits).some((edit: { isRepair?: true }) => edit.isRepair === true);

/** Factors to mention even if the kind of email is uncertain. */
const HOSTILE: ReadonlySet<FactorId> = new Set<FactorId>(['insult', 'threat', 'guilt']);

/** What may be said of an email that gets no advice: why readers report it, and the sender's standing. */
const NOT_ADVICE: ReadonlySet<FactorId> = new Set<FactorId>(['scam', 'insult', 'threat', 'sender_standing']);

/** Whether a factor may be mentioned, given how much advice there is. */
export function isInScope(scope: AdviceScope, factorId: FactorId): boolean {
  if (scope === 'none') return NOT_ADVICE.has(factorId);
  if (scope === 'unsure' && HOSTILE.has(factorId)) return true;
  return (scope !== 'repairs' && scope !== 'unsure') || isFault(factorId);
}

/** From this probability on, the kind of an email is certain enough to say that nothing is wrong with it. */
const SURE_KIND = 0.5;

/**
 * Whether finding nothing means that nothing holds the emails back: they are certainly to strangers, in a supported language, and ask for
 * something.
 */
export function mayBeSound(campaign: CampaignContext, leads: readonly LeadInList[]): boolean {
  const { kind, language } = readCampaign(campaign, leads);
  if (kind === null || kind.probability < SURE_KIND || language !== 'en' || readAdviceScope(campaign, leads) !== 'all') return false;
  return pickEvenly(leads, MOST_READ).every((lead) => presenceOf('ask', claimFactsOf(toRow(campaign, lead))) === 'present');
}

/** How much advice the emails of a list get. An email that sells nothing gets no advice on selling. */
export function readAdviceScope(campaign: CampaignContext, leads: readonly LeadInList[]): AdviceScope {
  const { isScam, isOutside, isUnsure } = readCampaign(campaign, leads);
  if (isScam) return 'none';
  if (isOutside) return 'repairs';
  return isUnsure ? 'unsure' : 'all';
}
