import type { LeadRow } from '@coldcast/rules/leadFile';
import { listTypicalLeads } from '@coldcast/simulator/typicalList';
import type { SequenceText } from '../leads/leadSource.ts';
import { listUnknownNames, USUAL_COLUMNS } from './unknownNames.ts';

/** Rows a draft can be filled for. */
type DraftRows = { leads: readonly LeadRow[]; headers: readonly string[] };

/** What the columns of a typical list hold that only the user knows: a plain word, the same for everybody. */
const ANY_VALUE = 'example';

/** The typical list as the rows of a file that has a column for each of the email's variables. */
export function toTypicalRows(email: SequenceText): DraftRows {
  const unknown = listUnknownNames(email);
  const leads = listTypicalLeads().map(({ name, ...lead }, position): LeadRow => ({
    ...lead,
    rowNumber: position + 2,
    profileUrl: '',
    lastName: null,
    fullName: name,
    email: null,
    cells: [lead.company ?? '', lead.title ?? '', ...unknown.map(() => ANY_VALUE)],
    subject: '',
    body: '',
  }));
  return { leads, headers: [...USUAL_COLUMNS, ...unknown] };
}
