import type { Edit } from '../edits/edits.ts';
import { findEvidence } from '../explain/evidence.ts';
import type { Email } from '../lead.ts';
import { toQuote } from '../narrative/facts.ts';
import { writeAdvice } from '../narrative/writeAdvice.ts';
import { blamedLeft, sayStays } from './blamedText.ts';
import type { ChangedLines } from './changedLines.ts';
import { sayDifference } from './sayDifference.ts';
import type { Trial } from './trial.ts';

/** What an edit does: the sentence before and after if there is one, otherwise the edit's own advice. */
export function sayChange(edit: Edit, lines: ChangedLines, [before, after]: readonly [Email, Email]): string {
  const shown = sayDifference(lines, { before: before.subject, after: after.subject });
  if (shown !== undefined) return shown;
  const [old] = lines.removed;
  const tried = { edit, before: [before], emails: [after], columns: [], changed: 1, addsFacts: false };
  const say = (fields: ReadonlyMap<string, string>) => writeAdvice(tried, fields, { key: `${before.subject}\n${before.body}` });
  const plain = say(new Map());
  return plain === edit.id && old !== undefined ? say(new Map([['quote', toQuote(old)]])) : plain;
}

/** Blamed words that an edit leaves in the lines it writes, judged by the version's email to its first lead. */
export function wordsLeft(
  { sample: [first], shared }: Trial,
  { edit, lines }: { edit: Edit; lines: ChangedLines },
  version: Email,
): string[] {
  if (first === undefined || edit.isRepair === true) return [];
  return blamedLeft(first.row, shared.fill(version, first.row.lead), lines);
}

/** Placeholders that nothing replaces. */
export function placeholdersLeft({ sample: [first], shared }: Trial, version: Email): string[] {
  if (first === undefined) return [];
  const lead = { ...first.row.lead, email: shared.fill(version, first.row.lead) };
  return findEvidence('broken_variables', { ...first.row, lead }, false).map(({ text }) => text);
}

/** What an edit names and leaves in the version; empty if it leaves nothing. */
export function sayLeft(trial: Trial, step: { edit: Edit; lines: ChangedLines }, version: Email): string {
  const placeholders = step.edit.id === 'write_variables' ? placeholdersLeft(trial, version) : [];
  return placeholders.length > 0 ? sayStays(placeholders, ': only you can fill that in') : sayStays(wordsLeft(trial, step, version));
}
