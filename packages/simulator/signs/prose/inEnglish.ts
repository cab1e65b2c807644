import { emailOf, withBody } from '../../edits/edit.ts';
import { editProse } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';

/** A change of the prose that only works for English. */
export const inEnglish = (draft: EmailDraft, change: (text: string) => string) =>
  draft.language === 'en' ? withBody(draft, editProse(draft, change)) : emailOf(draft);
