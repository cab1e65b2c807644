import type { RowProblem } from './checkRow.ts';
import { DEFAULT_WAIT_DAYS, MAX_BODY_LENGTH, MAX_EMAILS, MAX_SUBJECT_LENGTH, MAX_WAIT_DAYS } from './limits.ts';
import { followUpHeaders, type FollowUpText, type SequenceStep } from './sequenceColumns.ts';

const SHOWN_LENGTH = 200;

const problem = (value: string, reason: string): RowProblem => ({
  column: null,
  value: value.trim().slice(0, SHOWN_LENGTH),
  reason,
  fixedUrl: null,
});

/** The days in a cell such as `3`, `3 days` or `3d`; the default if empty, undefined if not a whole number from 0 to 90. */
export function parseWaitDays(cell: string): number | undefined {
  const text = cell.trim();
  if (text === '') return DEFAULT_WAIT_DAYS;
  const digits = /^(\d{1,4})(?:\.0+)?\s*(?:d|days?)?$/i.exec(text)?.[1];
  const days = Number(digits ?? Number.NaN);
  return days <= MAX_WAIT_DAYS ? days : undefined;
}

type Names = { body: string; subject: string; wait: string };

const ownNames = (step: number): Names => {
  const [body, subject, wait] = followUpHeaders(step);
  return { body, subject, wait };
};

/** Problems with the texts of one follow-up. */
function checkTexts({ subject, body }: { subject: string; body: string }, names: Names): RowProblem[] {
  const tooLong = (name: string, limit: number) => `${name} has more than ${limit.toLocaleString('en')} characters`;
  return [
    ...(body.length > MAX_BODY_LENGTH ? [problem(body, tooLong(names.body, MAX_BODY_LENGTH))] : []),
    ...(subject.length > MAX_SUBJECT_LENGTH ? [problem(subject, tooLong(names.subject, MAX_SUBJECT_LENGTH))] : []),
  ];
}

const gapReason = (filled: string, empty: string): string => `${filled} is filled but ${empty} is empty`;

export type FollowUpReading = { followUps: FollowUpText[]; problems: RowProblem[] };

/**
 * The follow-ups in one row. An empty body ends the lead's sequence: subjects and waits after it are ignored, but a later body is a fault,
 * as is an eighth email, so that no text is dropped silently.
 */
export function readFollowUps(cells: readonly string[], steps: readonly SequenceStep[], headers: readonly string[]): FollowUpReading {
  const followUps: FollowUpText[] = [];
  const problems: RowProblem[] = [];
  let emptyBody: string | null = null;
  for (const { step, body: bodyColumn, subject: subjectColumn, wait: waitColumn } of steps) {
    const own = ownNames(step);
    const names = {
      body: headers[bodyColumn] ?? own.body,
      subject: headers[subjectColumn] ?? own.subject,
      wait: headers[waitColumn] ?? own.wait,
    };
    const body = cells[bodyColumn] ?? '';
    if (body.trim() === '') {
      emptyBody ??= names.body;
      continue;
    }
    const subject = (cells[subjectColumn] ?? '').trim() === '' ? '' : (cells[subjectColumn] ?? '');
    const wait = cells[waitColumn] ?? '';
    const waitDays = parseWaitDays(wait);
    if (emptyBody !== null) problems.push(problem(body, gapReason(names.body, emptyBody)));
    else if (step > MAX_EMAILS) problems.push(problem(body, `${names.body} is too many: a lead gets ${MAX_EMAILS} emails at most`));
    problems.push(...checkTexts({ subject, body }, names));
    if (waitDays === undefined) problems.push(problem(wait, `${names.wait} must be a whole number of days from 0 to ${MAX_WAIT_DAYS}`));
    followUps.push({ subject, body, waitDays: waitDays ?? DEFAULT_WAIT_DAYS });
  }
  return { followUps, problems };
}

/** A filled sequence without the empty emails at its end. */
export const endSequence = <Email extends { body: string }>(followUps: readonly Email[]): Email[] =>
  followUps.slice(0, followUps.findLastIndex(({ body }) => body.trim() !== '') + 1);

/** Problems with follow-ups once they are filled: an empty one before a non-empty one, or one that is too long. */
export function checkFilledFollowUps(followUps: readonly FollowUpText[]): RowProblem[] {
  const empty = followUps.findIndex(({ body }) => body.trim() === '');
  const afterEmpty = empty === -1 ? [] : followUps.flatMap(({ body }, index) => (index > empty && body.trim() !== '' ? [index] : []));
  return [
    ...afterEmpty.map((index) => problem(followUps[index]?.body ?? '', gapReason(ownNames(index + 2).body, ownNames(empty + 2).body))),
    ...followUps.flatMap((followUp, index) => checkTexts(followUp, ownNames(index + 2))),
  ];
}
