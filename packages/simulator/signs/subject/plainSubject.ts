import type { ReadSentence } from '../../fit/readSentence.ts';
import { readOffer } from '../../fit/readOffer.ts';
import type { Email } from '../../lead.ts';
import { emailOf, withSubject } from '../../edits/edit.ts';
import { capitalise } from '../../edits/textOps.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import { ROLES } from '../../reader/roles.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { LEAST_WORDS, MOST_WORDS, wordsOf } from './subjectText.ts';

const PLAIN_WORDS = /^\p{L}[\p{L}'\u2019-]*(?: [\p{L}][\p{L}'\u2019-]*)*$/u;

/** What is offered in the email's own words, where it says so in two to five of them; undefined if it does not. */
function findTopic(draft: EmailDraft): string | undefined {
  const { body, readings, lead } = draft;
  const sentences = readings.map((reading): ReadSentence => ({
    text: body.raw.slice(reading.start, reading.end),
    start: reading.start,
    end: reading.end,
    part: 'body',
    roles: Object.fromEntries(ROLES.map((role) => [role, chanceOf(reading, role)])),
  }));
  const { title, company, industry } = lead;
  const phrase = readOffer([{ title, company, industry, firstName: draft.name.firstName, sentences }], 'sales')?.phrase ?? '';
  const count = wordsOf(phrase).length;
  const isTold = PLAIN_WORDS.test(phrase) && body.visible.toLowerCase().includes(phrase.toLowerCase());
  return isTold && count >= LEAST_WORDS && count <= MOST_WORDS ? phrase : undefined;
}

/** The email under a subject that says in its own words what is offered; as it was where it names that nowhere. */
export function plainSubject(draft: EmailDraft): Email {
  if (draft.language !== 'en') return emailOf(draft);
  const topic = findTopic(draft);
  return topic === undefined ? emailOf(draft) : withSubject(draft, capitalise(topic));
}
