import { isMust } from '../advice/faultEdits.ts';
import { showsLoss } from '../advice/trial.ts';
import type { SampledLead, TriedEdit } from '../edits/tryEdit.ts';
import type { CampaignContext } from '../lead.ts';

type Search = { trial: { campaign: CampaignContext; sample: readonly SampledLead[] }; facts: { bucket: number } };

/** Whether a forecast of an edited text is worse than before; mistakes that every reader sees are corrected whatever that costs. */
export const isWorse = ({ edit, emails, before }: TriedEdit, { trial, facts: { bucket } }: Search): boolean =>
  !isMust(edit) && showsLoss({ ...trial, bucket }, before, emails);

/** Whether an edit changes the body of any email. */
export const changesBody = ({ before, emails }: TriedEdit): boolean => emails.some(({ body }, index) => body !== before[index]?.body);
