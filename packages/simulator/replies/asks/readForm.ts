/** What an email wants from its reader. Every email has one of these forms, so that emails of unknown kind can be answered too. */
export type EmailForm = 'inviting' | 'requesting' | 'proposing' | 'sending' | 'calling' | 'referring' | 'asking' | 'telling';

/** Requests about things, which expect an answer in words. */
export const ABOUT_THINGS: ReadonlySet<string> = new Set(['yesno', 'how', 'howlong', 'count', 'who']);

/** The form of an email from its tags, its final request and its text above the signature. */
export function readForm(tags: ReadonlySet<string>, { ask, body }: { ask: string | null; body: string }): EmailForm {
  if (tags.has('invite')) return 'inviting';
  if (ask === 'sends') return 'sending';
  if (ask === 'proposes' || tags.has('proposes')) return 'proposing';
  if (tags.has('favor') || tags.has('todo')) return 'requesting';
  if (ask === 'interest' || ask === 'opinion') return 'proposing';
  if (ask === 'meeting') return 'calling';
  if (ask === 'refer') return 'referring';
  if (ask !== null && ABOUT_THINGS.has(ask)) return 'asking';
  return tags.has('offering') ? 'proposing' : body.includes('?') ? 'asking' : 'telling';
}
