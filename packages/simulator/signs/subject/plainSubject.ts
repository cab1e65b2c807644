import { readOfferPhrase } from '../../fit/readOfferPhrase.ts';
import type { Email } from '../../lead.ts';
import { emailOf, withSubject } from '../../edits/edit.ts';
import { capitalise } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';

/** The email under a subject that says in its own words what is offered; as it was where it names that nowhere. */
export function plainSubject(draft: EmailDraft): Email {
  if (draft.language !== 'en') return emailOf(draft);
  const topic = readOfferPhrase(draft);
  return topic === undefined ? emailOf(draft) : withSubject(draft, capitalise(topic));
}
