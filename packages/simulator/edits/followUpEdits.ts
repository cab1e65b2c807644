import type { FollowUp } from '../lead.ts';
import { emailOf } from './edit.ts';
import { isUndamaged } from './safety.ts';
import { guilt } from '../signs/prose/guilt.ts';
import type { StepEditId, StepFindingId } from '../explain/explanation.ts';
import type { FollowUpThread } from '../signs/followUp/followUpSign.ts';
import { NEUTRAL_WAIT_DAYS } from '../reference/followUps.ts';

/** One change of a follow-up that a person could make. */
export type FollowUpEdit = {
  id: StepEditId;
  /** The findings it addresses. */
  fixes: readonly StepFindingId[];
  /** What it asks the user to do; `<step>` is the number of the email. */
  advice: string;
  /** The edited follow-up; the same object if nothing can be changed safely. Adds no facts, names, numbers or links. */
  apply: (followUp: FollowUp, thread: FollowUpThread) => FollowUp;
};

const REMINDER = 'Following up on my last email. Is this worth a look?';

/** Keeps greeting and signature; between them it asks again in two sentences. */
function askAgain(followUp: FollowUp, { draft }: FollowUpThread): FollowUp {
  if (draft.language !== 'en') return followUp;
  const { raw } = draft.body;
  const parts = [raw.slice(0, draft.prose.start).trim(), REMINDER, raw.slice(draft.prose.end).trim()];
  return { ...followUp, body: parts.filter((part) => part !== '').join('\n\n') };
}

function dropReproach(followUp: FollowUp, { draft }: FollowUpThread): FollowUp {
  const { body } = guilt.edits.drop_guilt.apply(draft);
  const edited = { ...emailOf(draft), body };
  return body.trim() === '' || !isUndamaged(emailOf(draft), edited) ? followUp : { ...followUp, body };
}

/** Every edit of follow-ups. */
export const FOLLOW_UP_EDITS: readonly FollowUpEdit[] = [
  {
    id: 'wait_longer',
    fixes: ['followUpTooSoon'],
    advice: 'Wait three days before email <step>',
    apply: (followUp) => ({ ...followUp, waitDays: Math.max(NEUTRAL_WAIT_DAYS, followUp.waitDays) }),
  },
  { id: 'drop_reproach', fixes: ['reproach'], advice: 'Drop the blame from email <step>', apply: dropReproach },
  {
    id: 'ask_again',
    fixes: ['followUpRepeats', 'followUpLong'],
    advice: 'Ask again in two sentences in email <step>',
    apply: askAgain,
  },
];
