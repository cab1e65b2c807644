import { toTypicalRows as toRows } from '@coldcast/rules/typicalRows';
import { listTypicalLeads } from '@coldcast/simulator/typicalList';
import { toWholeText } from '@coldcast/rules/sequence/wholeText';
import type { SequenceText } from '../leads/leadSource.ts';

/** The typical list as rows of a file with a column for each of the emails' variables. */
export const toTypicalRows = (email: SequenceText): ReturnType<typeof toRows> => toRows(toWholeText(email), listTypicalLeads());
