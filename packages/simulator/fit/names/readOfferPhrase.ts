import { chanceOf } from '../../reader/readSentences.ts';
import { ROLES } from '../../reader/roles.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { oncePerText } from '../../reading/oncePerText.ts';
import type { ReadSentence } from '../mail/readSentence.ts';
import type { ChosenName } from './chooseName.ts';
import { readOwnName } from '../readOffer.ts';

const PLAIN_WORDS = /^\p{L}[\p{L}'\u2019-]*(?: [\p{L}][\p{L}'\u2019-]*)*$/u;
/** How many words a phrase may have to fit in a line. */
const [LEAST_WORDS, MOST_WORDS] = [2, 5];

function readOwn({ body, readings, lead, language, name }: EmailDraft): ChosenName | null {
  if (language !== 'en') return null;
  const sentences = readings.map((reading): ReadSentence => ({
    text: body.raw.slice(reading.start, reading.end),
    start: reading.start,
    end: reading.end,
    part: 'body',
    roles: Object.fromEntries(ROLES.map((role) => [role, chanceOf(reading, role)])),
  }));
  const { title, company, industry } = lead;
  return readOwnName({ title, company, industry, subject: lead.email.subject, firstName: name.firstName, sentences });
}

/** Several edits of one email ask what its offer is called, and the same text may go to many leads: the names of each text, by facts of the lead. */
const namesIn = oncePerText(() => new Map<string, ChosenName | null>());

function nameOf(draft: EmailDraft): ChosenName | null {
  const { title, company, industry } = draft.lead;
  const names = namesIn(draft);
  const facts = JSON.stringify([title, company, industry, draft.name.firstName]);
  const known = names.get(facts);
  if (known !== undefined) return known;
  const called = readOwn(draft);
  names.set(facts, called);
  return called;
}

/** What one email offers in its own words, two to five of them; undefined if it does not say, or is not in English. */
export function readOfferPhrase(draft: EmailDraft): string | undefined {
  const phrase = nameOf(draft)?.name ?? '';
  const count = phrase.split(/\s+/).length;
  const isTold =
    PLAIN_WORDS.test(phrase) && [draft.body, draft.subject].some(({ visible }) => visible.toLowerCase().includes(phrase.toLowerCase()));
  return isTold && count >= LEAST_WORDS && count <= MOST_WORDS ? phrase : undefined;
}

/**
 * What a person would call the offer of one email, in one to five words, also where its own verb and object tell it: "racking inspections" of "We
 * inspect warehouse racking". Undefined if that is too uncertain.
 */
export function readOfferName(draft: EmailDraft): string | undefined {
  const called = nameOf(draft);
  const name = called?.isSure === true ? called.name : '';
  return PLAIN_WORDS.test(name) && name.split(/\s+/).length <= MOST_WORDS ? name : undefined;
}
