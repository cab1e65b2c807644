import { findVariables } from './emailTemplate.ts';
import { findVariableSource } from './emailTemplateVariables.ts';
import type { LeadRow } from './leadFile.ts';

type EmailText = { subject: string; body: string };

/** Columns of a typical list besides the names. */
export const USUAL_COLUMNS = ['company', 'title'] as const;

/** Value of typical-list columns that only the user can know: a plain word, the same for everyone. */
const ANY_VALUE = 'example';

/** Custom variables of an email without a value in a list with these columns; the usual columns by default. */
export function listUnknownNames({ subject, body }: EmailText, headers: readonly string[] = USUAL_COLUMNS): string[] {
  const variables = [...findVariables(subject), ...findVariables(body)].filter(({ isValid, isFirstName }) => isValid && !isFirstName);
  return [...new Set(variables.map(({ name }) => name))].filter((name) => findVariableSource(name, headers) === undefined);
}

/** Leads of a typical list, as invented by the engine. */
type TypicalLead = Pick<LeadRow, 'leadKey' | 'slug' | 'firstName' | 'company' | 'title' | 'companySize' | 'industry'> & {
  name: string | null;
};

/** A last name written out after a form of address. */
const TITLED_NAME =
  /^\s*(?:\p{L}+[ \t]+){0,4}?(?:mrs?|ms|mx|miss|dr|prof|professor|chef|coach|pastor|rev|reverend|father|sister|rabbi|imam|captain|officer|sheriff|judge|senator|councill?or|mayor|principal|nurse|herrn?|frau|monsieur|madame|mme|m|se\u00f1ora?|sra?)\.?[ \t]+(\p{Lu}[\p{L}'\u2019-]+)[ \t]*[,!:\n]/iu;

/** Leads are invented, so if the email is addressed to a last name, they get that name. */
const nameOf = (name: string | null, firstName: string | null, lastName: string | undefined): string | null =>
  lastName === undefined ? name : `${firstName ?? name?.split(' ')[0] ?? ''} ${lastName}`.trim();

/** The typical list as rows of a file with a column for each of the email's variables. */
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
