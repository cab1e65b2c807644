import type { ProfileUrlReading } from '../profileUrl.ts';
import type { LeadRole } from './roleNames.ts';
import type { FollowUpText } from './sequenceColumns.ts';

/** A row with a valid profile. Facts missing in the file are null. */
export type LeadRow = {
  /** As in a spreadsheet: the header is a row, and a cell with several lines is in one row. */
  rowNumber: number;
  profileUrl: string;
  slug: string;
  /** The profile's key; from its second row on with the occurrence, such as `jane-doe#2`. */
  leadKey: string;
  firstName: string | null;
  lastName: string | null;
  fullName: string | null;
  company: string | null;
  title: string | null;
  /** As in the file: `37`, `51-200`. */
  companySize: string | null;
  industry: string | null;
  /** As in the file; absent if there is none. */
  country?: string | undefined;
  email: string | null;
  /** All cells of the row, as written. */
  cells: string[];
  /** Empty for lead lists. */
  subject: string;
  body: string;
  /** The emails after the first, if any; never in lead lists. */
  followUps?: readonly FollowUpText[] | undefined;
};

export type LeadSource = {
  rowNumber: number;
  cells: string[];
  profile: ProfileUrlReading & { verdict: 'valid' };
  /** The name before the link in a line of text. */
  name: string | null;
  /** 1 for the first row of a profile. */
  occurrence: number;
  subject: string;
  body: string;
  followUps: readonly FollowUpText[];
};

/** Reads leads by the columns of each role; a role's later columns are used if its earlier ones are empty. */
export function createLeadReader(columns: Record<LeadRole, readonly number[]>): (source: LeadSource) => LeadRow {
  return ({ rowNumber, cells, profile, name, occurrence, subject, body, followUps }) => {
    const country = readFirst(cells, columns.country);
    const names = name === null ? readNames(cells, columns) : splitName(name);
    return {
      rowNumber,
      profileUrl: profile.url,
      slug: profile.slug,
      leadKey: occurrence === 1 ? profile.leadKey : `${profile.leadKey}#${occurrence}`,
      firstName: names.firstName,
      lastName: names.lastName,
      fullName: names.fullName,
      company: readFirst(cells, columns.company),
      title: readFirst(cells, columns.title),
      companySize: readFirst(cells, columns.companySize),
      industry: readFirst(cells, columns.industry),
      ...(country !== null && { country }),
      email: readFirst(cells, columns.email),
      cells,
      subject,
      body,
      ...(followUps.length > 0 && { followUps }),
    };
  };
}

/** The first non-empty cell in these columns. */
export function readFirst(cells: readonly string[], columns: readonly number[]): string | null {
  for (const column of columns) {
    const cell = cells[column];
    if (cell === undefined || cell === '') continue;
    if (isTight(cell)) return cell;
    const value = withoutQuotes(cell.trim());
    if (value !== '') return value;
  }
  return null;
}

const APOSTROPHE = 39;
/** Quotes around a whole cell that a text editor made typographic, or a tool wrote as apostrophes. */
const typedQuotes = /^(?:“[^“”]*”|„[^„“]*“|«[^«»]*»|‘[^‘’]*’|'[^']*')$/;

const withoutQuotes = (value: string): string => (typedQuotes.test(value) ? value.slice(1, -1).trim() : value);

/** Whether a cell starts and ends with a plain letter, as nearly all do; much cheaper than trimming it. */
const isTight = (cell: string): boolean => isPlainLetter(cell.charCodeAt(0)) && isPlainLetter(cell.charCodeAt(cell.length - 1));

const isPlainLetter = (code: number): boolean => code > 32 && code < 127 && code !== APOSTROPHE;

type Names = { firstName: string | null; lastName: string | null; fullName: string | null };

/**
 * A full name is split at its first space, but only if neither part has its own value. In a file without a last-name column, a `Name` next
 * to the first name is the last name if it does not contain the first.
 */
function readNames(cells: readonly string[], columns: Record<LeadRole, readonly number[]>): Names {
  const firstName = readFirst(cells, columns.firstName);
  const lastName = readFirst(cells, columns.lastName);
  const fullName = readFirst(cells, columns.fullName);
  if (firstName !== null && fullName !== null && columns.lastName.length === 0 && !fullName.includes(firstName)) {
    return { firstName, lastName: fullName, fullName: `${firstName} ${fullName}` };
  }
  if (firstName !== null || lastName !== null) {
    const joined = firstName === null || lastName === null ? (firstName ?? lastName) : `${firstName} ${lastName}`;
    return { firstName, lastName, fullName: fullName ?? joined };
  }
  return splitName(fullName);
}

function splitName(fullName: string | null): Names {
  const blank = fullName?.search(/\s/) ?? -1;
  if (fullName === null || blank === -1) return { firstName: fullName, lastName: null, fullName };
  return { firstName: fullName.slice(0, blank), lastName: fullName.slice(blank).trim(), fullName };
}
