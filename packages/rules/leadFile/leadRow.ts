import type { ProfileUrlReading } from '../profileUrl.ts';
import type { LeadRole } from './columnNames.ts';

/** A row with a valid profile. Facts the file does not give are null. */
export type LeadRow = {
  /** As a spreadsheet shows it: the header is a row, a cell of several lines is in one row. */
  rowNumber: number;
  profileUrl: string;
  slug: string;
  /** The profile's key; from its second row on with the occurrence, as `jane-doe#2`. */
  leadKey: string;
  firstName: string | null;
  lastName: string | null;
  fullName: string | null;
  company: string | null;
  title: string | null;
  /** As the file writes it: `37`, `51-200`. */
  companySize: string | null;
  industry: string | null;
  email: string | null;
  /** All cells of the row, as they were written. */
  cells: string[];
  /** Empty for lead lists. */
  subject: string;
  body: string;
};

export type LeadSource = {
  rowNumber: number;
  cells: string[];
  profile: ProfileUrlReading & { verdict: 'valid' };
  /** 1 for the first row of a profile. */
  occurrence: number;
  subject: string;
  body: string;
};

/** Reads leads by the columns of each role; a role's later columns are used where its earlier ones are empty. */
export function createLeadReader(columns: Record<LeadRole, readonly number[]>): (source: LeadSource) => LeadRow {
  return ({ rowNumber, cells, profile, occurrence, subject, body }) => {
    const fullCell = readFirst(cells, columns.fullName);
    const [firstOfFull, lastOfFull] = splitName(fullCell);
    const firstCell = readFirst(cells, columns.firstName);
    const lastCell = readFirst(cells, columns.lastName);
    const firstName = firstCell ?? (lastCell === null ? firstOfFull : null);
    const lastName = lastCell ?? (firstCell === null ? lastOfFull : null);
    return {
      rowNumber,
      profileUrl: profile.url,
      slug: profile.slug,
      leadKey: occurrence === 1 ? profile.leadKey : `${profile.leadKey}#${occurrence}`,
      firstName,
      lastName,
      fullName: fullCell ?? joinName(firstName, lastName),
      company: readFirst(cells, columns.company),
      title: readFirst(cells, columns.title),
      companySize: readFirst(cells, columns.companySize),
      industry: readFirst(cells, columns.industry),
      email: readFirst(cells, columns.email),
      cells,
      subject,
      body,
    };
  };
}

function readFirst(cells: readonly string[], columns: readonly number[]): string | null {
  for (const column of columns) {
    const value = cells[column]?.trim() ?? '';
    if (value !== '') return value;
  }
  return null;
}

function splitName(fullName: string | null): [first: string | null, last: string | null] {
  if (fullName === null) return [null, null];
  const blank = fullName.search(/\s/);
  return blank === -1 ? [fullName, null] : [fullName.slice(0, blank), fullName.slice(blank).trim()];
}

const joinName = (firstName: string | null, lastName: string | null): string | null =>
  firstName === null ? lastName : lastName === null ? firstName : `${firstName} ${lastName}`;
