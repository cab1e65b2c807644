import { readOfferPhrase } from '../../fit/readOfferPhrase.ts';
import type { Email } from '../../lead.ts';
import { emailOf, withSubject } from '../../edits/edit.ts';
import { capitalise } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';

/** Words that the check of rows blames in any text. */
const PRESSES =
  /\b(?:only|just) (?:\d+|a few|one|two|three|four|five) \w+ (?:are )?(?:left|remain\w*)|\b(?:last|final) (?:chance|call|notice)|\b(?:act|order|buy|call|apply|join) now|\bguarantee\w*|\brisk[- ]free|\burgent\b|\bhurry\b|\blimited[- ]time|\b(?:today only|only today)|\bclick here/i;

/** Whether words that the body is blamed for would stand in the subject. */
const isPraised = (topic: string, { body, bodyPhrases }: EmailDraft): boolean =>
  bodyPhrases.some(
    ({ stock, start, end }) =>
      (stock === 'hype' || stock === 'buzzword') && topic.toLowerCase().includes(body.raw.slice(start, end).toLowerCase()),
  );

/** The email with a subject that names the offer in the email's own words; unchanged if it never names it. */
export function plainSubject(draft: EmailDraft): Email {
  if (draft.language !== 'en') return emailOf(draft);
  const topic = readOfferPhrase(draft);
  return topic === undefined || PRESSES.test(topic) || isPraised(topic, draft) ? emailOf(draft) : withSubject(draft, capitalise(topic));
}
