import type { Email } from '../lead.ts';
import { toEmailDraft, type EmailDraft } from './draft.ts';

/** An email as read for an unknown recipient: what it says does not depend on who gets it, and it may be a template. */
export const draftOfAnybody = (email: Email): EmailDraft =>
  toEmailDraft(
    {
      leadKey: 'anybody',
      slug: 'anybody',
      name: null,
      firstName: null,
      company: null,
      title: null,
      companySize: null,
      industry: null,
      email,
    },
    { contactsAtCompany: 1, ownWords: [] },
  );
