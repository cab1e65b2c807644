import type { Email } from '../lead.ts';
import type { EmailDraft } from '../reading/draft.ts';

export const emailOf = ({ lead }: EmailDraft): Email => lead.email;

/** An edit of the body, discarded if it leaves too little to send. */
export const withBody = (draft: EmailDraft, body: string): Email => {
  // The part of the body that was not read stays.
  const text = `${body}${emailOf(draft).body.slice(draft.body.raw.length)}`.trim();
  return text === '' ? emailOf(draft) : { ...emailOf(draft), body: text };
};

export const withSubject = (draft: EmailDraft, subject: string): Email => {
  const text = subject.trim();
  return text === '' ? emailOf(draft) : { ...emailOf(draft), subject: text };
};

/** Like `withBody`; returns the original email if the body is null. */
export const withBodyOrSame = (draft: EmailDraft, body: string | null): Email => (body === null ? emailOf(draft) : withBody(draft, body));
