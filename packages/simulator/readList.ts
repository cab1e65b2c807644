import type { Lead, LeadContext } from './lead.ts';
import { namesNoEmployer } from './persona/company/namesNoEmployer.ts';

/** How many own words are kept per lead: the model needs fewer, and they are stored with every lead. */
const MOST_OWN_WORDS = 12;
const SHORTEST_WORD = 3;

const WORD = /[\p{L}\p{N}]+/gu;
const BEYOND_ASCII = /[\u0080-\uffff]/;
const isAsciiWordCode = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

/** The words of an ASCII text in lower case; most emails are. */
function listAsciiWords(lower: string): string[] {
  const words: string[] = [];
  let start = -1;
  for (let at = 0; at < lower.length; at += 1) {
    if (isAsciiWordCode(lower.charCodeAt(at))) {
      if (start === -1) start = at;
    } else if (start !== -1) {
      words.push(lower.slice(start, at));
      start = -1;
    }
  }
  if (start !== -1) words.push(lower.slice(start));
  return words;
}

function listWords(text: string): string[] {
  const lower = text.toLowerCase();
  return BEYOND_ASCII.test(lower) ? (lower.match(WORD) ?? []) : listAsciiWords(lower);
}

/** The company in the form used for comparison: its words in lowercase; empty if none is named. */
export const companyKey = (company: string | null): string =>
  company === null || namesNoEmployer(company) ? '' : listWords(company).join(' ');

/** Words that name the lead. */
const namingWords = ({ name, firstName, company, slug }: Lead): Set<string> =>
  new Set(listWords([name, firstName, company, slug].filter((part) => part !== null).join(' ')));

type MetWord = { word: string; firstLead: number; isShared: boolean };

/** For each lead, the words whose first occurrence is in its body; those that another body has too are marked. */
function meetWords(leads: readonly Lead[]): MetWord[][] {
  const met = new Map<string, MetWord>();
  // Uses only the bodies: a different subject must not change the value of a body.
  return leads.map(({ email }, lead) => {
    const first: MetWord[] = [];
    for (const word of listWords(email.body)) {
      const known = met.get(word);
      if (known === undefined) {
        const entry = { word, firstLead: lead, isShared: false };
        met.set(word, entry);
        first.push(entry);
      } else if (known.firstLead !== lead) known.isShared = true;
    }
    return first;
  });
}

/** The words of one lead that no other has, in the order of its body. */
function pickOwnWords(lead: Lead, met: readonly MetWord[]): string[] {
  const own = met.filter(({ word, isShared }) => !isShared && word.length >= SHORTEST_WORD);
  if (own.length === 0) return [];
  const naming = namingWords(lead);
  return own
    .map(({ word }) => word)
    .filter((word) => !naming.has(word))
    .slice(0, MOST_OWN_WORDS);
}

/**
 * Each lead's list context, in list order; compute it once over the whole list. Own words are the first twelve words of at least three
 * letters in the body that no other lead's body has, except names and companies. A list of one lead has none, because there is nothing to
 * compare with.
 */
export function readList(leads: readonly Lead[]): LeadContext[] {
  const contacts = new Map<string, number>();
  const keys = leads.map(({ company }) => companyKey(company));
  for (const key of keys) contacts.set(key, (contacts.get(key) ?? 0) + 1);
  const met = meetWords(leads);
  return leads.map((lead, index) => {
    const key = keys[index] ?? '';
    return {
      contactsAtCompany: key === '' ? 1 : (contacts.get(key) ?? 1),
      ownWords: leads.length === 1 ? [] : pickOwnWords(lead, met[index] ?? []),
    };
  });
}
