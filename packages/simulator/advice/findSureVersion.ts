import type { OfferedVersion, StageName } from '../explain/explanation.ts';
import type { CampaignContext, LeadInList } from '../lead.ts';
import { findBetterVersion, type BetterVersion } from './findBetterVersion.ts';

/** The better version of a list's email, without a switch for each change. */
export function findVersion(campaign: CampaignContext, leads: readonly LeadInList[], bucket: number): BetterVersion | null {
  const search = findBetterVersion(campaign, leads, { bucket, hasSwitches: false });
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value.version;
}

/** Whether a better version is sure to bring more: then no page says that nothing is. Opens depend on the subject alone. */
export function sureStages(version: OfferedVersion | null): Readonly<Record<StageName, boolean>> {
  const isSure = version?.total.verified === true;
  const ofSubject = version?.changes.filter(({ lines }) => lines.removed.includes(version.original.subject)) ?? [];
  return { reply: isSure, open: isSure && ofSubject.some(({ verification }) => verification.verified) };
}
