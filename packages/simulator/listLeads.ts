import type { Email, FollowUp, Lead, LeadInList } from './lead.ts';
import { readPersona } from './persona/readPersona.ts';
import { readCountry } from './reading/language/countries.ts';
import { readList } from './readList.ts';

/** A row of a lead file with its filled email, with the fields the engine uses. Unknown facts are null. */
export type ListedRow = {
  leadKey: string;
  slug: string;
  fullName: string | null;
  firstName: string | null;
  company: string | null;
  title: string | null;
  companySize: string | null;
  industry: string | null;
  country?: string | undefined;
  subject: string;
  body: string;
};

/** A lead's filled emails: the first, and its follow-ups if any. */
export type FilledEmails = Email & { followUps?: readonly FollowUp[] | undefined };

/**
 * The leads of a whole list in row order, each with its list context: the input of simulation and forecast. `completeEmail` returns a row's
 * email once its first name is known from the file or the slug (null if neither has it), for rows with an unfilled first name.
 */
export function listLeads<Row extends ListedRow>(
  rows: readonly Row[],
  completeEmail: (row: Row, firstName: () => string | null) => FilledEmails,
): LeadInList[] {
  const leads = rows.map((row): Lead => {
    const lead = {
      leadKey: row.leadKey,
      slug: row.slug,
      name: row.fullName,
      firstName: row.firstName,
      company: row.company,
      title: row.title,
      companySize: row.companySize,
      industry: row.industry,
      email: { subject: row.subject, body: row.body },
    };
    const { subject, body, followUps } = completeEmail(row, () => readPersona(lead).firstName);
    const first = { ...lead, email: { subject, body } };
    return followUps === undefined || followUps.length === 0 ? first : { ...first, followUps };
  });
  const contexts = readList(leads);
  return leads.map((lead, position) => {
    const country = readCountry(rows[position]?.country);
    const context = contexts[position] ?? { contactsAtCompany: 1, ownWords: [] };
    return { ...lead, context: country === null ? context : { ...context, country } };
  });
}
