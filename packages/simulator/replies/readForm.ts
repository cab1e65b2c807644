/** What an email wants of its reader, told from what was read of it: one of these fits any email, so that one whose kind is not known can be answered too. */
export type EmailForm = 'inviting' | 'requesting' | 'proposing' | 'calling' | 'referring' | 'asking' | 'telling';

const PROPOSED: ReadonlySet<string> = new Set(['interest', 'sends', 'proposes', 'opinion']);
const QUESTIONS: ReadonlySet<string> = new Set(['yesno', 'how', 'howlong', 'count', 'who']);

/** The form of an email from its tags and what it asks in the end. */
export function readForm(tags: ReadonlySet<string>, ask: string | null): EmailForm {
  if (tags.has('invite')) return 'inviting';
  if (ask !== null && PROPOSED.has(ask)) return 'proposing';
  if (tags.has('favor') || tags.has('todo') || tags.has('proposes')) return tags.has('proposes') ? 'proposing' : 'requesting';
  if (ask === 'meeting') return 'calling';
  if (ask === 'refer') return 'referring';
  return ask !== null && QUESTIONS.has(ask) ? 'asking' : 'telling';
}
