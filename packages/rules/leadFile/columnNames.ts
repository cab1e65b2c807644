import { LEAD_ROLES, QUALIFIERS, roleNames, roleWords, WHOLE_NAMES, type LeadRole } from './roleNames.ts';

/** No column name is longer; the rest is not compared. */
const MAX_HEADER_LENGTH = 200;

const ownLetters: Record<string, string> = { ł: 'l', Ł: 'L', ß: 'ss', ø: 'o', Ø: 'O', æ: 'ae', œ: 'oe' };

/** Letters without accents: `Prénom` becomes `Prenom`. */
const foldLetters = (header: string): string =>
  header
    .slice(0, MAX_HEADER_LENGTH)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁßøØæœ]/g, (letter) => ownLetters[letter] ?? '');

/** A header in comparable form: lower-cased, without accents, only a-z and 0-9. */
export const normalizeHeader = (header: string): string =>
  foldLetters(header)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** The words of a header, lower-cased and without accents: `currentJobTitle` has three. */
export const headerWords = (header: string): string[] =>
  foldLetters(header)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

const roleRanks = new Map(LEAD_ROLES.flatMap((role) => roleNames[role].map((name, rank) => [name, { role, rank }] as const)));
/** Names matched word by word rank after all listed names. */
const WORDS_RANK = Math.max(...LEAD_ROLES.map((role) => roleNames[role].length));

type KnownRole = { role: LeadRole; rank: number };

function findKnownRole(header: string): KnownRole | undefined {
  return roleRanks.get(normalizeHeader(header)) ?? findRoleByWords(header);
}

/**
 * Matches headers such as `Company Name - Cleaned`, `Contact: Company`, `current_position_title`: words of a role and no others with a
 * meaning.
 */
function findRoleByWords(header: string): KnownRole | undefined {
  const words = headerWords(header).filter((word) => !QUALIFIERS.has(word));
  const found = roleWords.find(
    ({ heads, others }) => words.some((word) => heads.has(word)) && words.every((word) => heads.has(word) || others.has(word)),
  );
  return found && { role: found.role, rank: WORDS_RANK };
}

/** The role of a header, if any. */
export const findRole = (header: string): LeadRole | undefined => findKnownRole(header)?.role;

export type RoleColumns = Record<LeadRole, number[]>;

/** The columns of each role, best first: a lead uses the first non-empty one. */
export function findRoleColumns(headers: readonly string[]): RoleColumns {
  const found = headers.map((header, column) => ({ column, known: findKnownRole(header) }));
  const ofRole = (role: LeadRole) =>
    found
      .flatMap(({ column, known }) => (known?.role === role ? [{ column, rank: known.rank }] : []))
      .sort((a, b) => a.rank - b.rank)
      .map(({ column }) => column);
  return settleNames(headers, {
    firstName: ofRole('firstName'),
    lastName: ofRole('lastName'),
    fullName: ofRole('fullName'),
    company: ofRole('company'),
    title: ofRole('title'),
    companySize: ofRole('companySize'),
    industry: ofRole('industry'),
    country: ofRole('country'),
    email: ofRole('email'),
  });
}

/** A word for one part of a name means the whole name if no column has the other part. */
function settleNames(headers: readonly string[], columns: RoleColumns): RoleColumns {
  const { firstName: first, lastName: last } = columns;
  if (first.length > 0 === last.length > 0) return columns;
  const whole = [...first, ...last].filter((column) => WHOLE_NAMES.has(normalizeHeader(headers[column] ?? '')));
  const rest = (part: number[]) => part.filter((column) => !whole.includes(column));
  return { ...columns, firstName: rest(first), lastName: rest(last), fullName: [...columns.fullName, ...whole] };
}
