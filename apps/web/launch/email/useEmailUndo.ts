import { useState } from 'react';
import type { DraftEmail } from '../followUps/followUp.ts';

/** Where a change was offered: there it can be taken back. */
export type UndoPlace = 'advice' | 'check';
type Step = { what: string; place: UndoPlace; before: DraftEmail; after: DraftEmail };

const isSame = (one: DraftEmail, other: DraftEmail): boolean =>
  one.subject === other.subject &&
  one.body === other.body &&
  (one.followUps === other.followUps || JSON.stringify(one.followUps) === JSON.stringify(other.followUps));

/** Changes of the emails by one click, each of which can be taken back as long as nothing else was changed since. */
export function useEmailUndo(email: DraftEmail, onChange: (email: DraftEmail) => void) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1);
  const step = last && isSame(last.after, email) ? last : null;
  return {
    /** What the last click did, while it can be taken back. */
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
