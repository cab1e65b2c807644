import type { CheckedEmail, Sighting } from './finding.ts';
import { MOST_QUOTED } from './claimWords.ts';
import { isOfOneArea, isSubjectOfOneArea } from './ofArea.ts';
import { claimOfCompany } from './ofCompany.ts';
import { claimOfReader } from './ofReader.ts';
import { claimsOwnPapers } from './ownPapers.ts';
import { COMPANY } from './words.ts';
import { cutQuote } from './cutQuote.ts';

/** Fewer people may all be meant, and may work at one company. */
const LEAST_PEOPLE = 3;

/** A period after a title, a street or an hour ends no sentence. */
const BREAK = /(?<=[.!?]["\u201d)]?)(?<!\b(?:Mr|Mrs|Ms|Mx|Dr|Prof|Rev|St|Mt|No|Nr|vs|[ap]\.m|approx|e\.g|i\.e)\.)\s+|\n+/iu;
/** "Hi Ann, we cut the hedge next door": what follows the greeting is a sentence of its own. */
const GREETING = /^(?:hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening))(?: [\p{L}.'\u2019-]+){0,3}, +(?=\p{L})/iu;
/** The same with the name alone: "Ann, played your course on Sunday". */
const NAMED = /^\p{Lu}[\p{L}'\u2019-]+, +(?=\p{Ll})/u;
const sentencesOf = (text: string): string[] =>
  text.split(BREAK).map((sentence) => sentence.trim().replace(GREETING, '').replace(NAMED, ''));

const quote = (sentence: string): string => cutQuote(sentence, MOST_QUOTED);

/** Whether the list is about several companies: at one company, a fact about it may be true for all. */
function isMixed(emails: readonly CheckedEmail[]): boolean {
  const companies = new Map<string, number>();
  for (const { company } of emails) if (company !== null) companies.set(company, (companies.get(company) ?? 0) + 1);
  return companies.size !== 1 && [...companies.values()].every((count) => count * 2 < emails.length);
}

/** The body with its lead's company as a variable, so that a sentence about every company is the same in all emails. */
const withoutCompany = ({ body, company }: Pick<CheckedEmail, 'body' | 'company'>): string =>
  company === null || company.trim() === '' ? body : body.replaceAll(company, COMPANY);

/** Whether a subject speaks of papers that only its reader can have, or its reader's company: "Harlow audit results". */
function claimsPapers({ subject, company }: CheckedEmail): boolean {
  const name = company?.trim() ?? '';
  return claimsOwnPapers(
    name.length > 1 && subject.startsWith(name) ? subject.replace(name, 'your').replace(/^your['\u2019]s/, 'your') : subject,
  );
}

/** Sentences that tell something of one reader or of one company but are the same in the emails to all. */
export function findOneReader(emails: readonly CheckedEmail[]): { rowNumber: number; sighting: Sighting }[] {
  const [first] = emails;
  if (first === undefined || new Set(emails.map(({ profileUrl, slug }) => profileUrl || slug)).size < LEAST_PEOPLE) return [];
  const sentences = [...new Set(sentencesOf(first.body))];
  const subject = first.subject.trim();
  const isNearSubject = isSubjectOfOneArea(subject) && emails.every((email) => email.subject.trim() === subject);
  const near = [...(isNearSubject ? [subject] : []), ...sentences.filter(isOfOneArea)];
  const told = sentences.flatMap((sentence) => (near.includes(sentence) ? [sentence] : (claimOfReader(sentence) ?? [])));
  const claimed = [...new Set(sentencesOf(withoutCompany(first)).flatMap((sentence) => claimOfCompany(sentence) ?? []))];
  const ofSubject = claimsPapers(first) ? [withoutCompany({ ...first, body: first.subject.trim() })] : [];
  if (told.length + claimed.length + ofSubject.length + near.length === 0 || !isMixed(emails)) return [];
  const shared = [
    ...ofSubject.filter(() => emails.every(claimsPapers)),
    ...(isNearSubject ? [subject] : []),
    ...told.filter((sentence) => emails.every(({ body }) => body.includes(sentence))),
    ...claimed.filter((sentence) => emails.every((email) => withoutCompany(email).includes(sentence))),
  ];
  return shared.flatMap((sentence) =>
    emails.map(({ rowNumber }) => ({
      rowNumber,
      sighting: {
        kind: near.includes(sentence) || isOfOneArea(sentence) ? ('one_area' as const) : ('one_reader' as const),
        text: quote(sentence),
        instead: null,
        fix: null,
        goesTo: emails.length,
      },
    })),
  );
}
