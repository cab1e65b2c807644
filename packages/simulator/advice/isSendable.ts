import { EDITS } from '../edits/edits.ts';
import { toSampledLead } from '../edits/tryEdit.ts';
import { applyToTemplate, type SharedTemplate } from '../edits/tryTemplate.ts';
import { toRow, type LeadRow } from '../explain/rows.ts';
import type { CampaignContext, Email } from '../lead.ts';
import { isNamedFault } from './faultEdits.ts';

/**
 * Whether nothing in an email is left that a check or a reason names and that an edit takes out: only such an email is offered whole. With
 * more to mend, the better version mends all of it.
 */
export function isSendable(
  campaign: CampaignContext,
  { row, shared, email }: { row: LeadRow; shared: SharedTemplate; email: Email },
): boolean {
  const { context: _, ...lead } = row.lead;
  const sample = [toSampledLead(toRow(campaign, { ...row.lead, email: shared.fill(email, lead) }))];
  return !EDITS.some((edit) => isNamedFault(edit) && applyToTemplate(edit, { shared: { ...shared, email }, sample }) !== undefined);
}
