import { MAX_EMAILS } from './limits.ts';

/** One email after the first, as a file or a form gives it. An empty subject stays in the thread of the email before. */
export type FollowUpText = { subject: string; body: string; waitDays: number };

/** Where the emails after the first are in a file: one entry for each step from 2 on, without gaps; -1 for a missing column. */
export type SequenceStep = { step: number; body: number; subject: number; wait: number };

type Part = 'body' | 'subject' | 'wait';
type NamedColumn = { column: number; step: number; part: Part; isBare: boolean };

/** The names our own files have. */
export const followUpHeaders = (step: number): [body: string, subject: string, wait: string] => [
  `email_body_${step}`,
  `subject_line_${step}`,
  `wait_days_${step}`,
];

/** The columns of all follow-ups of leads with this many emails at most, in the order they are written. */
export const followUpHeadersUpTo = (emails: number): string[] =>
  Array.from({ length: Math.max(0, emails - 1) }, (_, index) => followUpHeaders(index + 2)).flat();

/** Every name of a follow-up's column that our own files may have. */
export const FOLLOW_UP_HEADERS: readonly string[] = followUpHeadersUpTo(MAX_EMAILS);

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words for an email of a sequence, which say nothing of which part of it a column holds. */
const EMAIL_WORDS = words('email emails step sequence message msg touch touchpoint followup variant a');
const PART_WORDS: Readonly<Record<Part, ReadonlySet<string>>> = {
  subject: words('subject line'),
  wait: words('wait delay days day in before gap interval'),
  body: words('body text content copy html plain'),
};
const TELLING: Readonly<Record<Part, ReadonlySet<string>>> = {
  subject: words('subject'),
  wait: words('wait delay gap interval'),
  body: words('body text content copy'),
};
const PARTS = ['subject', 'wait', 'body'] as const satisfies readonly Part[];

/** More is not a sequence, but a number of something else. */
const HIGHEST_NUMBER = 30;

const toWords = (header: string): string[] =>
  header
    .slice(0, 60)
    .replace(/follow[\s_-]*up/gi, ' followup ')
    .replace(/\be-mail/gi, 'email')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([a-z])(\d)|(\d)([a-z])/gi, '$1$3 $2$4')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * What a header says of an email of a sequence: `email_body_2`, `Email 2 Body`, `Subject 2`, `Step 3`, `Follow-up 1` (the second email),
 * `Step 2 Delay (days)`. A name without a part, as `Step 3`, is bare: it may be the text, or something else.
 */
export function readSequenceHeader(header: string): { step: number; part: Part; isBare: boolean } | undefined {
  const all = toWords(header);
  const numbers = all.filter((word) => /^\d+$/.test(word));
  const names = all.filter((word) => !/^\d+$/.test(word));
  const number = Number(numbers[0] ?? Number.NaN);
  if (numbers.length !== 1 || names.length === 0 || number < 1 || number > HIGHEST_NUMBER) return undefined;
  const step = names.includes('followup') ? number + 1 : number;
  const part = PARTS.find((candidate) => names.some((name) => TELLING[candidate].has(name)));
  const isKnown = (name: string) => EMAIL_WORDS.has(name) || (part !== undefined && PART_WORDS[part].has(name));
  return names.every(isKnown) ? { step, part: part ?? 'body', isBare: part === undefined } : undefined;
}

/** Rows looked at below a bare name, and characters of each cell. */
const SAMPLE_ROWS = 300;
const SAMPLE_LENGTH = 200;

/** A cell that reads like a text: two words at least. An address, a link or a day is one word, or has none. */
const isProse = (cell: string): boolean =>
  cell
    .slice(0, SAMPLE_LENGTH)
    .split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word)).length >= 2;

/** A bare name counts where most of what is below it is text: `Email 2` may be an address, `Step 2` a day. */
function holdsTexts(rows: readonly (readonly string[])[], column: number): boolean {
  const filled = rows
    .slice(0, SAMPLE_ROWS)
    .map((cells) => cells[column] ?? '')
    .filter((cell) => cell.trim() !== '');
  return filled.length > 0 && filled.filter(isProse).length * 2 >= filled.length;
}

function listNamedColumns(headers: readonly string[], rows: readonly (readonly string[])[]): NamedColumn[] {
  return headers.flatMap((header, column) => {
    const named = readSequenceHeader(header);
    return named === undefined || (named.isBare && !holdsTexts(rows, column)) ? [] : [{ column, ...named }];
  });
}

/** The column of one part of one email: the name our own files have, else one that says the part, else a bare one. */
function findColumn(named: readonly NamedColumn[], headers: readonly string[], wanted: { step: number; part: Part }): number {
  const ofPart = named.filter(({ step, part }) => step === wanted.step && part === wanted.part);
  const own = followUpHeaders(wanted.step);
  const found =
    ofPart.find(({ column }) => own.includes(headers[column] ?? '')) ?? ofPart.find(({ isBare }) => !isBare) ?? ofPart.find(() => true);
  return found?.column ?? -1;
}

/**
 * Where a campaign file has its emails after the first. `isOwn`: the file was written by us, and only the names of our own files count, so that
 * no other column of a lead list becomes an email.
 */
export function findSequenceSteps(headers: readonly string[], rows: readonly (readonly string[])[], isOwn: boolean): SequenceStep[] {
  const own = new Set(FOLLOW_UP_HEADERS);
  const named = listNamedColumns(headers, rows).filter(({ column, step }) => step > 1 && (!isOwn || own.has(headers[column] ?? '')));
  const last = Math.max(1, ...named.filter(({ part }) => part === 'body').map(({ step }) => step));
  return Array.from({ length: last - 1 }, (_, index) => {
    const step = index + 2;
    const columnOf = (part: Part) => findColumn(named, headers, { step, part });
    return { step, body: columnOf('body'), subject: columnOf('subject'), wait: columnOf('wait') };
  });
}

/** The first email's columns in a sequence export; -1 for a missing column. */
export function findFirstEmail(headers: readonly string[], rows: readonly (readonly string[])[]): { body: number; subject: number } {
  const named = listNamedColumns(headers, rows).filter(({ step }) => step === 1);
  const unnumbered = (name: RegExp) => headers.findIndex((header) => name.test(header.trim()));
  const columnOf = (part: Part) => findColumn(named, headers, { step: 1, part });
  const [body, subject] = [columnOf('body'), columnOf('subject')];
  return {
    body: body === -1 ? unnumbered(/^(?:e-?mail[\s_-]*)?(?:body|text|content|copy)$/i) : body,
    subject: subject === -1 ? unnumbered(/^(?:e-?mail[\s_-]*)?subject(?:[\s_-]*line)?$/i) : subject,
  };
}

/** Columns that hold an email of the sequence, which say nothing of the lead. */
export const sequenceColumnsOf = (steps: readonly SequenceStep[]): Set<number> =>
  new Set(steps.flatMap(({ body, subject, wait }) => [body, subject, wait]).filter((column) => column !== -1));

/** Cells under `followUpHeadersUpTo(emails)`. */
export const writeFollowUpCells = (followUps: readonly FollowUpText[], emails: number): string[] =>
  Array.from({ length: Math.max(0, emails - 1) }, (_, index) => {
    const followUp = followUps[index];
    return followUp === undefined ? ['', '', ''] : [followUp.body, followUp.subject, String(followUp.waitDays)];
  }).flat();
