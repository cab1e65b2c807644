import type { Edit } from '../edits/edits.ts';
import { findEvidence } from '../explain/evidence.ts';
import type { LeadRow } from '../explain/rows.ts';
import type { Email } from '../lead.ts';
import { toQuote } from '../narrative/facts.ts';
import type { FactorId } from '../signs/signs.ts';
import type { ChangedLines } from './changedLines.ts';

/** Faults that consist of words, so that a new line that still has one of them has the fault. */
const OF_WORDS: readonly FactorId[] = [
  'hype',
  'spam_phrases',
  'pressure',
  'guilt',
  'loudness',
  'insult',
  'threat',
  'subject_devices',
  'placement',
];
/** A quotation of more words is a whole sentence, blamed for what it is about. */
const MOST_WORDS = 5;

const spansIn = (row: LeadRow, ids: readonly FactorId[]): string[] =>
  ids.flatMap((id) => findEvidence(id, row, false)).map(({ text }) => text);
const known = new WeakMap<LeadRow, readonly string[]>();

/** The words that cards blame in a lead's email; capitals are blamed only as written. */
function blamedBefore(row: LeadRow): readonly string[] {
  const kept = known.get(row);
  if (kept !== undefined) return kept;
  const words = spansIn(
    row,
    OF_WORDS.filter((id) => id !== 'loudness'),
  );
  known.set(row, words);
  return words;
}

const IS_LINK = /https?:|www\.|\.\w{2,}\//i;
const isShort = (text: string): boolean => /\p{L}/u.test(text) && !IS_LINK.test(text) && text.split(/\s+/).length <= MOST_WORDS;

/** Blamed words that an edit leaves in the lines it writes; a reader who is told of them expects them to go with it. */
export function blamedLeft(row: LeadRow, email: Email, { added }: ChangedLines): string[] {
  const left = spansIn({ ...row, lead: { ...row.lead, email } }, OF_WORDS);
  const words = new Set([...blamedBefore(row), ...left].filter(isShort));
  const isIn = (text: string): boolean => added.some((line) => line.toLowerCase().includes(text.toLowerCase()));
  const found = [...words].filter((text) => (left.includes(text) ? added.some((line) => line.includes(text)) : isIn(text)));
  const holds = (one: string, other: string): boolean => one.toLowerCase().includes(other.toLowerCase());
  // The longest of several that hold each other.
  return found
    .toSorted((one, other) => other.length - one.length)
    .filter((text, index, all) => !all.slice(0, index).some((longer) => holds(longer, text)));
}

/** Edits of spelling and capitals rewrite any line, whatever it says. */
export const rewritesAll = ({ id, isRepair }: Pick<Edit, 'id' | 'isRepair'>): boolean => isRepair === true || id === 'finish_sentences';

const listFormat = new Intl.ListFormat('en-US');

/** What an edit names and leaves: " (“full-service” stays)"; empty if it leaves nothing. `why`: why it stays. */
export function sayStays(words: readonly string[], why = ''): string {
  const quoted = [...new Set(words)].map((text) => `“${toQuote(text)}”`);
  return quoted.length === 0 ? '' : ` (${listFormat.format(quoted)} ${quoted.length === 1 ? 'stays' : 'stay'}${why})`;
}
