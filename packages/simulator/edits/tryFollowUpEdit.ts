import type { LeadRow } from '../explain/rows.ts';
import type { FollowUp } from '../lead.ts';
import { toThread } from '../sequence/readFollowUp.ts';
import { placeFollowUps, readSequence } from '../sequence/readSequence.ts';
import { emailOf } from './edit.ts';
import type { Edit } from './edits.ts';
import type { FollowUpEdit } from './followUpEdits.ts';
import type { TriedEdit } from './tryEdit.ts';

/** Represents an edit of a follow-up when edits are judged. */
const ofFollowUp: Edit = { id: 'rewrite', fixes: [], when: () => true, apply: emailOf, advice: ['Change the follow-up.'] };

/** Applies an edit to one follow-up of each lead and reads the sequence again; undefined if it changes nothing. `step` is 2 for the first follow-up. */
export function tryFollowUpEdit(
  edit: FollowUpEdit,
  step: number,
  rows: readonly LeadRow[],
): { tried: TriedEdit; followUp: FollowUp } | undefined {
  const columns: Float64Array[] = [];
  let firstEdited: FollowUp | undefined;
  let changed = 0;
  for (const { lead, sent, columns: first } of rows) {
    const placed = placeFollowUps(lead)[step - 2];
    const edited = placed && edit.apply(placed.followUp, toThread(lead, placed));
    const isSame = edited === undefined || (edited.body === placed?.followUp.body && edited.waitDays === placed.followUp.waitDays);
    if (isSame) {
      columns.push(sent);
      continue;
    }
    firstEdited ??= edited;
    changed += 1;
    const followUps = lead.followUps?.map((followUp, index) => (index === step - 2 ? edited : followUp)) ?? [];
    columns.push(readSequence({ ...lead, followUps }, first));
  }
  if (firstEdited === undefined) return undefined;
  const emails = rows.map(({ lead }) => lead.email);
  return { tried: { edit: ofFollowUp, before: emails, emails, columns, changed, addsFacts: false }, followUp: firstEdited };
}
