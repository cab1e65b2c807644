import type { Email } from '../lead.ts';
import { toPartDraft } from './draft.ts';

/** The different words of an email's subject and body in lower case, links, placeholders and markup left out: what `LeadContext.ownWords` is made of. */
export const toWordKeys = (email: Email): string[] => [
  ...new Set([...toPartDraft('subject', email.subject).words, ...toPartDraft('body', email.body).words].map((word) => word.key)),
];
