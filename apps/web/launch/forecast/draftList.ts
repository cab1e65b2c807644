import { toTypicalRows as toRows } from '@coldcast/rules/typicalRows';
import { listTypicalLeads } from '@coldcast/simulator/typicalList';
import type { EmailText } from '../leads/leadSource.ts';

/** The typical list as the rows of a file that has a column for each of the email's variables. */
export const toTypicalRows = (email: EmailText): ReturnType<typeof toRows> => toRows(email, listTypicalLeads());
