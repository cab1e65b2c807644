import type { LeadInList } from '../lead.ts';
import { readName } from '../persona/name/readName.ts';

/**
 * A campaign's follow-ups mostly differ only by the reader's name and company. These are replaced with a stand-in before the text is read,
 * so that one reading serves all leads in any order. If the text may contain anything else about the lead, it is read as is.
 */
const [FIRST_NAME, FULL_NAME, SLUG, COMPANY] = ['Odette', 'Odette Varnham', 'odette-varnham', 'Quillmark Partners'] as const;

/** The lead and the text to read, and a function that converts other texts of the thread in the same way. */
export type StandIn = { lead: LeadInList; put: (text: string) => string };

const ONE_NAME = /^\p{Lu}[\p{L}'’-]+$/u;
const LETTERS = /[\p{L}\p{N}]+/gu;
const SHORTEST_WORD = 3;
/** A greeting of someone by name, or a short first line that is one. */
const GREETS_SOMEBODY =
  /^\s*(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Gg]reetings|[Gg]ood\s+(?:morning|afternoon|evening|day))[\s,]+\p{Lu}|\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)?[,:]?\s*\n)/u;
const GREETS_STAND_IN = new RegExp(`^\\s*(?:\\p{L}+[\\s,]+){0,2}${FIRST_NAME}\\b`, 'u');

const wordsOf = (text: string): string[] => text.toLowerCase().match(LETTERS) ?? [];

/** Characters after a form of address. */
const AFTER_ADDRESS = ',.!:;\n–—-';
const LETTER = /[\p{L}\p{N}]/u;

/** A text with the name replaced in forms of address: before a comma, a period or the end of a line. */
function putName(text: string, name: string): string {
  let put = '';
  let from = 0;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    const end = at + name.length;
    const isAddress = end === text.length || AFTER_ADDRESS.includes(text.charAt(end));
    if (!isAddress || (at > 0 && LETTER.test(text.charAt(at - 1)))) continue;
    put += text.slice(from, at) + FIRST_NAME;
    from = end;
  }
  return from === 0 ? text : put + text.slice(from);
}

/** Whether a text still contains something about the lead, or greets someone other than the stand-in. */
function tellsOfLead(
  text: string,
  { names, company, title }: { names: readonly string[]; company: string | null; title: string | null },
): boolean {
  const found = new Set(wordsOf(text.replaceAll(FIRST_NAME, ' ').replaceAll(COMPANY, ' ')));
  const telling = [...names, company ?? '', title ?? ''].flatMap(wordsOf).filter((word) => word.length >= SHORTEST_WORD);
  if (telling.some((word) => found.has(word))) return true;
  return GREETS_SOMEBODY.test(text) && !GREETS_STAND_IN.test(text);
}

/** A stand-in for the reader of a text; null if the text must be read as is. */
export function findStandIn(lead: LeadInList, text: string): StandIn | null {
  const { firstName, words } = readName(lead);
  const { company, title } = lead;
  if (firstName === null || !ONE_NAME.test(firstName) || text.includes(FIRST_NAME) || text.includes(COMPANY)) return null;
  const putCompany = (from: string) => (company === null || company.length < SHORTEST_WORD ? from : from.replaceAll(company, COMPANY));
  const put = (from: string) => putCompany(putName(from, firstName));
  if (tellsOfLead(put(text), { names: words, company, title })) return null;
  const standing = { slug: SLUG, name: FULL_NAME, firstName: FIRST_NAME, company: company === null ? null : COMPANY, title: null };
  return { lead: { ...lead, ...standing }, put };
}
