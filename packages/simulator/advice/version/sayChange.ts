import type { Edit } from '../../edits/edits.ts';
import { findEvidence } from '../../explain/evidence.ts';
import type { Email } from '../../lead.ts';
import { toQuote } from '../../narrative/facts.ts';
import { writeAdvice } from '../../narrative/writeAdvice.ts';
import { sayStays } from '../claims/blamedAfter.ts';
import { findChangedLines } from './changedLines.ts';
import { sayDifference, sayGone } from './sayDifference.ts';
import { sayDropped } from './sayDropped.ts';
import type { Trial } from './trial.ts';

const CAPITALS = /\p{Lu}[\p{Lu}\d'\u2019-]*\p{Lu}/gu;
const LOUD_MARKS = /[!\uff01]|\p{Extended_Pictographic}/gu;
/** What an edit calmed: capitals, marks, or both. */
function sayCalmed(before: Email, after: Email): string {
  const count = ({ subject, body }: Email, what: RegExp): number => `${subject}\n${body}`.match(what)?.length ?? 0;
  const loses = (what: RegExp): boolean => count(after, what) < count(before, what);
  const calmed = [loses(CAPITALS) ? 'capitals' : '', loses(LOUD_MARKS) ? 'loud marks' : ''].filter((name) => name !== '');
  return `Tone down the ${calmed.length === 0 ? 'loud words' : calmed.join(' and ')}`;
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
  const dropped = edit.id === 'keep_essentials' && edit.parts === undefined ? sayDropped(before, after) : undefined;
  if (dropped !== undefined) return dropped;
  const isWritten = (line: string): boolean => written.subject === line || written.body.includes(line);
  const isOfOthers = lines.removed.length > 0 && !lines.removed.some(isWritten);
  const general = isOfOthers ? edit.advice.find((phrase) => !phrase.includes('<')) : undefined;
  const isTold = edit.isRepair === true || edit.isMove === true;
  const shown = isTold ? undefined : sayDifference(lines, { before: before.subject, after: after.subject });
  if ((general ?? shown) !== undefined) return general ?? shown ?? edit.id;
  const old = lines.removed.find(isWritten);
  const tried = { edit, before: [before], emails: [after], columns: [], changed: 1, addsFacts: false };
  const say = (fields: ReadonlyMap<string, string>) => writeAdvice(tried, fields, { key: edit.id });
  const plain = edit.id === 'calm_body' ? sayCalmed(before, after) : say(new Map());
  const told = plain === edit.id && old !== undefined ? say(new Map([['quote', toQuote(old)]])) : plain;
  const whole = isTold || told.includes('“') ? told : `${told}${sayGone(lines, before.subject)}`;
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
