import type { Edit } from '../edits/edits.ts';
import { findEvidence } from '../explain/evidence.ts';
import { lettersOf } from '../damage/partText.ts';
import type { Email } from '../lead.ts';
import { toQuote } from '../narrative/facts.ts';
import { countOf } from '../countOf.ts';
import { toSingular } from '../fit/offerWords.ts';
import { capitalise } from '../edits/textOps.ts';
import { writeAdvice } from '../narrative/writeAdvice.ts';
import { sayStays } from './blamedAfter.ts';
import { findChangedLines, type ChangedLines } from './changedLines.ts';
import { isOfEssentials } from './searchEdits.ts';
import { sayDifference, sayGone } from './sayDifference.ts';
import type { Trial } from './trial.ts';

const GREETS = /^[^.!?]{1,60}[,:]$/u;
const MOST_CONTACT_WORDS = 2;
const plain = (line: string): string => lettersOf(line.toLowerCase());

const wordsOf = (line: string): string[] => line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Words that a shorter sentence may begin anew with. */
const ANEW: ReadonlySet<string> = new Set(['a', 'an', 'we', 'are']);
/** Whether a line says a part of another one, however many of its words went: "We are a lift contractor" of "We are the leading lift contractor". */
function isPartOf(part: string, line: string): boolean {
  const all = wordsOf(line).flatMap((word) => [word, toSingular(word)]);
  return wordsOf(part).every((word) => ANEW.has(word) || all.includes(word));
}

/** How many sentences a cut drops, and of how many it keeps a part; a greeting that it rewrites is none. */
function countDropped({ removed, added }: ChangedLines, subject: string): { dropped: number; shortened: number } {
  // A number or an address that moved is no part of a sentence.
  const kept = added.filter((line) => line.split(/\s+/).length > MOST_CONTACT_WORDS);
  const gone = removed.filter((line) => line !== subject && plain(line) !== '' && !GREETS.test(line));
  const isKept = (line: string): boolean => kept.some((part) => plain(line).includes(plain(part)));
  const shortened = gone.filter((line) => kept.some((part) => plain(part) !== plain(line) && isPartOf(part, line)));
  return { dropped: gone.filter((line) => !isKept(line) && !shortened.includes(line)).length, shortened: shortened.length };
}

const andFormat = new Intl.ListFormat('en-US');

/** A cut in one line that names all that it does: the text next to it shows which sentences go. */
function sayCut(lines: ChangedLines, [before, after]: readonly [Email, Email]): string {
  const { dropped, shortened } = countDropped(lines, before.subject);
  const counted = [
    ...(dropped === 0 ? [] : [`drop ${countOf(dropped, 'sentence')}`]),
    ...(shortened === 0 ? [] : [dropped === 0 ? `shorten ${countOf(shortened, 'sentence')}` : `shorten ${shortened}`]),
  ];
  const isAsked = lines.added.some((line) => line.endsWith('?') && line !== after.subject);
  const greeted = lines.removed.filter((line) => GREETS.test(line) || /^(?:hi|hey|hello|dear|good)\b/iu.test(line)).map(plain);
  const isGreeted = lines.added.some((line) => GREETS.test(line) && !greeted.includes(plain(line)));
  const done = [
    `cut it to what the reader needs${counted.length === 0 ? '' : ` (${counted.join(', ')})`}`,
    ...(isGreeted ? ['greet by name'] : []),
    ...(isAsked ? ['end with one question'] : []),
    ...(before.subject === after.subject ? [] : [`change the subject to “${after.subject}”`]),
  ];
  return capitalise(andFormat.format(done));
}

const REPLY_MARK = /^\s*((?:re|fwd?)\s*:)/iu;
/** The prefix of a reply that goes with other words of a subject, where the advice does not name it. */
function sayMark(told: string, [before, after]: readonly [Email, Email]): string {
  const mark = REPLY_MARK.exec(before.subject)?.[1];
  return mark === undefined || REPLY_MARK.test(after.subject) || /\b(?:re|fwd?)\b|subject/iu.test(told) ? '' : ` (the “${mark}” goes, too)`;
}

/**
 * What an edit does, in the same words on every page: the words or the sentence before and after if they can be quoted, otherwise the edit's
 * own advice with the sentences that are gone. A repair is told by what it corrects. A change on top of others may rewrite what those wrote:
 * that is not quoted, as it is not in the `written` email.
 */
export function sayChange(edit: Edit, [before, after]: readonly [Email, Email], written: Email = before): string {
  const lines = findChangedLines(before, after);
  if (isOfEssentials(edit)) return sayCut(lines, [before, after]);
  const isWritten = (line: string): boolean => written.subject === line || written.body.includes(line);
  const isOfOthers = lines.removed.length > 0 && !lines.removed.some(isWritten);
  const general = isOfOthers ? edit.advice.find((phrase) => !phrase.includes('<')) : undefined;
  const shown = edit.isRepair === true ? undefined : sayDifference(lines, { before: before.subject, after: after.subject });
  if ((general ?? shown) !== undefined) return general ?? shown ?? edit.id;
  const old = lines.removed.find(isWritten);
  const tried = { edit, before: [before], emails: [after], columns: [], changed: 1, addsFacts: false };
  const say = (fields: ReadonlyMap<string, string>) => writeAdvice(tried, fields, { key: edit.id });
  const plain = say(new Map());
  const told = plain === edit.id && old !== undefined ? say(new Map([['quote', toQuote(old)]])) : plain;
  const whole = edit.isRepair === true || told.includes('“') ? told : `${told}${sayGone(lines, before.subject)}`;
  return `${whole}${sayMark(whole, [before, after])}`;
}

/** Placeholders that nothing replaces. */
export function placeholdersLeft({ sample: [first], shared }: Pick<Trial, 'sample' | 'shared'>, version: Email): string[] {
  if (first === undefined) return [];
  const lead = { ...first.row.lead, email: shared.fill(version, first.row.lead) };
  return findEvidence('broken_variables', { ...first.row, lead }, false).map(({ text }) => text);
}

/** That some placeholders stay after an edit that writes the others; empty if it leaves none. */
export const sayPlaceholders = (trial: Pick<Trial, 'sample' | 'shared'>, edit: Edit, version: Email): string =>
  edit.id === 'write_variables' ? sayStays(placeholdersLeft(trial, version), 'fill in') : '';
