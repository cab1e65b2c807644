/** What an email wants of its reader, told from what was read of it: one of these fits any email, so that one whose kind is not known can be answered too. */
export type EmailForm = 'inviting' | 'requesting' | 'proposing' | 'calling' | 'referring' | 'asking' | 'telling';

const QUESTIONS: ReadonlySet<string> = new Set(['yesno', 'how', 'howlong', 'count', 'who']);

/** The form of an email from its tags and what it asks in the end. */
export function readForm(tags: ReadonlySet<string>, ask: string | null): EmailForm {
  if (tags.has('invite')) return 'inviting';
  if (ask === 'sends' || ask === 'proposes' || tags.has('proposes')) return 'proposing';
  if (tags.has('favor') || tags.has('todo')) return 'requesting';
  if (ask === 'interest' || ask === 'opinion') return 'proposing';
  if (ask === 'meeting') return 'calling';
  if (ask === 'refer') return 'referring';
  return ask !== null && QUESTIONS.has(ask) ? 'asking' : 'telling';
}
