import type { Email } from '../../lead.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { findAttempt, saysPlainly, withLists } from './keepEssentials.ts';
import { readUses } from './readUses.ts';

/** A reader of whom nothing is known: the email may be a template. */
const NOBODY = {
  leadKey: 'template',
  slug: 'template',
  name: null,
  firstName: null,
  company: null,
  title: null,
  companySize: null,
  industry: null,
};

/** The sentence of an email that should say what is offered and does not say it plainly; undefined if another one does. */
export function findVagueOffer(email: Email): string | undefined {
  const draft = toEmailDraft({ ...NOBODY, email }, { contactsAtCompany: 1, ownWords: [] });
  const sentences = withLists(draft.body.raw, readUses(draft));
  return sentences.some(saysPlainly) ? undefined : findAttempt(sentences)?.text;
}
