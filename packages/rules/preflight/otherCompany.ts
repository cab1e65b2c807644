import type { CheckedEmail, Sighting } from './finding.ts';
import { oncePerText } from './oncePerText.ts';

const LEGAL_FORM =
  /[,\s]+(?:inc|llc|ltd|limited|gmbh|ag|kg|se|sa|sas|s\.?r\.?l|spa|bv|b\.v|nv|ab|oy|as|plc|corp|co|company|group|holdings?)\.?$/iu;
const SHORTEST = 4;
/**
 * Of the emails that name a company on the list, the share that name their own. From this share on, naming one's own company is the
 * pattern.
 */
const OWN_SHARE = 0.5;
/** If a larger share of the emails names a company, it is a customer or a tool, not a mistake. */
const MAX_MENTIONS = 0.1;

/** The name without its legal form, as people write it. */
const toShortName = (company: string): string => {
  const short = company.trim().replace(LEGAL_FORM, '').trim();
  return short === company.trim() ? short : toShortName(short);
};

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

type Company = { name: string; folded: string };
type Mention = { row: CheckedEmail; others: Company[]; namesOwn: boolean };

/** Companies on the list by their first word; names of one word count too, but see `isNamed`. */
function indexCompanies(rows: readonly CheckedEmail[]): Map<string, Company[]> {
  const names = new Set(rows.flatMap(({ company }) => (company === null ? [] : [toShortName(company)])));
  const byWord = new Map<string, Company[]>();
  for (const name of names) {
    if (name.length < SHORTEST) continue;
    const word = /^[\p{L}\p{N}]+/u.exec(name)?.[0];
    if (word === undefined) continue;
    byWord.set(word, [...(byWord.get(word) ?? []), { name, folded: fold(name) }]);
  }
  return byWord;
}

/**
 * Whether the text at the offset uses the name as a name: complete, and if it is a single word, inside a sentence, where a capitalized
 * "Target" is not a verb.
 */
function isNamed(text: string, at: number, { name }: Company): boolean {
  if (!text.startsWith(name, at) || /^[\p{L}\p{N}]/u.test(text.slice(at + name.length, at + name.length + 1))) return false;
  return /\s/.test(name) || /[\p{Ll}\p{N},][ \t]+$/u.test(text.slice(Math.max(0, at - 4), at));
}

const CAPITAL_WORD = /(?<![\p{L}\p{N}])[\p{Lu}\p{Lo}\p{N}][\p{L}\p{N}]*/gu;

function findCompanies(text: string, byWord: ReadonlyMap<string, Company[]>): Company[] {
  const found = new Map<string, Company>();
  for (const { 0: word, index } of text.matchAll(CAPITAL_WORD)) {
    for (const company of byWord.get(word) ?? []) if (isNamed(text, index, company)) found.set(company.folded, company);
  }
  return [...found.values()];
}

type TextReaders = { companiesIn: (text: string) => Company[]; foldText: (text: string) => string };

function readMention(row: CheckedEmail, { companiesIn, foldText }: TextReaders): Mention | undefined {
  if (row.company === null) return undefined;
  const own = fold(toShortName(row.company));
  if (own === '') return undefined;
  const text = `${row.subject}\n${row.body}`;
  const isOwn = ({ folded }: Company) => folded.includes(own) || own.includes(folded);
  const named = companiesIn(text);
  // A company's own name counts in any form: its first word, as one word, in lower case.
  const first = fold(/^[\p{L}\p{N}]+/u.exec(row.company.trim())?.[0] ?? '');
  const namesOwn =
    named.some(isOwn) ||
    (named.length > 0 && (foldText(text).includes(own) || (first.length >= SHORTEST && foldText(text).includes(first))));
  return { row, others: named.filter((company) => !isOwn(company)), namesOwn };
}

/**
 * Emails that name the company of another row and not their own, if the list's emails usually name their own company. It reports only
 * certain cases: companies that many emails mention, and lists whose emails name no companies, are skipped.
 */
export function findOtherCompanies(rows: readonly CheckedEmail[]): { rowNumber: number; sighting: Sighting }[] {
  const byWord = indexCompanies(rows);
  if (byWord.size < 2) return [];
  const readers = { companiesIn: oncePerText((text) => findCompanies(text, byWord)), foldText: oncePerText(fold) };
  const mentions = rows.flatMap((row) => readMention(row, readers) ?? []);
  const naming = mentions.filter(({ others, namesOwn }) => namesOwn || others.length > 0);
  const own = naming.filter(({ namesOwn }) => namesOwn).length;
  if (naming.length < 3 || own < OWN_SHARE * naming.length) return [];
  const counts = new Map<string, number>();
  for (const { others } of naming) for (const { folded } of others) counts.set(folded, (counts.get(folded) ?? 0) + 1);
  const most = Math.max(1, MAX_MENTIONS * rows.length);
  return naming
    .filter(({ namesOwn }) => !namesOwn)
    .flatMap(({ row, others }) =>
      others
        .filter(({ folded }) => (counts.get(folded) ?? 0) <= most)
        .map(({ name }) => ({
          rowNumber: row.rowNumber,
          sighting: { kind: 'other_company' as const, text: name, instead: row.company, fix: null },
        })),
    );
}
