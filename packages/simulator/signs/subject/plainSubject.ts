import { readOfferPhrase } from '../../fit/readOfferPhrase.ts';
import type { Email } from '../../lead.ts';
import { emailOf, withSubject } from '../../edits/edit.ts';
import { capitalise } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';

/** Whether the subject would contain words that the body is blamed for. */
const isPraised = (topic: string, { body, bodyPhrases }: EmailDraft): boolean =>
  bodyPhrases.some(
    ({ stock, start, end }) =>
      (stock === 'hype' || stock === 'buzzword') && topic.toLowerCase().includes(body.raw.slice(start, end).toLowerCase()),
  );

/** The email with a subject that names the offer in the email's own words; unchanged if it never names it. */
export function plainSubject(draft: EmailDraft): Email {
  if (draft.language !== 'en') return emailOf(draft);
  const topic = readOfferPhrase(draft);
  return topic === undefined || isPraised(topic, draft) ? emailOf(draft) : withSubject(draft, capitalise(topic));
}
