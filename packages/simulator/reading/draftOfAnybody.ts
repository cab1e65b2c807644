import { ANYBODY, type Email } from '../lead.ts';
import { toEmailDraft, type EmailDraft } from './draft.ts';

/** An email as read for an unknown recipient. */
export const draftOfAnybody = (email: Email): EmailDraft => toEmailDraft({ ...ANYBODY, email }, { contactsAtCompany: 1, ownWords: [] });
