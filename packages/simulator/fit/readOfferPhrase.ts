import { chanceOf } from '../reader/readSentences.ts';
import { ROLES } from '../reader/roles.ts';
import type { EmailDraft } from '../reading/draft.ts';
import type { ReadSentence } from './readSentence.ts';
import { readOffer } from './readOffer.ts';

const PLAIN_WORDS = /^\p{L}[\p{L}'\u2019-]*(?: [\p{L}][\p{L}'\u2019-]*)*$/u;
/** How many words a phrase may have to fit in a line. */
const [LEAST_WORDS, MOST_WORDS] = [2, 5];

function readPhrase({ subject, body, readings, lead, language, name }: EmailDraft): string | undefined {
  if (language !== 'en') return undefined;
  const sentences = readings.map((reading): ReadSentence => ({
    text: body.raw.slice(reading.start, reading.end),
    start: reading.start,
    end: reading.end,
    part: 'body',
    roles: Object.fromEntries(ROLES.map((role) => [role, chanceOf(reading, role)])),
  }));
  const { title, company, industry } = lead;
  const phrase =
    readOffer([{ title, company, industry, subject: lead.email.subject, firstName: name.firstName, sentences }], 'sales')?.phrase ?? '';
  const count = phrase.split(/\s+/).length;
  const isTold = PLAIN_WORDS.test(phrase) && [body, subject].some(({ visible }) => visible.toLowerCase().includes(phrase.toLowerCase()));
  return isTold && count >= LEAST_WORDS && count <= MOST_WORDS ? phrase : undefined;
}

/** Several edits of one email ask for its phrase. */
const known = new WeakMap<EmailDraft, { phrase: string | undefined }>();

/** What one email offers in its own words, two to five of them; undefined if it does not say, or is not in English. */
export function readOfferPhrase(draft: EmailDraft): string | undefined {
  const read = known.get(draft) ?? { phrase: readPhrase(draft) };
  known.set(draft, read);
  return read.phrase;
}
