import { isMust } from '../advice/faultEdits.ts';
import { isOfEssentials } from '../advice/searchEdits.ts';
import { showsLoss } from '../advice/trial.ts';
import type { SampledLead, TriedEdit } from '../edits/tryEdit.ts';
import type { VerifiedEdit } from '../edits/verify.ts';

type Search = { trial: { sample: readonly SampledLead[] }; facts: { bucket: number } };

/** Whether a forecast of an edited text is worse than before; mistakes that every reader sees are corrected whatever that costs. */
export const isWorse = ({ edit, columns }: TriedEdit, { trial: { sample }, facts: { bucket } }: Search): boolean =>
  !isMust(edit) &&
  showsLoss(
    sample.map(({ row }) => row.sent),
    columns,
    bucket,
  );

const changesBody = ({ before, emails }: TriedEdit): boolean => emails.some(({ body }, index) => body !== before[index]?.body);

/** Without edits that mend a part of a body, if it is better cut as a `whole` to what its reader needs. */
export const withoutHalves = (judged: readonly VerifiedEdit[], whole: TriedEdit | undefined, search: Search): readonly VerifiedEdit[] =>
  whole === undefined || isWorse(whole, search)
    ? judged
    : judged.filter(({ tried }) => isOfEssentials(tried.edit) || isMust(tried.edit) || !changesBody(tried));
