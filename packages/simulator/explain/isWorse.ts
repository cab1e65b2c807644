import { isMust } from '../advice/version/faultEdits.ts';
import { showsLoss } from '../advice/version/trial.ts';
import type { SampledLead, TriedEdit } from '../edits/tryEdit.ts';

type Search = { trial: { sample: readonly SampledLead[] }; facts: { bucket: number } };

/** Whether a forecast of an edited text is worse than before; mistakes that every reader sees are corrected whatever that costs. */
export const isWorse = ({ edit, columns }: TriedEdit, { trial: { sample }, facts: { bucket } }: Search): boolean =>
  !isMust(edit) &&
  showsLoss(
    sample.map(({ row }) => row.sent),
    columns,
    bucket,
  );
