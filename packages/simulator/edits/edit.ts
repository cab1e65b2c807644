import type { FactorId } from '../explain/factorIds.ts';
import type { StageName } from '../explain/explanation.ts';
import type { Email } from '../lead.ts';
import type { EmailDraft } from '../reading/draft.ts';
import type { EmailReading } from '../reading/features.ts';
import type { EditId } from './editIds.ts';

/** One change of an email that a person could make by hand. */
export type Edit = {
  id: EditId;
  /** The stage whose rate it is for, and what it is verified on: opens, or interest. */
  stage: StageName;
  /** The factors it answers. */
  fixes: readonly FactorId[];
  /** Whether there is anything to change, as far as the reading tells. */
  when: (values: EmailReading['values']) => boolean;
  /** The edited email; the email as it was where nothing can be changed safely. Adds no facts, names, numbers or links. */
  apply: (draft: EmailDraft) => Email;
};

export const emailOf = ({ lead }: EmailDraft): Email => lead.email;

/** An edit of the body that is given up where it leaves too little to send. */
export const withBody = (draft: EmailDraft, body: string): Email => {
  // What was not read stays.
  const text = `${body}${emailOf(draft).body.slice(draft.body.raw.length)}`.trim();
  return text === '' ? emailOf(draft) : { ...emailOf(draft), body: text };
};

export const withSubject = (draft: EmailDraft, subject: string): Email => {
  const text = subject.trim();
  return text === '' ? emailOf(draft) : { ...emailOf(draft), subject: text };
};
