import { emailOf } from '../../edits/edit.ts';
import { replaceRanges } from '../../edits/textOps.ts';
import type { Email } from '../../lead.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { misspellingsIn } from './findSlips.ts';

/** The email with every misspelled word as it was meant. */
export function correctSpelling(draft: EmailDraft): Email {
  const email = emailOf(draft);
  if (draft.language !== 'en') return email;
  const found = misspellingsIn(draft);
  const of = (part: 'subject' | 'body') => found.filter((one) => one.part === part);
  return { subject: replaceRanges(email.subject, of('subject')), body: replaceRanges(email.body, of('body')) };
}
