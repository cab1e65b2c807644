import type { StageName } from '../explain/explanation.ts';
import type { CampaignContext, LeadInList } from '../lead.ts';
import { findBetterVersion } from './findBetterVersion.ts';

/**
 * Whether the better version of a list's email is sure to bring more: then no page says that nothing is. Opens depend on the subject alone.
 */
export function findSureVersion(
  campaign: CampaignContext,
  leads: readonly LeadInList[],
  bucket: number,
): Readonly<Record<StageName, boolean>> {
  const search = findBetterVersion(campaign, leads, { bucket, hasSwitches: false });
  let step = search.next();
  while (!step.done) step = search.next();
  const { version } = step.value;
  const isSure = version?.total.verified === true;
  const ofSubject = version?.changes.filter(({ lines }) => lines.removed.includes(version.original.subject)) ?? [];
  return { reply: isSure, open: isSure && ofSubject.some(({ verification }) => verification.verified) };
}
