import { MAX_EMAILS } from './limits.ts';

/** One follow-up from a file or a form. An empty subject stays in the thread of the previous email. */
export type FollowUpText = { subject: string; body: string; waitDays: number };

/** Columns of the follow-ups in a file: one entry per step from 2 on, without gaps; -1 for a missing column. */
export type SequenceStep = { step: number; body: number; subject: number; wait: number };

type Part = 'body' | 'subject' | 'wait';
type NamedColumn = { column: number; step: number; part: Part; isBare: boolean };

/** Column names in our own files. */
export const followUpHeaders = (step: number): [body: string, subject: string, wait: string] => [
  `email_body_${step}`,
  `subject_line_${step}`,
  `wait_days_${step}`,
];

/** The columns of all follow-ups for leads with at most this many emails, in writing order. */
export const followUpHeadersUpTo = (emails: number): string[] =>
  Array.from({ length: Math.max(0, emails - 1) }, (_, index) => followUpHeaders(index + 2)).flat();

/** Every follow-up column name that our own files may have. */
export const FOLLOW_UP_HEADERS: readonly string[] = followUpHeadersUpTo(MAX_EMAILS);

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words for an email of a sequence that do not say which part of it a column contains. */
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

/** A higher number counts something else. */
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
 * What a header says about an email of a sequence: `email_body_2`, `Email 2 Body`, `Subject 2`, `Step 3`, `Follow-up 1` (the second email),
 * `Step 2 Delay (days)`. A name without a part, such as `Step 3`, is bare: it may be the text or something else.
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

/** How many rows below a bare name are examined, and how many characters of each cell. */
const SAMPLE_ROWS = 300;
const SAMPLE_LENGTH = 200;

/** Whether a cell reads like text, with at least two words. An address, a link or a date has at most one. */
const isProse = (cell: string): boolean =>
  cell
    .slice(0, SAMPLE_LENGTH)
    .split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word)).length >= 2;

/** A bare name counts if most cells below it are text: `Email 2` may be an address, `Step 2` a date. */
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

/** The column for one part of one email: our own name for it, otherwise one that names the part, otherwise a bare one. */
function findColumn(named: readonly NamedColumn[], headers: readonly string[], wanted: { step: number; part: Part }): number {
  const ofPart = named.filter(({ step, part }) => step === wanted.step && part === wanted.part);
  const own = followUpHeaders(wanted.step);
  const found =
    ofPart.find(({ column }) => own.includes(headers[column] ?? '')) ?? ofPart.find(({ isBare }) => !isBare) ?? ofPart.find(() => true);
  return found?.column ?? -1;
}

/**
 * Columns of a campaign file's follow-ups. `isOwn`: we wrote the file, and only our own names count, so that no other column of a lead list
 * becomes an email.
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

/** The first email's columns in an exported sequence; -1 for a missing column. */
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

/** Columns that contain an email of the sequence and say nothing about the lead. */
export const sequenceColumnsOf = (steps: readonly SequenceStep[]): Set<number> =>
  new Set(steps.flatMap(({ body, subject, wait }) => [body, subject, wait]).filter((column) => column !== -1));

/** The cells for `followUpHeadersUpTo(emails)`. */
export const writeFollowUpCells = (followUps: readonly FollowUpText[], emails: number): string[] =>
  Array.from({ length: Math.max(0, emails - 1) }, (_, index) => {
    const followUp = followUps[index];
    return followUp === undefined ? ['', '', ''] : [followUp.body, followUp.subject, String(followUp.waitDays)];
  }).flat();
