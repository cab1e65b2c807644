import { useState } from 'react';
import type { DraftEmail } from '../followUps/followUp.ts';

/** Where a change was offered: it is undone at the same place. */
export type UndoPlace = 'advice' | 'check';
type Step = { what: string; place: UndoPlace; before: DraftEmail; after: DraftEmail };

const isSame = (one: DraftEmail, other: DraftEmail): boolean =>
  one.subject === other.subject &&
  one.body === other.body &&
  (one.followUps === other.followUps || JSON.stringify(one.followUps) === JSON.stringify(other.followUps));

/** One-click changes of the emails; each can be undone until something else changes. */
export function useEmailUndo(email: DraftEmail, onChange: (email: DraftEmail) => void) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1);
  const step = last && isSame(last.after, email) ? last : null;
  return {
    /** The last click's change, while it can be undone. */
    done: step && { what: step.what, place: step.place },
    apply: (after: DraftEmail, { what, place }: { what: string; place: UndoPlace }) => {
      setSteps([...(step ? steps : []), { what, place, before: email, after }]);
      onChange(after);
    },
    undo: () => {
      if (!step) return;
      setSteps(steps.slice(0, -1));
      onChange(step.before);
    },
  };
}
