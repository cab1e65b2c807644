import type { Lead, LeadContext } from './lead.ts';

/** Own words kept per lead: the model needs fewer, and they are stored with every lead. */
const MOST_OWN_WORDS = 12;
const SHORTEST_WORD = 3;

const listWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const companyKey = (company: string | null): string => listWords(company ?? '').join(' ');

/** Words that name the lead rather than speak of it. */
const namingWords = ({ name, firstName, company, slug }: Lead): Set<string> =>
  new Set(listWords([name, firstName, company, slug].filter((part) => part !== null).join(' ')));

/** In how many leads each word occurs, counted up to two. */
function countWords(wordsOfLeads: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of wordsOfLeads) {
    for (const word of words) {
      const count = counts.get(word) ?? 0;
      if (count < 2) counts.set(word, count + 1);
    }
  }
  return counts;
}

/**
 * What each lead's place in its list says, in list order; to be computed once over the whole list. Own words are the first twelve words of the body of
 * three letters or more that no other lead's body has, names and companies apart. A list of one lead has none: there is nothing to compare with.
 */
export function readList(leads: readonly Lead[]): LeadContext[] {
  const contacts = new Map<string, number>();
  for (const { company } of leads) contacts.set(companyKey(company), (contacts.get(companyKey(company)) ?? 0) + 1);
  // Bodies alone: another subject must not change what a body is worth.
  const wordsOfLeads = leads.map(({ email }) => new Set(listWords(email.body)));
  const counts = countWords(wordsOfLeads);
  return leads.map((lead, index) => {
    const key = companyKey(lead.company);
    const naming = namingWords(lead);
    const own = [...(wordsOfLeads[index] ?? [])].filter(
      (word) => word.length >= SHORTEST_WORD && counts.get(word) === 1 && !naming.has(word),
    );
    return {
      contactsAtCompany: key === '' ? 1 : (contacts.get(key) ?? 1),
      ownWords: leads.length === 1 ? [] : own.slice(0, MOST_OWN_WORDS),
    };
  });
}
