import { emailOf } from '../../edits/edit.ts';
import { replaceRanges } from '../../edits/textOps.ts';
import type { Email } from '../../lead.ts';
import { toEmailDraft, type EmailDraft } from '../../reading/draft.ts';
import { isBritish, toBritishSpelling } from '../../reading/spelling/british.ts';
import { misspellingsIn } from './findSlips.ts';

/** The email with every misspelled word as it was meant; a neighbor that only its correction tells is corrected, too: "Your loosing". */
export function correctSpelling(draft: EmailDraft): Email {
  if (draft.language !== 'en') return emailOf(draft);
  const email = correctOnce(draft);
  return correctOnce(toEmailDraft({ ...draft.lead, email }, draft.context));
}

function correctOnce(draft: EmailDraft): Email {
  const email = emailOf(draft);
  const spelled = isBritish(`${email.subject}\n${email.body}`) ? toBritishSpelling : (text: string) => text;
  const found = misspellingsIn(draft);
  const of = (part: 'subject' | 'body') => found.flatMap((one) => (one.part === part ? { ...one, by: spelled(one.by) } : []));
  return { subject: replaceRanges(email.subject, of('subject')), body: replaceRanges(email.body, of('body')) };
}
