import type { Edit } from '../edits/edits.ts';
import { findEvidence } from '../explain/evidence.ts';
import type { Evidence } from '../explain/explanation.ts';
import type { LeadRow } from '../explain/rows.ts';
import type { Email } from '../lead.ts';
import { toQuote } from '../narrative/facts.ts';
import type { FactorId } from '../signs/signs.ts';
import type { ChangedLines } from './changedLines.ts';

/** Faults that consist of words, so that a new line that still has one of them has the fault. */
const OF_WORDS: readonly FactorId[] = ['hype', 'spam_phrases', 'pressure', 'guilt', 'loudness', 'insult', 'threat', 'subject_devices'];
/** A quotation of more words is a whole sentence, blamed for what it is about. */
const MOST_WORDS = 5;

/** The words that cards blame in a lead's email. */
const blamedWords = (row: LeadRow, email: Email): Evidence[] => {
  const edited = { ...row, lead: { ...row.lead, email } };
  return OF_WORDS.flatMap((id) => findEvidence(id, edited, false)).filter(({ text }) => text.split(/\s+/).length <= MOST_WORDS);
};

/** The blamed words that an edit leaves in the lines it writes; a reader who is told of them expects them to go with it. */
export function blamedLeft(row: LeadRow, email: Email, { added }: ChangedLines): string[] {
  const words = blamedWords(row, email).map(({ text }) => text);
  return [...new Set(words)].filter((text) => added.some((line) => line.includes(text)));
}

/** Edits of spelling and capitals rewrite any line, whatever it says. */
export const rewritesAll = ({ id, isRepair }: Pick<Edit, 'id' | 'isRepair'>): boolean => isRepair === true || id === 'finish_sentences';

const listFormat = new Intl.ListFormat('en-US');

/** What an edit names and leaves: " (“full-service” stays)"; empty if it leaves nothing. `why`: why it stays. */
export function sayStays(words: readonly string[], why = ''): string {
  const quoted = [...new Set(words)].map((text) => `“${toQuote(text)}”`);
  return quoted.length === 0 ? '' : ` (${listFormat.format(quoted)} ${quoted.length === 1 ? 'stays' : 'stay'}${why})`;
}
