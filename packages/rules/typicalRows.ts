import { findVariables } from './emailTemplate.ts';
import { findVariableSource } from './emailTemplateVariables.ts';
import type { LeadRow } from './leadFile.ts';

type EmailText = { subject: string; body: string };

/** Columns that a typical list has beside the names. */
export const USUAL_COLUMNS = ['company', 'title'] as const;

/** What the columns of a typical list hold that only the user knows: a plain word, the same for everyone. */
const ANY_VALUE = 'example';

/** Custom variables of an email that a list with these columns has no value for; the usual columns unless others are named. */
export function listUnknownNames({ subject, body }: EmailText, headers: readonly string[] = USUAL_COLUMNS): string[] {
  const variables = [...findVariables(subject), ...findVariables(body)].filter(({ isValid, isFirstName }) => isValid && !isFirstName);
  return [...new Set(variables.map(({ name }) => name))].filter((name) => findVariableSource(name, headers) === undefined);
}

/** Leads of a typical list, as the engine invents them. */
type TypicalLead = Pick<LeadRow, 'leadKey' | 'slug' | 'firstName' | 'company' | 'title' | 'companySize' | 'industry'> & {
  name: string | null;
};

/** A last name that is written out behind a form of address. */
const TITLED_NAME =
  /^\s*(?:\p{L}+[ \t]+){0,4}?(?:mrs?|ms|mx|miss|dr|prof|professor|chef|coach|pastor|rev|reverend|father|sister|rabbi|imam|captain|officer|sheriff|judge|senator|councill?or|mayor|principal|nurse|herrn?|frau|monsieur|madame|mme|m|se\u00f1ora?|sra?)\.?[ \t]+(\p{Lu}[\p{L}'\u2019-]+)[ \t]*[,!:\n]/iu;

/** Leads are invented, so a last name the email is written for is theirs. */
const nameOf = (name: string | null, firstName: string | null, lastName: string | undefined): string | null =>
  lastName === undefined ? name : `${firstName ?? name?.split(' ')[0] ?? ''} ${lastName}`.trim();

/** The typical list as the rows of a file that has a column for each of the email's variables. */
export function toTypicalRows(
  email: EmailText,
  typicalLeads: readonly TypicalLead[],
): { leads: readonly LeadRow[]; headers: readonly string[] } {
  const unknown = listUnknownNames(email);
  const lastName = TITLED_NAME.exec(email.body)?.[1];
  const leads = typicalLeads.map(({ name, ...lead }, position): LeadRow => ({
    ...lead,
    rowNumber: position + 2,
    profileUrl: '',
    lastName: null,
    fullName: nameOf(name, lead.firstName, lastName),
    email: null,
    cells: [lead.company ?? '', lead.title ?? '', ...unknown.map(() => ANY_VALUE)],
    subject: '',
    body: '',
  }));
  return { leads, headers: [...USUAL_COLUMNS, ...unknown] };
}
